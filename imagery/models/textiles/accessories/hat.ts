import type { Vector3 } from 'three'
import type { Model, Part } from '../../../kit/mesh/model'
import { curveThrough, superellipse } from '../../../kit/plane/curves'
import { lerp, smooth, steps, vector } from '../../../kit/plane/maths'
import { sweep } from '../../../kit/skins/line-sweep'
import { shell } from '../../../kit/skins/shell'
import { skin } from '../../../kit/skins/skin'
import { wordMark } from '../../../kit/solids/word-mark'
import { choiceOf } from '../../params'
import type { Params } from '../../params'
import { grounded } from '../../placing'

const designs = ['fedora', 'wide', 'beanie', 'bucket'] as const
const around = 180

/** Hats, standing on their brims. */
export function hat(params: Params): Model {
  const design = choiceOf(params, 'design', designs)
  if (design === 'beanie') return { parts: grounded(beanie()) }
  if (design === 'bucket') return { parts: grounded(bucket()) }
  return { parts: grounded(fedora(design === 'wide' ? 9 : 6.4)) }
}

const ringAt = (place: (turn: number) => readonly [x: number, y: number, z: number]) =>
  Array.from({ length: around }, (_, index) => vector(...place((index / around) * Math.PI * 2)))

const [long, wide, tall] = [10.2, 8.6, 11.2]

/** The face of a crown, `t` from the brim up; the front is +z, pinched, and it is creased from front to back. */
function crownAt(t: number, turn: number) {
  const up = Math.sin((t * Math.PI) / 2)
  const size =
    t < 0.72 ? 1 - 0.13 * t : (1 - 0.13 * t) * Math.sqrt(Math.max(0.0004, 1 - smooth(0.72, 1, t) ** 2.2))
  const [x, z] = [wide * size * Math.sin(turn), long * size * Math.cos(turn)]
  const front = Math.max(0, Math.cos(turn))
  const pinch = 1 - 0.3 * front ** 3 * smooth(0.35, 0.85, t) * Math.abs(Math.sin(turn)) ** 0.5
  const crease = 2.3 * Math.exp(-((x / 2.5) ** 2)) * smooth(0.72, 1, t)
  const slope = 1.5 * smooth(0, 1, t) * (z / long)
  return [x * pinch, 1.1 + tall * lerp(t, up, 0.25) + slope * 0.6 - crease, z] as const
}

/** How high a ribbon goes round a crown, as its `t`. */
const ribbonTop = 0.225

/** A place of a ribbon, so far off the crown. */
function onCrown(t: number, turn: number, off: number) {
  const [x, y, z] = crownAt(t, turn)
  const out = vector(Math.sin(turn) / wide, 0, Math.cos(turn) / long).normalize()
  return vector(x, y, z).addScaledVector(out, off)
}

function fedora(brim: number): Part[] {
  const crown = Array.from({ length: 44 }, (_, line) => ringAt((turn) => crownAt(line / 43, turn)))
  const rim = Array.from({ length: 24 }, (_, line) => {
    const t = 1 - line / 23
    return ringAt((turn) => {
      const [sx, cz] = [Math.sin(turn), Math.cos(turn)]
      const curl = 2.3 * t ** 1.6 * sx * sx - 0.75 * t ** 1.4 * Math.max(0, cz) + 0.25 * t * Math.max(0, -cz)
      return [
        (wide + brim * t) * sx,
        1.1 + curl * 0.85 - 0.15 * Math.sin(Math.PI * t),
        (long + brim * t) * cz,
      ]
    })
  })
  // Its inner face lies in the felt, so that no gap is seen from above.
  const band = Array.from({ length: 9 }, (_, line) =>
    ringAt((turn) => onCrown(lerp(0.004, ribbonTop, line / 8), turn, -0.05).toArray()),
  )
  const knot = sweep(
    superellipse(2.8, 0.26, 8, 32),
    curveThrough(
      [-0.18, -0.02, 0.12, 0.3].map((turn, index) =>
        onCrown(ribbonTop * 0.5, Math.PI / 2 + turn, index === 0 || index === 3 ? 0.12 : 0.26),
      ),
      30,
    ),
    { hint: () => vector(1, 0, 0) },
  )
  return [
    {
      name: 'felt',
      geometry: shell([...rim, ...crown], {
        ring: true,
        thickness: -0.26,
        crease: 60,
        uv: (line, column) => [column * 0.35, line * 0.4],
      }),
      slot: 'felt',
    },
    { name: 'top', geometry: cap(crown[crown.length - 1] ?? []), slot: 'felt' },
    { name: 'band', geometry: shell(band, { ring: true, thickness: 0.12, crease: 50 }), slot: 'ribbon' },
    { name: 'bow', geometry: knot, slot: 'ribbon' },
  ]
}

/** Closes the small opening that is left at the very top. */
const cap = (ring: readonly ReturnType<typeof vector>[]) => {
  const middle = ring
    .reduce((sum, point) => sum.add(point), vector(0, 0, 0))
    .divideScalar(Math.max(1, ring.length))
  const grown = ring.map((point) => point.clone().lerp(middle, -0.6))
  return skin(
    [
      grown.map((point) => point.clone().add(vector(0, -0.3, 0))),
      grown.map((point) => point.clone().add(vector(0, 0.01, 0))),
    ],
    { ring: true, caps: true },
  )
}

function beanie(): Part[] {
  const rows = Array.from({ length: 110 }, (_, line) => {
    const t = line / 109
    // From the edge of the fold, down inside it, round the edge and up to the crown.
    const fold = t < 0.3
    const u = fold ? t / 0.3 : (t - 0.3) / 0.7
    const base = fold ? lerp(7.4, 0.3, u) : lerp(0.3, 19.5, Math.sin((u * Math.PI) / 2) ** 0.92)
    const round = fold
      ? 9.75 + 0.3 * Math.sin(Math.PI * u)
      : 9.15 * Math.sqrt(Math.max(0.0006, 1 - smooth(0.34, 1, u) ** 2.1)) +
        0.25 * Math.sin(Math.PI * Math.min(1, u * 3))
    return Array.from({ length: 432 }, (__, index) => {
      const turn = (index / 432) * Math.PI * 2
      const rib = 0.13 * Math.cos(turn * 72) * Math.min(1, round / 6) ** 1.5
      const slouch = fold ? 0 : smooth(0.4, 1, u)
      const lean = 1.6 * slouch * slouch
      const wave = 0.16 * Math.sin(turn * 3 + 1) * (round / 10)
      const r = round + rib + wave
      return vector(
        r * Math.sin(turn) + lean,
        base - 0.8 * slouch * Math.cos(turn * 2) * (round / 9),
        r * 0.92 * Math.cos(turn),
      )
    })
  })
  const top = rows[rows.length - 1] ?? []
  return [
    {
      name: 'knit',
      geometry: shell(rows, {
        ring: true,
        thickness: 0.22,
        crease: 70,
        uv: (line, column) => [column * 0.14, line * 0.25],
      }),
      slot: 'yarn',
    },
    { name: 'top', geometry: cap(top), slot: 'yarn' },
    ...tag(rows),
  ]
}

/** A woven tag with the word mark, sewn to the ribs of the turned-up edge. */
function tag(rows: readonly (readonly Vector3[])[]): Part[] {
  // The fold goes down from its edge to its foot in the first third of the rows.
  const [half, middle] = [1, 3.9]
  const off = Math.max(...rows.slice(0, 33).flatMap((row) => row.map((point) => reachOf(point)))) + 0.03
  const face = (u: number, v: number, h: number) => {
    const turn = u / off
    return vector((off + h) * Math.sin(turn), middle + v, (off + h) * 0.92 * Math.cos(turn))
  }
  const lines = steps(-half, half, 8).map((v) => steps(-1.9, 1.9, 24).map((u) => face(u, v, 0)))
  return [
    { name: 'label', geometry: shell(lines, { thickness: 0.09, crease: 50 }), slot: 'ribbon' },
    { name: 'label-mark', geometry: wordMark(2.9, (u, v, h) => face(u, v, 0.09 + h), 0.01, 8), slot: 'mark' },
  ]
}

/** How far a place before the middle of a cap is from its axis, along its oval. */
const reachOf = ({ x, z }: Vector3) => (Math.abs(x) < 2.2 ? z / 0.92 : 0)

function bucket(): Part[] {
  const profile = curveThrough(
    [
      vector(16.6, 0.1, 0),
      vector(14.2, 2.4, 0),
      vector(11, 5, 0),
      vector(9.6, 6.2, 0),
      vector(9.2, 9, 0),
      vector(8.5, 13.2, 0),
      vector(7.9, 14.4, 0),
      vector(6.2, 14.9, 0),
      vector(3, 15.1, 0),
      vector(0.3, 15.15, 0),
    ],
    90,
  )
  const rows = profile.map(({ x: radius, y }) =>
    ringAt((turn) => {
      const brim = smooth(9.6, 16.6, radius)
      const wave = 0.55 * brim * Math.sin(turn * 3 + 0.6) + 0.3 * brim * Math.sin(turn * 5 + 2)
      const stitch = radius > 9.8 ? -0.05 * Math.exp(-((((radius * 1.15) % 1) - 0.5) ** 2) * 40) : 0
      return [
        (radius + wave * 0.3) * Math.sin(turn) * 0.96,
        y + wave * 0.6 + 0.5 * brim + stitch,
        (radius + wave * 0.3) * Math.cos(turn),
      ]
    }),
  )
  return [
    {
      name: 'cloth',
      geometry: shell(rows, {
        ring: true,
        thickness: -0.24,
        crease: 60,
        uv: (line, column) => [column * 0.4, line * 0.35],
      }),
      slot: 'canvas',
    },
    { name: 'top', geometry: cap(rows[rows.length - 1] ?? []), slot: 'canvas' },
  ]
}
