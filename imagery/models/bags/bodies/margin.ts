import type { Part } from '../../../kit/mesh/model'
import { pieces } from '../../../kit/plane/detail'
import { around } from '../../../kit/plane/maths'
import { inset } from '../../../kit/plane/outline'
import type { Outline } from '../../../kit/plane/outline'
import { bendNormal } from '../../../kit/solids/panel'
import type { Bend } from '../../../kit/solids/panel'
import { strapSection, sweep } from '../../../kit/solids/sweep'
import type { Frame } from '../../../kit/solids/sweep'

/** From the face's edge to the middle of the binding, its width and its thickness, half of which is in the face, cm. */
const binding = { at: 0.245, width: 0.25, thick: 0.05 }

/** What a strip lies inside the outline of its faces, from where on one sees their inner sides beside it, cm. */
export const shownFrom = 0.25

/**
 * The margin of a face that stands out beyond the strip beside it, bound in the strip's leather: its inner side is
 * lining, which no colour of the bag dyes.
 */
export function boundMargin(outline: Outline, bend: Bend, { name, slot }: Pick<Part, 'name' | 'slot'>): Part {
  const line = inset(outline, binding.at)
  const count = pieces(line.length, 60)
  const spots = Array.from({ length: count }, (_, k) => {
    const [x, y] = around(line, Math.floor((k / count) * line.length))
    return { at: bend(x, y, 0), up: bendNormal(bend, x, y, 0).negate() }
  })
  const frames = spots.map(({ at, up }, k): Frame => {
    const run = around(spots, k + 1)
      .at.clone()
      .sub(around(spots, k - 1).at)
    const along = run.addScaledVector(up, -run.dot(up)).normalize()
    return { at, up, along, side: up.clone().cross(along) }
  })
  return { name, slot, geometry: sweep(strapSection(binding.width, binding.thick), frames, true) }
}
