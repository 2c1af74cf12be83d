import { item, steps } from '../../../kit/plane/maths'
import { roundedPolygon } from '../../../kit/plane/outline'
import type { Corner, Outline } from '../../../kit/plane/outline'
import type { Closure } from '../../closure'
import type { Oval } from '../fittings/taut-line'

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
    | { kind: 'strap' | 'chain'; drop: number; width?: number; over?: Oval }
    | { kind: 'handles'; height: number }
    | { kind: 'wrist' }
  /** Worn on the back. */
  isBackpack?: boolean
  /** Worn round the waist, by a strap of its own. */
  isBeltBag?: boolean
  relief?: (x: number, y: number) => number
  lock?: Closure
  lockSize?: number
  hasMark?: boolean
  /** A pocket on the front, as a share of the height. */
  pocket?: number
  /** How many slots for cards the front has. */
  slots?: number
  pad?: number
  /** How far its faces stand out beyond the strip between them: little, where they would hide the zip of a narrow top. */
  rim?: number
}

export type ZipShape = 'box' | 'moon' | 'round' | 'dome' | 'belt'

export function outlineOf({ shape, width, height, corner = 1.6 }: ZipBagOptions, ground: number): Outline {
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

/** How far below its top a bag's zip begins and ends. */
export function zipReach(shape: ZipShape, height: number): number {
  if (shape === 'moon') return height * 0.3
  return shape === 'round' ? height * 0.36 : Math.min(height * 0.2, 1.2)
}

/** How far below its top a bag's strap is fixed. */
export function strapDepth(shape: ZipShape, height: number): number {
  if (shape === 'moon') return height * 0.16
  return shape === 'round' ? height * 0.28 : Math.min(2, height * 0.12)
}
