import type { CatmullRomCurve3 } from 'three'
import type { Part } from '../../../kit/mesh/model'
import { lerp, steps, vector } from '../../../kit/plane/maths'
import { stitchRows } from '../../../kit/solids/stitches'
import type { Surface } from '../../../kit/solids/surface'
import { framesAlong, pointOn, strapSection, sweep, throughPoints } from '../../../kit/solids/sweep'

/** How far right a bag's side reaches at a height, in the middle of its depth. */
export type Flank = (y: number) => number

/** The flank of a strip that runs down both sides of a bag. */
export function flankOf(side: Surface): Flank {
  const places = steps(0, 1, 3000)
    .map((u) => side(u, 0.5))
    .filter(({ x }) => x > 0)
  return (y) => {
    const level = places.filter((at) => Math.abs(at.y - y) < 0.1)
    const nearest = places.reduce((best, at) => (Math.abs(at.y - y) < Math.abs(best.y - y) ? at : best))
    return Math.max(nearest.x, ...level.map(({ x }) => x))
  }
}

/** Frames along a path in the plane of x and y, whose sections look outwards on its way up. */
export const framesUpright = (path: CatmullRomCurve3, sign: number) =>
  framesAlong(path, 90, (t) => path.getTangentAt(t).cross(vector(0, 0, sign)))

type TabOptions = {
  /** The ring's bar, right of the middle, and on which side of the bag the tab is. */
  reach: number
  bar: number
  sign: number
  width?: number
  flank: Flank
}

/** Of a tab: its leather's thickness, its length below the bar, and that of the end behind it. */
const tab = { thick: 0.2, long: 2.6, back: 1.5 }

/** How far the middle of its leather lies from the middle of the bar. */
const around = 0.26

/** A leather tab on the side of a bag: it folds around a ring's bar, and both its ends are sewn down, one on the other. */
export function sideTab({ reach, bar, sign, width = 1.5, flank }: TabOptions): Part[] {
  const lies = (down: number, layers: number) => flank(bar - down) + (layers - 0.45) * tab.thick
  const path = throughPoints(
    [
      [lies(tab.long, 1), -tab.long],
      [lies(tab.back + 0.4, 1.3), -tab.back - 0.4],
      [lies(tab.back - 0.2, 2), -tab.back + 0.2],
      [lerp(lies(0.7, 2), reach + around, 0.5), -0.7],
      [reach + around, 0],
      [reach, around],
      [reach - around, 0],
      [lerp(lies(0.7, 1), reach - around, 0.5), -0.7],
      [lies(tab.back - 0.2, 1), -tab.back + 0.2],
      [lies(tab.back, 1), -tab.back],
    ].map(([x = 0, up = 0]) => vector(sign * x, bar + up, 0)),
  )
  const frames = framesUpright(path, sign)
  const sewn = frames.filter(({ at }, k) => k > 0 && k < frames.length / 2 && at.y < bar - 0.8)
  const name = sign < 0 ? 'side-tab-left' : 'side-tab-right'
  return [
    { name, slot: 'strap', geometry: sweep(strapSection(width, tab.thick), frames) },
    {
      name: `${name}-seam`,
      slot: 'stitch',
      geometry: stitchRows(
        [-1, 1].map((edge) =>
          sewn.map((frame) => ({
            at: pointOn(frame, [edge * (width / 2 - 0.22), tab.thick / 2]),
            normal: frame.up,
          })),
        ),
        { radius: 0.03, pitch: 0.34, length: 0.25 },
      ),
    },
  ]
}
