import { lerp, clamp } from '../../../kit/plane/maths'
import type { Form } from '../last/form'
import type { Topline } from '../last/upper'
import type { Ruler } from './surface'

/** Where the closing of a laced shoe begins, from the heel. */
export const footOf = (form: Form) => form.last.length * 0.665

type SlotOptions = {
  throat: number
  heights: (share: number) => number
  /** Half the width the slot has at a share of its way back. */
  half: (share: number) => number
}

/** An opening with a slot in front of it, that runs along the ridge from the vamp to the throat. */
export function slotOf(form: Form, ruler: Ruler, { throat, heights, half }: SlotOptions): Topline {
  const first = footOf(form)
  return (share, side) => {
    const front = form.shareAt(first, side)
    const mouth = form.shareAt(throat, side)
    const along = lerp(front, 1, share)
    const { x } = form.edge(along, side)
    const angleOf = (place: number, width: number) => {
      const [, angle] = ruler(place, side * width)
      return side > 0 ? angle : Math.PI - angle
    }
    if (x >= throat) return { share: along, angle: angleOf(x, half(clamp((first - x) / (first - throat)))) }
    const behind = (along - mouth) / (1 - mouth)
    const open = 1 - Math.sqrt(Math.max(0, 1 - (1 - clamp(behind / 0.3)) ** 2))
    const corner = angleOf(throat, half(1))
    return { share: along, angle: lerp(form.angleAt(along, heights(behind), side), corner, open) }
  }
}
