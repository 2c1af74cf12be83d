import type { Vector3 } from 'three'
import type { Draped } from '../../../../kit/cloth/draped'
import type { Part } from '../../../../kit/mesh/model'
import { isCoarse } from '../../../../kit/plane/detail'
import { distancesAlong, item, lerp, smooth, steps, TAU, vector } from '../../../../kit/plane/maths'
import { shell } from '../../../../kit/skins/shell'
import { skin } from '../../../../kit/skins/skin'
import type { UpperCut } from '../../cutting/upper-cut'
import { evened, neckRing } from '../neck/ring'
import { chestBefore, creaseAt, creased } from './chest'
import type { Before } from './chest'
import { scarfCollar } from './scarf-collar'

/** Half the height and the depth of the knot, half its breadth, cm. */
const knot = { high: 1.25, deep: 0.85, half: 1.05 }

/** How far before the chest its middle is, and how far below the edge of the neck. */
const knotAt = { off: 1.25, below: 0.45 }

const fineness = () => (isCoarse() ? ([12, 8] as const) : ([110, 64] as const))

/** Rows of cloth with their lengths as its pattern. */
function ribbon(rows: readonly Vector3[][], thickness: number) {
  const along = distancesAlong(rows.map((row) => item(row, row.length >> 1)))
  const across = distancesAlong(item(rows, Math.floor(rows.length * 0.6)))
  return shell(rows, { thickness, crease: 60, uv: (row, column) => [item(across, column), item(along, row)] })
}

/** A loop: the ribbon goes out of the knot, turns back and comes home behind; creases run out of the knot and fade. */
function loop(before: Before, y: number, side: 1 | -1) {
  const [lines, columns] = fineness()
  const long = side > 0 ? 7.1 : 6.8
  const creases =
    side > 0
      ? ([
          [-0.52, 0.5],
          [0.08, 0.85],
          [0.5, 0.42],
        ] as const)
      : ([
          [-0.44, 0.75],
          [0.16, 0.48],
          [0.6, 0.6],
        ] as const)
  const rows = steps(0, 1, lines).map((share) => {
    const turn = Math.sin(Math.PI * share)
    const out = 1 - Math.abs(2 * share - 1) ** 1.9
    const half = lerp(0.6, 2.35, smooth(0, 0.75, out))
    const sink = 1.1 * out - 2.1 * out ** 2 - 0.5 * turn * smooth(0.45, 0.8, share)
    const slope = (1.1 - 4.2 * out) / long
    const deep = 1.3 + 1.5 * Math.cos(Math.PI * share) * turn ** 0.7
    return steps(-1, 1, columns).map((across) => {
      const dented = creases.reduce(
        (sum, [middle, reach]) =>
          sum + creaseAt(across, middle + 0.1 * out, 0.1) * smooth(reach, reach * 0.3, out),
        0,
      )
      const dent = dented * lerp(0.1, 0.42, smooth(0, 0.3, out))
      const full = 0.6 * out * (1 - across * across)
      const x = 0.45 + long * out * (1 - 0.07 * across ** 2 - 0.1 * across ** 6) - 0.6 * slope * across * half
      const off = deep + (full - dent) * Math.cos(Math.PI * share)
      return before(side * x, y + sink + across * half, Math.max(0.15, off))
    })
  })
  return ribbon(rows, 0.07)
}

/** How wide the hem of an end is turned up, and how much thicker it is there, cm. */
const hem = { wide: 0.8, thick: 0.035 }

/** An end that hangs from under the knot, in soft folds, cut aslant and hemmed. */
function end(before: Before, y: number, side: 1 | -1) {
  const [lines, columns] = fineness()
  const long = side > 0 ? 19.5 : 23
  const last = 1 - (2 * hem.wide) / long
  const shares = [...steps(0, last, lines).slice(0, -1), ...steps(last, 1, isCoarse() ? 2 : 24)]
  const rows = shares.map((share) => {
    const half = lerp(0.5, 2.55, smooth(-0.08, 0.5, share))
    const middle = side * lerp(0.12, 2.15, smooth(0, 0.85, share))
    const sway = 0.16 * Math.sin(4.4 * share + side)
    return steps(-1, 1, columns).map((across) => {
      // Near the knot the folds are tight, and further down they open.
      const fold = creased(1.5 * across + sway + (side > 0 ? 0.3 : 0.7))
      const soft = 0.5 - 0.5 * Math.cos(TAU * (1.1 * across + sway * 2 + 0.2 * side))
      const loose = smooth(0.05, 0.4, share)
      const lifted = lerp(0.3 * fold, 0.5 * soft, loose) * lerp(1, 0.55, smooth(0.4, 1, share))
      const slant = side * across * 1.6 * smooth(0.1, 1, share)
      const turned = hem.thick * smooth(hem.wide + 0.06, hem.wide - 0.06, (1 - share) * long)
      const off = lerp(0.75, 0.3, smooth(0, 0.2, share)) + (side > 0 ? lerp(0.35, 0.5, loose) : 0)
      return before(middle + across * half, y - 0.2 - long * share - slant, off + lifted + turned)
    })
  })
  return ribbon(rows, 0.07)
}

/** The knot: the ribbon goes round the others once, in folds across it. */
function knotOf(before: Before, y: number) {
  const [lines, columns] = isCoarse() ? [8, 12] : [72, 120]
  const rows = steps(-1, 1, lines).map((breadth) => {
    const round = (1 - Math.abs(breadth) ** 3.4) ** 0.5
    return Array.from({ length: columns }, (_, column) => {
      const turn = (column / columns) * TAU
      const [up, out] = [Math.sin(turn), Math.cos(turn)]
      // The folds lean, and are pressed together over the top of it.
      const fold = creased(1.55 * breadth + 0.34 * up + 0.12 * out + 0.28)
      const size = Math.max(0.02, round) * (0.88 + 0.14 * fold)
      const x = breadth * knot.half * (1 + 0.14 * up - 0.06 * out) + 0.1 * up
      return before(x, y + up * knot.high * size, knotAt.off + out * knot.deep * size)
    })
  })
  return skin(rows, { ring: true, caps: true, crease: 60 })
}

/** The collar of a blouse that is a scarf: its ends come together in a knot at the front, in two loops and two ends. */
export function scarfBow(on: Draped, cutting: UpperCut): Part[] {
  const { front } = cutting.neck
  const ring = evened(neckRing(on, cutting, isCoarse() ? 40 : 240), isCoarse() ? 4 : 60)
  const y = item(ring, 0).point.y - knotAt.below
  const chest = chestBefore(on, -front, -front - 30)
  const middle = chest(0, y, knotAt.off)
  const geometries = [
    loop(chest, y, 1),
    loop(chest, y, -1),
    end(chest, y, -1),
    end(chest, y, 1),
    knotOf(chest, y),
  ]
  return [
    { name: 'neck', geometry: scarfCollar(ring, middle.add(vector(0, 0.25, -0.15))), slot: 'cloth' },
    ...geometries.map((geometry, index) => ({ name: `bow${index}`, geometry, slot: 'cloth' })),
  ]
}
