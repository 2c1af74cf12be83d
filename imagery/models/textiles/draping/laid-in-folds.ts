import type { Vector3 } from 'three'
import type { Draped } from '../../../kit/cloth/draped'
import { bell, clamp, ridge, smooth, vector } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { figures } from '../cutting/body'
import { apart, sleeveOf } from '../cutting/sleeve'
import { halfOf } from '../cutting/tailoring'
import type { UpperCut } from '../cutting/upper-cut'
import { between, standing } from './folds'
import type { Fold } from './folds'

/** A soft crease across the cloth, with a hollow above it and below: where what is close bends, or is a little too long. */
export type Crease = {
  /** How far round its middle is, as of folds, and half its length, degrees. */
  at: number
  wide: number
  /** How high its middle lies on the pattern, how thick it is, and how far it stands out, cm. */
  y: number
  tall: number
  high: number
  /** How much it climbs over half its length, cm. */
  rise: number
}

/** Creases from rows of their numbers. */
export const creasesOf = (
  rows: readonly (readonly [at: number, wide: number, y: number, tall: number, high: number, rise: number])[],
): Crease[] => rows.map(([at, wide, y, tall, high, rise]) => ({ at, wide, y, tall, high, rise }))

/** How the cloth of a top is laid before it is let go, and how it bends. */
export type TopFolds = {
  /** Down the trunk: 0 is the middle of the front, 90 its right. */
  trunk: readonly Fold[]
  /** Down a sleeve: 0 is its outer edge, 90 the middle of its front, 180 its seam. */
  sleeve: readonly Fold[]
  /** Across the trunk and the sleeves, round them as their folds are. */
  creases?: { trunk: readonly Crease[]; sleeve: readonly Crease[] }
  /** Gathers into the cuff: so many round it, so deep, reaching so far up; and how much wider the sleeve is above it, cm. */
  gathers: { count: number; deep: number; reach: number; full: number }
  /** How far it stands off the figure at the hem, at its sides and at front and back, cm. */
  ease: readonly [aside: number, before: number]
  /** How far a bust stands out, cm. */
  bust: number
  /** Half the width and the depth of the waist of a skirt, to which its hem is sewn, cm. */
  waist?: readonly [wide: number, deep: number]
  /** How far below the neck a belt holds it, cm. */
  belt?: number
  /** How high the cuff is, and the rib at the hem, cm. */
  cuff: number
  rib: number
  /** How stiff the cloth is against being bent: poplin is several times what silk is. */
  bending: number
  frames: number
}

const radians = Math.PI / 180

/** Cloth laid in folds over the garment as it settled on its figure. */
export function laidInFolds(cutting: UpperCut, folds: TopFolds, on: Draped) {
  const { length = 0 } = cutting.sleeve ?? {}
  const halfAt = halfOf(cutting)
  const sleeve = sleeveOf(cutting, 1)
  const lean = figures[cutting.figure].swing * radians

  const onTrunk = (side: 1 | -1, [x, y]: Point) => {
    const share = 90 * clamp(x / halfAt(y), -1, 1)
    const turn = side > 0 ? share : 180 - share
    // Where the front closes it hangs straight.
    const open = side > 0 ? smooth(1.5, 6, Math.abs(x)) : 1
    const above = y + cutting.length - folds.rib
    const free = folds.rib > 0 ? smooth(0, 9, above) : 1
    const fall = standing({ folds: folds.trunk, hem: folds.rib - cutting.length }, turn, y) * open * free
    const out = fall + creased(folds.creases?.trunk, turn, y)
    const bust = side > 0 ? folds.bust * bustAt(x, y) : 0
    const [aside, before] = folds.ease.map((ease) => out + ease * smooth(-22, -52, y) * free)
    const [sin, cos] = [Math.sin(turn * radians), Math.cos(turn * radians)]
    const settled = on.spot(side, [x, y]).point
    if (folds.waist) {
      const [wide, deep] = folds.waist
      settled.lerp(vector(sin * wide, settled.y, cos * deep), smooth(9, 1, above))
    }
    return settled.add(vector(sin * (aside ?? 0), 0, cos * (before ?? 0) + bust))
  }
  const onSleeve = (side: 1 | -1, [x, y]: Point) => {
    const share = clamp((apart - Math.abs(x)) / (sleeve?.width(y) ?? 1))
    const turn = side > 0 ? 180 * share : 360 - 180 * share
    const [arm, above] = [Math.sign(x), y + length - folds.cuff]
    const free = folds.cuff > 0 ? smooth(0, 9, above) : 1
    const fall =
      standing({ folds: folds.sleeve, hem: folds.cuff - length }, turn + arm * 14, y) * free +
      creased(folds.creases?.sleeve, turn, y)
    const out = fall + gathered(folds.gathers, turn + arm * 20, above)
    const aside = Math.cos(turn * radians) * out
    const off = vector(arm * aside * Math.cos(lean), aside * Math.sin(lean), Math.sin(turn * radians) * out)
    return on.spot(side, [x, y]).point.add(off)
  }
  return (side: 1 | -1, point: Point): Vector3 =>
    (Math.abs(point[0]) > apart / 2 ? onSleeve : onTrunk)(side, point)
}

/** A bust, soft: what stands out of the figure in front. */
export const bustAt = (x: number, y: number) =>
  [1, -1].reduce((sum, side) => sum + bell(x, side * 7.8, 6.4) * bell(y, -25.5, 7.5), 0)

/** How far a sleeve stands out above its cuff, where it is gathered in: no two gathers are alike. */
function gathered({ count, deep, reach, full }: TopFolds['gathers'], turn: number, above: number) {
  const at = turn * radians
  const wave = Math.cos(at * count + 0.9 * Math.sin(2 * at) + 0.5 * Math.sin(3 * at + 1))
  const near = smooth(0, 3, above) * smooth(reach, reach * 0.25, above)
  return deep * wave * near + full * smooth(0, 5, above) * smooth(36, 8, above)
}

/** How far cloth stands out by its creases. */
const creased = (creases: readonly Crease[] | undefined, turn: number, height: number) =>
  (creases ?? []).reduce((sum, { at, wide, y, tall, high, rise }) => {
    const along = between(at, turn) / wide
    const off = (height - y - rise * along) / tall
    return sum + high * bell(along, 0, 1) * ridge(off)
  }, 0)
