import { sew, together } from '../../../kit/cloth/cloth'
import type { Cloth } from '../../../kit/cloth/cloth'
import { evenCut } from '../../../kit/cloth/piece'
import { draped } from '../../../kit/cloth/draped'
import type { Draped } from '../../../kit/cloth/draped'
import { refined } from '../../../kit/cloth/refined'
import { settle } from '../../../kit/cloth/settle'
import { graph } from '../../../kit/plane/curves'
import { isCoarse } from '../../../kit/plane/detail'
import { clamp, lerp, smooth, steps } from '../../../kit/plane/maths'
import { balance, steam, turnOf } from '../../../kit/cloth/steam'
import type { Tube } from '../../../kit/cloth/steam'
import type { Point } from '../../../kit/plane/outline'
import { bodyOf, figures } from './body'
import type { Figure } from './body'
import { apart, bothArms, setIn, sleeveOf } from './sleeve'
import { hemDropOf, neckEdgeOf, upperOutline } from './upper-cut'
import type { UpperCut } from './upper-cut'

/** Where the front and the back of the trunk are sewn to each other. */
function isSewn(cutting: UpperCut, [x, y]: Point): boolean {
  const { armhole, hem, length, neck, slope } = cutting
  const ax = Math.abs(x)
  if (y < -length + 0.01 && ax < hem - 0.01) return false
  const onSide = y <= -armhole + 0.05
  return onSide || (ax > neck.width - 0.05 && y >= -slope - 0.05)
}

/** Half the width of the trunk laid flat, by height. */
export const halfOf = ({
  armhole,
  chest,
  hem,
  hip,
  hipAt,
  length,
  shoulder,
  slope,
  waist,
  waistAt,
}: UpperCut) =>
  graph([
    [-length - 1, hem],
    ...(hipAt < length - 4 ? [[-hipAt, hip] as const] : []),
    [-waistAt, waist],
    [-armhole, chest],
    [-slope, shoulder],
    [0, shoulder],
  ])

/** What of a garment is steamed before its picture is taken: below the waist, and the ends of the sleeves. */
function tubesOf(cutting: UpperCut, sleeve: ReturnType<typeof sleeveOf>): Tube[] {
  const {
    armhole,
    hem,
    length,
    stiffness,
    waistAt,
    waves = Math.round(lerp(6, 1, smooth(0.15, 0.55, stiffness))),
  } = cutting
  const halfAt = halfOf(cutting)
  const drop = hemDropOf(cutting)
  const skirt: Tube = {
    placeOf: ([x, y], side) => {
      if (Math.abs(x) > apart / 2) return undefined
      const share = clamp(x / halfAt(y), -1, 1)
      const low = -length - drop * (1 - clamp(Math.abs(x) / hem) ** 2)
      return {
        turn: turnOf((side === 0 ? Math.sign(x) : share) / 2 + 0.5, side),
        above: Math.max(0, y - low),
      }
    },
    girth: (above) => 4 * halfAt(above - length),
    waves,
    full: length - waistAt - 4,
    end: length - armhole - 5,
  }
  if (!sleeve || !cutting.sleeve) return [skirt]
  const long = cutting.sleeve.length
  const sleeves = ([1, -1] as const).map((arm): Tube => ({
    placeOf: ([x, y], side) => {
      if (x * arm < apart / 2) return undefined
      const share = clamp((apart - Math.abs(x)) / sleeve.width(y))
      return { turn: turnOf(side === 0 ? Math.round(share) : share, side), above: Math.max(0, y + long) }
    },
    girth: (above) => 2 * sleeve.width(above - long),
    waves: 1,
    full: 5,
    end: 16,
  }))
  return [skirt, ...sleeves]
}

type Tape = (point: Point, side: number) => boolean

/** A pointed neck is taped along its edge, as tailors do, so that it does not sag: on this edge cloth is held. */
function tapeOf(cutting: UpperCut): Tape {
  if (!cutting.neck.isPointed) return () => false
  const xAt = neckEdgeOf(cutting)
  return ([x, y], side) =>
    side === 1 && y < 0 && y > -cutting.neck.front - 0.1 && Math.abs(Math.abs(x) - xAt(y)) < 0.15
}

/** How far before the figure cloth hangs: below the chest it does not go in again at once. */
function hangOf(figure: Figure, x: number, y: number): number {
  const chest = Math.max(...steps(0, 24, 24).map((above) => figure.deep(y + above) - above * 0.07))
  return 0.6 + 1.04 * chest * Math.sqrt(Math.max(0, 1 - (x / figure.wide(y)) ** 2))
}

/** How much of its width a garment keeps that is laid round a figure. */
const laidRound = 0.82

/** How far above the figure the ends of a shoulder seam are held at the neck, cm. */
const heldAbove = 0.5

/** How much lower than a close neck a wide one is held: the further from the neck, the more shoulders slope. */
function neckDrop({ figure, neck }: UpperCut): number {
  const { wide } = figures[figure]
  const on = steps(0, -8, 160).find((y) => wide(y) >= neck.width * laidRound) ?? -8
  return Math.max(0, -on - heldAbove)
}

/** Front and back of the trunk, laid round the figure. */
function trunkOf(cutting: UpperCut, step: number, isTaped: Tape): Cloth {
  const figure = figures[cutting.figure]
  const drop = neckDrop(cutting)
  const front = evenCut(upperOutline(cutting, 1, step), step)
  const back = evenCut(upperOutline(cutting, -1, step), step)
  const trunk = sew(front, back, (point) => isSewn(cutting, point))
  const halfAt = halfOf(cutting)
  trunk.pattern.forEach(([x, y], knot) => {
    const side = trunk.side[knot] ?? 0
    if (isTaped([x, y], side)) {
      trunk.positions.set([x * 0.86, y, hangOf(figure, x * 0.86, y)], knot * 3)
      return
    }
    const half = halfAt(y)
    const angle = (Math.min(1, Math.abs(x) / half) * Math.PI) / 2
    const isRound = y < -cutting.armhole
    const shrink = Math.max(0.64, (Math.PI / 2) ** -1)
    const wide = half * shrink * 1.12
    const px = isRound ? Math.sign(x) * wide * Math.sin(angle) : x * laidRound
    const depth = isRound ? half * shrink * 0.86 * Math.cos(angle) : 0.9 * figure.deep(y) * Math.cos(angle)
    trunk.positions.set([px, y - drop, side * Math.max(0.2, depth)], knot * 3)
  })
  return trunk
}

/** Cuts, sews and hangs an upper garment on its figure. */
export function tailored(cutting: UpperCut): Draped {
  const step = (cutting.step ?? 1.6) * (isCoarse() ? 2 : 1)
  const isTaped = tapeOf(cutting)
  const trunk = trunkOf(cutting, step, isTaped)
  const sleeve = sleeveOf(cutting, step)
  const cloth = together(sleeve ? [trunk, ...bothArms(cutting, sleeve, step)] : [trunk])
  if (sleeve) for (const mirror of [1, -1] as const) setIn(cloth, cutting, mirror)
  settle(cloth, {
    body: bodyOf(figures[cutting.figure], Boolean(sleeve), ([x, y]) => {
      const fromFold = apart - Math.abs(x)
      return sleeve !== undefined && fromFold > sleeve.width(y) / 2 && fromFold < apart / 2
    }),
    ...(cutting.polish !== undefined && { polish: cutting.polish }),
    // Held where the shoulder seams meet the neck, as by the hand that hangs it up.
    isHeld: ([x, y], side) => (side === 0 && y > -1.4 && Math.abs(x) < 40) || isTaped([x, y], side),
    stiffness: cutting.stiffness,
    grip: 0.35,
    ...(cutting.ease !== undefined && { ease: cutting.ease }),
    frames: isCoarse() ? 24 : (cutting.frames ?? 110),
  })
  balance(cloth, 0.5 + 0.4 * smooth(0.2, 0.6, cutting.stiffness))
  for (const tube of tubesOf(cutting, sleeve)) steam(cloth, tube)
  return draped(isCoarse() ? cloth : refined(refined(cloth)))
}
