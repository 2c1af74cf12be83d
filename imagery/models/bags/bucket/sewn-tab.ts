import type { Vector3 } from 'three'
import type { Part } from '../../../kit/mesh/model'
import { detail, withDetail } from '../../../kit/plane/detail'
import { clamp, lerp, smooth, steps, vector } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { stitchRows } from '../../../kit/solids/stitches'
import type { Seam } from '../../../kit/solids/stitches'
import { shell } from '../../../kit/solids/surface'
import type { Surface } from '../../../kit/solids/surface'
import type { Beside } from './wall'
import { ringWire } from '../fittings/rings'

type SewnTabOptions = {
  side: Beside
  sign: number
  /** The height of the ring's bar, and of the tab's lower end. */
  bar: number
  foot: number
  width: number
}

const thick = 0.18

/** How far off the bag's leather the middle of the bar is. */
export const barOff = thick + ringWire + 0.01

const turn = ringWire + thick
const lies = { outer: 2 * thick + 0.01, inner: 0.01 }

/** The height over which the tab's two halves part below the bar. */
const neck = 0.7

/** How the outer face of the leather runs, from the foot up, around the bar and down again: height and distance off the bag. */
function runOf({ bar, foot }: SewnTabOptions) {
  const low = Math.min(bar - neck, lerp(foot, bar, 0.5))
  const rise = (t: number): Point => [lerp(low, bar, t), lerp(lies.outer, barOff + turn, smooth(0, 1, t))]
  const round = (t: number): Point => [
    bar + turn * Math.sin(t * Math.PI),
    barOff + turn * Math.cos(t * Math.PI),
  ]
  return (v: number): Point => {
    if (v < 0.35) return [lerp(foot, low, v / 0.35), lies.outer]
    if (v < 0.5) return rise((v - 0.35) / 0.15)
    if (v < 0.7) return round((v - 0.5) / 0.2)
    return [lerp(bar, foot, (v - 0.7) / 0.3), lies.inner]
  }
}

/** Half the tab's width so high above its foot, whose corners are round. */
function halfAt(up: number, width: number): number {
  const corner = width * 0.36
  const rest = corner - clamp(up, 0, corner)
  return width / 2 - corner + Math.sqrt(corner ** 2 - rest ** 2)
}

/** More rows near both ends, where the corners are. */
const eased = (v: number) => lerp(v, smooth(0, 1, v), 0.75)

/** A leather tab that is sewn flat on a bag's side, both its halves one on the other, and folds around a ring's bar. */
export function sewnTab(options: SewnTabOptions): Part[] {
  const { side, sign, bar, foot, width } = options
  const run = runOf(options)
  // The bar is straight: near it the leather no longer follows the bag.
  const on = (across: number, y: number, out: number): Vector3 => {
    const straight = smooth(bar - 1.2, bar - 0.2, y)
    const stiff = side(0, y, out).add(vector(0, 0, across))
    return side(across, y, out).lerp(stiff, straight)
  }
  const surface: Surface = (u, v) => {
    const [y, out] = run(eased(v))
    return on(sign * (1 - 2 * u) * halfAt(y - foot, width), y, out)
  }
  const name = sign < 0 ? 'side-tab-left' : 'side-tab-right'
  return [
    ...withDetail(Math.max(detail(), 0.4), () =>
      shell(surface, {
        name,
        across: 20,
        along: 110,
        thickness: thick,
        size: [width, 2 * (bar - foot) + 1],
        slots: ['strap', 'strap', 'edge'],
      }),
    ),
    {
      name: `${name}-seam`,
      slot: 'stitch',
      geometry: stitchRows(seamsOf(options, on), { radius: 0.027, pitch: 0.32, length: 0.23, lift: 0.004 }),
    },
  ]
}

/** Stitches inside the edge of the sewn half, and a row across it below the bar. */
function seamsOf(
  { bar, foot, width }: SewnTabOptions,
  on: (across: number, y: number, out: number) => Vector3,
): Seam[] {
  const inset = 0.2
  const top = Math.min(bar - neck, lerp(foot, bar, 0.5)) - 0.02
  const place = (across: number, y: number) => {
    const at = on(across, y, lies.outer)
    return {
      at,
      normal: on(across, y, lies.outer + 0.1)
        .sub(at)
        .normalize(),
    }
  }
  const own = width - 2 * inset
  const corner = own * 0.36
  const up = (y: number): Point => [halfAt(y - foot - inset, own), y]
  const right = [
    ...steps(0, 1, 16).map((t) => up(foot + inset + corner * (1 - Math.cos((t * Math.PI) / 2)))),
    ...steps(0, 1, 12)
      .slice(1)
      .map((t) => up(lerp(foot + inset + corner, top, t))),
  ]
  const round = [...right.map(([x, y]): Point => [-x, y]).reverse(), ...right]
  return [round.map(([x, y]) => place(x, y)), steps(-1, 1, 12).map((t) => place((t * own) / 2, top))]
}
