import { at, curveThrough, superellipse } from '../../kit/curves'
import { lerp, smooth, vector } from '../../kit/maths'
import type { Model, Part } from '../../kit/model'
import { counterClockwise, dense, inset } from '../../kit/outline'
import type { Outline, Point } from '../../kit/outline'
import { merged, shell, skin, slab, sweep, tube } from '../../kit/rows'
import { rbox } from '../jewellery/shapes'
import { grounded } from '../jewellery/pieces'
import { choiceOf } from '../params'
import type { Params } from '../params'
import { wordMark } from '../../kit/word-mark'

const squares = ['square', 'cat-eye', 'oversized', 'slim'] as const
const rounds = ['round', 'aviator', 'hexagon', 'titanium'] as const
type Shape = (typeof squares)[number] | (typeof rounds)[number]

/** The outline of one lens around its own middle, for the right eye of the wearer's face as we see it (x outwards). */
function lensOf(shape: Shape): Outline {
  const soft = (points: readonly Point[]) =>
    counterClockwise(
      curveThrough(
        points.map(([x, y]) => vector(x, y, 0)),
        140,
        true,
      ).map(({ x, y }): Point => [x, y]),
    )
  switch (shape) {
    case 'square':
      return superellipse(5, 4.1, 3.6, 140).map(([x, y]): Point => [x * (1 + 0.03 * y), y + 0.05 * x])
    case 'oversized':
      return superellipse(5.7, 5.1, 3.4, 140).map(([x, y]): Point => [x * (1 + 0.025 * y), y + 0.05 * x])
    case 'slim':
      return superellipse(5.2, 2.9, 3.2, 140).map(([x, y]): Point => [x, y + 0.06 * x])
    case 'cat-eye':
      return soft([
        [-2.4, 0.5],
        [-1.6, 1.5],
        [0.4, 1.85],
        [2.2, 2.35],
        [2.95, 2.2],
        [2.75, 1],
        [2, -0.7],
        [0.6, -1.75],
        [-0.9, -1.75],
        [-2, -0.9],
      ])
    case 'aviator':
      return soft([
        [-2.3, 1.3],
        [-1, 1.95],
        [0.8, 2],
        [2.3, 1.6],
        [2.95, 0.5],
        [2.6, -1.2],
        [1.4, -2.5],
        [0, -2.8],
        [-1.3, -2.1],
        [-2.2, -0.4],
      ])
    case 'hexagon':
      return counterClockwise(
        dense(
          curveThrough(
            Array.from({ length: 6 }, (_, index) => {
              const turn = (index / 6) * Math.PI * 2
              return [0.97, 1, 0.97].map((size, step) =>
                vector(
                  2.75 * size * Math.cos(turn + (step - 1) * 0.16) * (step === 1 ? 1 : 0.985),
                  2.5 * size * Math.sin(turn + (step - 1) * 0.16),
                  0,
                ),
              )
            }).flat(),
            150,
            true,
          ).map(({ x, y }): Point => [x, y]),
          0.2,
        ),
      )
    case 'round':
    case 'titanium':
      return superellipse(4.9, 4.7, 2.05, 140)
  }
}

const halfBridge: Record<Shape, number> = {
  square: 3.35,
  oversized: 3.75,
  slim: 3.45,
  'cat-eye': 3.5,
  aviator: 3.55,
  hexagon: 3.5,
  round: 3.4,
  titanium: 3.4,
}

/** The bow of a face: everything far out lies further back. */
const faceAt = (x: number, y: number) => -0.0145 * x * x - 0.008 * (y + 0.5) ** 2

const bent = (geometry: Part['geometry']) => {
  const position = geometry.getAttribute('position')
  for (let vertex = 0; vertex < position.count; vertex += 1)
    position.setZ(vertex, position.getZ(vertex) + faceAt(position.getX(vertex), position.getY(vertex)))
  return geometry
}

const sides = [1, -1] as const
const mirrorX = (outline: Outline, side: 1 | -1, shift: number): Outline =>
  counterClockwise(outline.map(([x, y]): Point => [side * (x + shift), y]))

function lenses(shape: Shape): Part[] {
  const outline = lensOf(shape)
  return sides.map((side) => {
    const rim = mirrorX(outline, side, halfBridge[shape])
    const grown = inset(rim, -0.06)
    const middle = vector(side * halfBridge[shape], 0, 0)
    const ring = (share: number, z: number) =>
      grown.map(([x, y]) => {
        const place = middle.clone().lerp(vector(x, y, 0), share)
        return place.setZ(faceAt(place.x, place.y) + z)
      })
    const tall = Math.max(...grown.map(([, y]) => Math.abs(y)))
    const rows = [
      ...[0.02, 0.25, 0.5, 0.75, 0.95].map((share) => ring(share, 0.3)),
      ring(1, 0.27),
      ring(1, 0.17),
      ...[0.95, 0.75, 0.5, 0.25, 0.02].map((share) => ring(share, 0.14)),
    ]
    return {
      name: `lens${side}`,
      geometry: skin(rows, {
        ring: true,
        caps: true,
        crease: 40,
        uv: (row, column) => {
          const line = at(rows, row)
          const point = at(line, column % line.length)
          return [point.x / 6, (point.y + tall) / (2 * tall)]
        },
      }),
      slot: 'lens',
    }
  })
}

/** Arms back to the ears, with their tips, and hinges. */
function arms(
  x: number,
  y: number,
  z: number,
  profile: readonly Point[],
  slot: string,
  isWire: boolean,
): Part[] {
  return sides.flatMap((side) => {
    const line = curveThrough(
      [
        vector(side * x, y, z + 0.15),
        vector(side * (x + 0.22), y, z - 0.8),
        vector(side * (x + 0.34), y - 0.02, z - 4.5),
        vector(side * (x + 0.2), y - 0.15, z - 8.6),
        vector(side * x, y - 1.1, z - 11),
        vector(side * (x - 0.22), y - 3.3, z - 13),
        vector(side * (x - 0.3), y - 4.2, z - 13.5),
      ],
      150,
    )
    const arm = sweep(profile, line, {
      hint: () => vector(side, 0, 0),
      roundEnds: true,
      scale: (share) =>
        isWire ? 1 : lerp(1, 0.72, smooth(0.02, 0.4, share)) + 0.14 * smooth(0.72, 1, share),
    })
    const tip = isWire
      ? [
          {
            name: `tip${side}`,
            geometry: sweep(superellipse(0.34, 0.62, 3, 28), line.slice(96), {
              hint: () => vector(side, 0, 0),
              roundEnds: true,
            }),
            slot: 'tips',
          },
        ]
      : []
    return [{ name: `arm${side}`, geometry: arm, slot }, ...tip]
  })
}

function markOn(x: number, y: number, z: number): Part[] {
  return sides.map((side) => ({
    name: `mark${side}`,
    geometry: wordMark(1.9, (u, v, h) => vector(side * (x + 0.235 + h), y + v, z - 3 - side * u), 0.012, 7),
    slot: 'metal',
  }))
}

/** Frames of acetate. */
export function squareGlasses(params: Params): Model {
  const shape = choiceOf(params, 'design', squares)
  const lens = lensOf(shape)
  const shift = halfBridge[shape]
  const border = { square: 0.62, 'cat-eye': 0.55, oversized: 0.66, slim: 0.55 }[shape]
  const outer = inset(lens, -border).map(([x, y]): Point => {
    const corner = smooth(0.3, 1, x / 3) * smooth(0.2, 1.5, y)
    return [
      x + corner * 0.42 + shift,
      y + corner * (shape === 'cat-eye' ? 0.55 : 0.16) + 0.16 * smooth(0, 2, y),
    ]
  })
  // The right half: over the brow, round the lens, back up to the nose, joined by the bridge.
  const top = Math.max(...lens.map(([, y]) => y))
  const bridgeTop = top * 0.62
  const bridgeLow = top * 0.12
  const start = outer.findIndex(([x, y]) => y > 0 && x < shift && Math.abs(y - bridgeTop - 0.25) < 0.25)
  const ordered = [...outer.slice(start), ...outer.slice(0, start)]
  const right = ordered.filter(
    ([x, y]) => x > 0.5 && !(x < shift - 1.2 && y > bridgeLow - 0.2 && y < bridgeTop + 0.2),
  )
  const sorted = right.toSorted((a, b) => turnOf(a, shift) - turnOf(b, shift))
  const half: Point[] = [
    [0, bridgeTop],
    [0.45, bridgeTop + 0.02],
    ...sorted,
    [0.42, bridgeLow + 0.06],
    [0, bridgeLow + 0.16],
  ]
  const soft = curveThrough(
    half.map(([x, y]) => vector(x, y, 0)),
    240,
  ).map(({ x, y }): Point => [Math.max(0, x), y])
  const whole = counterClockwise([
    ...soft,
    ...soft
      .slice(1, -1)
      .map(([x, y]): Point => [-x, y])
      .reverse(),
  ])
  const front = slab(
    whole,
    0.46,
    0.13,
    sides.map((side) => mirrorX(lens, side, shift)),
  )
  const widest = Math.max(...whole.map(([x]) => x))
  const armAt = at(
    whole.filter(([x]) => x > widest - 0.05),
    0,
  )[1]
  const z = faceAt(widest, armAt)
  const parts: Part[] = [
    { name: 'front', geometry: bent(front), slot: 'acetate' },
    ...lenses(shape),
    ...arms(widest - 0.28, armAt - 0.15, z + 0.05, superellipse(1.1, 0.42, 4, 40), 'acetate', false),
    ...markOn(widest + 0.06, armAt - 0.15, z),
    {
      name: 'rivets',
      geometry: merged(
        sides.map((side) =>
          rbox(0.66, 0.2, 0.1, 0.04)
            .rotateY(side * 0.22)
            .translate(side * (widest - 0.75), armAt, faceAt(widest - 0.75, armAt) + 0.475),
        ),
      ),
      slot: 'metal',
    },
  ]
  return { parts: standingOn(parts) }
}

const turnOf = ([x, y]: Point, shift: number) => {
  // From the nose over the top and round: clockwise from the upper left.
  const angle = Math.atan2(y, x - shift)
  const from = Math.PI - 0.35
  return (from - angle + Math.PI * 4) % (Math.PI * 2)
}

/** Frames of wire. */
export function roundGlasses(params: Params): Model {
  const shape = choiceOf(params, 'design', rounds)
  const isAcetate = shape === 'round'
  const lens = lensOf(shape)
  const shift = halfBridge[shape]
  const on = ([x, y]: Point, out = 0) => vector(x, y, faceAt(x, y) + 0.22 + out)
  const rims = sides.map((side): Part => {
    const ring = mirrorX(lens, side, shift).map((point) => on(point))
    const profile = isAcetate ? superellipse(0.62, 0.42, 3.4, 32) : superellipse(0.24, 0.2, 3, 24)
    return {
      name: `rim${side}`,
      geometry: sweep(profile, curveThrough(ring, 220, true), { closed: true, hint: () => vector(0, 0, 1) }),
      slot: isAcetate ? 'acetate' : 'frame',
    }
  })
  const inner = shift - Math.max(...lens.filter(([, y]) => Math.abs(y) < 0.9).map(([x]) => Math.abs(x)))
  const bridge = (y: number, rise: number, from: number) =>
    curveThrough(
      [
        on([-from, y]),
        on([-from * 0.5, y + rise], 0.12),
        on([0, y + rise * 1.25], 0.16),
        on([from * 0.5, y + rise], 0.12),
        on([from, y]),
      ],
      60,
    )
  const parts: Part[] = [
    ...rims,
    ...lenses(shape).map((part) => part),
    {
      name: 'bridge',
      geometry: isAcetate
        ? sweep(superellipse(0.62, 0.42, 3, 28), bridge(0.5, 0.3, inner + 0.25), {
            hint: () => vector(0, 0, 1),
          })
        : tube(bridge(0.35, 0.42, inner + 0.12), 0.12, { sides: 16 }),
      slot: isAcetate ? 'acetate' : 'frame',
    },
  ]
  if (shape === 'aviator')
    parts.push({ name: 'brow', geometry: tube(bridge(1.55, 0.06, 1.45), 0.1, { sides: 16 }), slot: 'frame' })
  const widest = shift + Math.max(...lens.map(([x]) => x))
  const armAt = shape === 'aviator' ? 1 : 0.9
  const edge = shift + Math.max(...lens.filter(([, y]) => Math.abs(y - armAt) < 0.3).map(([x]) => x))
  const z = faceAt(widest, armAt)
  const reach = widest + (isAcetate ? 0.45 : 0.32)
  parts.push(
    ...sides.map((side): Part => ({
      name: `end${side}`,
      geometry: isAcetate
        ? sweep(
            superellipse(0.6, 0.42, 3, 28),
            curveThrough(
              [
                vector(side * (edge - 0.05), armAt, z + 0.3),
                vector(side * (reach - 0.15), armAt, z + 0.2),
                vector(side * reach, armAt, z - 0.3),
              ],
              30,
            ),
            {
              hint: () => vector(side * 0.4, 0, 1).normalize(),
              roundEnds: true,
            },
          )
        : tube(
            curveThrough(
              [
                vector(side * (edge - 0.04), armAt, z + 0.28),
                vector(side * (reach - 0.1), armAt, z + 0.2),
                vector(side * reach, armAt, z - 0.3),
              ],
              30,
            ),
            0.12,
            { roundEnds: true },
          ),
      slot: isAcetate ? 'acetate' : 'frame',
    })),
    ...arms(
      reach - 0.05,
      armAt,
      z - 0.2,
      isAcetate ? superellipse(0.62, 0.36, 4, 36) : superellipse(0.26, 0.14, 3, 24),
      isAcetate ? 'acetate' : 'frame',
      !isAcetate,
    ),
  )
  if (!isAcetate)
    parts.push(
      ...sides.map((side): Part => {
        const pad = shell(
          Array.from({ length: 13 }, (_, line) =>
            Array.from({ length: 9 }, (__, column) => {
              const [u, v] = [line / 6 - 1, column / 4 - 1]
              const round = Math.sqrt(Math.max(0.05, 1 - u * u))
              return vector(0, u * 0.62, v * 0.3 * round)
            }),
          ),
          { thickness: 0.12 },
        )
        const turned = pad.rotateY(side * 0.5).rotateZ(side * 0.2)
        return {
          name: `pad${side}`,
          geometry: turned.translate(side * (inner - 0.12), -0.75, -0.45),
          slot: 'pads',
        }
      }),
    )
  return { parts: standingOn(parts) }
}

/** On the tips of its arms and the lower rims, as it is put on a table. */
const standingOn = (parts: readonly Part[]) =>
  grounded(parts.map((part) => ({ ...part, geometry: part.geometry.clone().rotateX(-0.07) })))
