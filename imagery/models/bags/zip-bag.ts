import { Matrix4 } from 'three'
import { merge, place, standing } from '../../kit/geometry'
import { clamp, item, lerp, steps, vector } from '../../kit/maths'
import type { Model, Part } from '../../kit/model'
import { boundsOf, roundedPolygon, roundedRectangle } from '../../kit/outline'
import type { Corner, Outline } from '../../kit/outline'
import { panel } from '../../kit/panel'
import { plate, roundedBox } from '../../kit/solids'
import { seamOnPanel, stitchRows } from '../../kit/stitches'
import { normalAt } from '../../kit/surface'
import type { Surface } from '../../kit/surface'
import { ring } from '../../kit/sweep'
import { wordMark } from '../../kit/word-mark'
import { casing } from './casing'
import { flatHandles, placedAt, shoulderStrap, sideTab } from './handles'
import { closure } from './hardware'
import type { Closure } from './hardware'

export type ZipShape = 'box' | 'moon' | 'round' | 'dome' | 'belt'

/** A closed body with a zip along its top: moon, drum, camera case, pouch, briefcase, weekender, backpack. */
export type ZipBagOptions = {
  shape: ZipShape
  width: number
  height: number
  depth: number
  corner?: number
  softness?: number
  /** The upper depth as a share of the lower one. */
  slim?: number
  carry?:
    | { kind: 'strap' | 'chain'; drop: number; width?: number }
    | { kind: 'handles'; height: number }
    | { kind: 'wrist' }
  relief?: (x: number, y: number) => number
  lock?: Closure
  lockSize?: number
  hasMark?: boolean
  /** A pocket on the front, as a share of the height. */
  pocket?: number
  pad?: number
}

function outlineOf({ shape, width, height, corner = 1.6 }: ZipBagOptions, ground: number): Outline {
  const half = width / 2
  const top = ground + height
  if (shape === 'round')
    return roundedPolygon(
      steps(0, 1, 96)
        .slice(0, -1)
        .map((t): Corner => [
          half * Math.cos(t * 2 * Math.PI),
          ground + height / 2 + (height / 2) * Math.sin(t * 2 * Math.PI),
          0,
        ]),
      0.16,
    )
  if (shape === 'moon') {
    const dip = height * 0.17
    const upper = steps(0.93, -0.93, 40).map((x): Corner => [x * half, top - dip * (1 - (x / 0.93) ** 2), 0])
    const lower = steps(-0.999, 0.999, 90).map((x): Corner => {
      const deep = (1 - Math.abs(x) ** 2.3) ** (1 / 2.1)
      return [x * half, top - height * 0.12 - height * 0.88 * deep, 0]
    })
    return smoothed(roundedPolygon([...upper, ...lower], 0.16), 12)
  }
  const upper = shape === 'dome' ? Math.min(half * 0.98, height * 0.62) : corner
  const lower = shape === 'belt' ? Math.min(half * 0.8, height * 0.7) : corner
  return roundedPolygon(
    [
      [-half, ground, lower],
      [half, ground, lower],
      [half * (shape === 'box' ? 0.97 : 1), top, upper],
      [-half * (shape === 'box' ? 0.97 : 1), top, upper],
    ],
    0.16,
  )
}

/** Rounds every corner by averaging neighbours. */
function smoothed(outline: Outline, rounds: number): Outline {
  let line = [...outline]
  for (let k = 0; k < rounds; k++)
    line = line.map((p, i) => {
      const a = item(line, (i + line.length - 1) % line.length)
      const b = item(line, (i + 1) % line.length)
      return [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4] as const
    })
  return line
}

/** Places along the middle of the strip where the zip runs. */
function zipLine(side: Surface, from: number) {
  return steps(0, 1, 900)
    .map((u) => ({ at: side(u, 0.5), normal: normalAt(side, u, 0.5) }))
    .filter(({ at }) => at.y > from)
    .toSorted((a, b) => a.at.x - b.at.x)
}

function zip(side: Surface, from: number): Part[] {
  const line = zipLine(side, from)
  const teeth = []
  const tape = []
  let last = item(line, 0).at.clone()
  let count = 0
  for (const [k, { at, normal }] of line.entries()) {
    if (k === 0 || at.distanceTo(last) < 0.2) continue
    const along = at.clone().sub(last).normalize()
    const across = along.clone().cross(normal).normalize()
    const out = across.clone().cross(along).normalize()
    const basis = new Matrix4().makeBasis(along, out, across)
    const tooth = roundedBox(0.13, 0.12, 0.34, 0.045, 2)
    teeth.push(
      tooth.applyMatrix4(
        basis.clone().setPosition(
          at
            .clone()
            .addScaledVector(across, count % 2 === 0 ? 0.09 : -0.09)
            .addScaledVector(out, 0.04),
        ),
      ),
    )
    tape.push(
      roundedBox(at.distanceTo(last) + 0.06, 0.05, 1.1, 0.02, 1).applyMatrix4(
        basis.clone().setPosition(at.clone().add(last).multiplyScalar(0.5).addScaledVector(out, 0.012)),
      ),
    )
    last = at.clone()
    count += 1
  }
  const end = item(line, Math.floor(line.length * 0.93))
  const stand = standing(end.at.clone().addScaledVector(end.normal, 0.14), vector(0, 0, 1), end.normal)
  const slider = roundedBox(0.5, 0.85, 0.22, 0.09, 3).applyMatrix4(stand)
  const pull = place(plate(roundedRectangle(0.55, 2.1, 0.26, 0.06), 0.14, 0.05), {
    turn: [0, 0.3, 0],
    at: [0.1, -1.25, 0.12],
  }).applyMatrix4(stand)
  const eye = place(ring(0.2, 0.07, 40, 14), { at: [0, -0.28, 0.16] }).applyMatrix4(stand)
  return [
    { name: 'zip-tape', slot: 'edge', geometry: merge(tape) },
    { name: 'zip-teeth', slot: 'metal', geometry: merge(teeth) },
    { name: 'zip-slider', slot: 'metal', geometry: slider },
    { name: 'zip-eye', slot: 'metal', geometry: eye },
    { name: 'zip-pull', slot: 'metal', geometry: pull },
  ]
}

export function zipBag(options: ZipBagOptions): Model {
  const { shape, width, height, depth, softness = 0, slim = 0.8, carry } = options
  const ground = 0.02
  const top = ground + height
  const outline = outlineOf(options, ground)
  const halfDepth = (y: number) => lerp(depth, depth * slim, clamp((y - ground) / height)) / 2
  const thickness = 0.26 * clamp(depth / 4, 0.6, 1)
  const body = casing({
    outline,
    halfDepth,
    thickness,
    belly: Math.min(0.5, depth * 0.08),
    softness,
    fold: 0,
    isWrapped: true,
    pad: options.pad ?? 0.12,
    relief: options.relief,
  })
  const { right } = boundsOf(outline)
  const from = top - zipReach(shape, height)
  const parts: Part[] = [...body.parts, ...zip(body.side, from)]
  if (options.pocket) {
    const [w, h] = [width * 0.76, height * options.pocket]
    const pocket = roundedPolygon(
      [
        [-w / 2, ground + height * 0.07, 1.2],
        [w / 2, ground + height * 0.07, 1.2],
        [w / 2, ground + height * 0.07 + h, 0.6],
        [-w / 2, ground + height * 0.07 + h, 0.6],
      ],
      0.18,
    )
    const bend = (x: number, y: number, h_: number) => body.front(x, y, thickness + 0.1 + h_)
    parts.push(
      ...panel({
        name: 'pocket',
        outline: pocket,
        bend,
        thickness: 0.3,
        pad: 0.25,
        padFrom: 0.5,
        padTo: 2.4,
        groove: 0.04,
        rings: 30,
        slots: { back: 'lining' },
      }),
      {
        name: 'pocket-seam',
        slot: 'stitch',
        geometry: stitchRows(seamOnPanel(pocket, 0.4, bend, 0.26), {
          pitch: 0.4,
          length: 0.3,
          radius: 0.034,
        }),
      },
    )
  }
  const lift = thickness + (options.pad ?? 0.12)
  if (options.lock) {
    const at = body.front(0, top - height * 0.42, lift)
    const normal = body.front(0, top - height * 0.42, lift + 1).sub(at)
    parts.push(
      ...placedAt(
        closure(options.lock, options.lockSize ?? 0.9),
        standing(at, vector(1, 0, 0), normal),
        'lock',
      ),
    )
  } else if (options.hasMark !== false) {
    const y0 = options.pocket ? ground + height * (0.07 + options.pocket) + 1.6 : ground + height * 0.3
    parts.push({
      name: 'mark',
      slot: 'foil',
      geometry: wordMark(
        clamp(width * 0.18, 1.6, 4.4),
        (x, y, h) => body.front(x, y0 + y, lift - 0.02 + h),
        0.014,
        6,
      ),
    })
  }
  if (carry?.kind === 'handles')
    parts.push(
      ...flatHandles({
        faces: [
          { bend: body.front, sign: 1 },
          { bend: body.back, sign: -1 },
        ],
        reach: width * 0.16,
        top: top - 0.5,
        height: carry.height,
        sewn: height * 0.24,
        width: 2.2,
        thickness: body.thickness + 0.1,
      }),
    )
  else if (carry?.kind === 'strap' || carry?.kind === 'chain') {
    const y = top - strapDepth(shape, height)
    const x = edgeAt(outline, y, right)
    for (const sign of [-1, 1]) parts.push(...sideTab(sign * (x - 0.24), y - 0.2, sign, carry.width))
    parts.push(
      ...shoulderStrap({ reach: x + 0.05, base: y, drop: carry.drop, kind: carry.kind, width: carry.width }),
    )
  }
  return { parts }
}

/** How far below its top a bag's zip begins and ends. */
function zipReach(shape: ZipShape, height: number): number {
  if (shape === 'moon') return height * 0.3
  return shape === 'round' ? height * 0.36 : Math.min(height * 0.2, 1.2)
}

/** How far below its top a bag's strap is fixed. */
function strapDepth(shape: ZipShape, height: number): number {
  if (shape === 'moon') return height * 0.16
  return shape === 'round' ? height * 0.28 : Math.min(2, height * 0.12)
}

/** How far right an outline reaches at a height. */
function edgeAt(outline: Outline, y: number, otherwise: number): number {
  const near = outline.filter((p) => p[0] > 0 && Math.abs(p[1] - y) < 0.3)
  return near.length === 0 ? otherwise : Math.max(...near.map((p) => p[0]))
}
