import { at, curveThrough } from '../../../kit/plane/curves'
import { clamp, lerp } from '../../../kit/plane/maths'
import { sweep } from '../../../kit/skins/line-sweep'
import type { Row } from '../../../kit/skins/raw'
import { skinInTwo } from '../../../kit/skins/skin'
import { ease } from './form'
import type { Form } from './form'

/** Where the opening runs: for a share along it (0 the throat, 1 the heel), the place on the form. */
export type Topline = (share: number, side: 1 | -1) => { share: number; angle: number }

/**
 * An opening whose throat is `throat` cm from the heel and whose sides stand as high over the sole as `heights` says
 * (share of the way from the throat's side to the heel → cm).
 */
export function openingOf(
  form: Form,
  throat: number,
  heights: (share: number) => number,
  round = 0.22,
): Topline {
  return (share, side) => {
    const front = form.shareAt(throat, side)
    // Quick along the ridge first, then down the sides: a rounded throat.
    const along = front + (1 - front) * share
    const side_ = form.angleAt(along, heights(share), side)
    const open = 1 - Math.sqrt(Math.max(0, 1 - (1 - clamp(share / round)) ** 2))
    return { share: along, angle: lerp(side_, Math.PI / 2, open) }
  }
}

/** The share of a toe's line that goes up; the rest runs back to the throat. */
const toeClimb = 0.4

/** A line over the form from its edge to the opening, `share` along the opening. */
export function pathUp(
  form: Form,
  topline: Topline,
  { share, side, rise, out = 0 }: { share: number; side: 1 | -1; rise: number; out?: number },
) {
  const top = topline(share, side)
  const foot = share ** 0.9
  // Lines of the toe climb its round first and then run along the ridge, so that those of both sides meet on it.
  const toe = 1 - clamp(share / 0.3)
  const climb = lerp(rise, Math.sin((Math.PI / 2) * clamp(rise / toeClimb)), toe)
  const bend = lerp(rise, clamp((rise - toeClimb) / (1 - toeClimb)), toe) ** 1.35
  const place = lerp(foot, top.share, bend)
  return form.on(place, top.angle * climb, side, out)
}

/** The rings of an upper, from the edge (first) to the opening (last). */
export function upperRows(form: Form, topline: Topline, { around = 110, up = 30, out = 0 } = {}): Row[] {
  return Array.from({ length: up + 1 }, (_, line) => ringOf(form, topline, { rise: line / up, around, out }))
}

export function ringOf(
  form: Form,
  topline: Topline,
  { rise, around, out = 0 }: { rise: number; around: number; out?: number },
): Row {
  const half = (side: 1 | -1) =>
    Array.from({ length: around }, (_, index) =>
      pathUp(form, topline, { share: ease(index / around), side, rise, out }),
    )
  const outer = half(1)
  const heel = pathUp(form, topline, { share: 1, side: 1, rise, out })
  const inner = half(-1).slice(1).reverse()
  return [...outer, heel, ...inner]
}

/** The opening's edge, rolled over: what a bound topline looks like. */
export function binding(form: Form, topline: Topline, radius: number, out = 0) {
  const ring = ringOf(form, topline, { rise: 1, around: 150, out })
  const soft = curveThrough(ring, 420, true)
  return sweep(
    Array.from({ length: 14 }, (_, index) => {
      const angle = (index / 14) * 2 * Math.PI
      return [radius * Math.cos(angle), radius * Math.sin(angle)] as const
    }),
    soft,
    { closed: true },
  )
}

/** The outside and the lining of an upper, joined by a rounded edge at the opening. */
export function upperOf(form: Form, topline: Topline, { thickness = 0.2, up = 30, out = 0 } = {}) {
  const around = 110
  const ring = (rise: number, by: number) => ringOf(form, topline, { rise, around, out: by + out })
  const levels = Array.from({ length: up + 1 }, (_, line) => line / up)
  const outer = levels.map((rise) => ring(rise, 0))
  const inner = levels.map((rise) => ring(rise, -thickness)).reverse()
  const rolled = (share: number) =>
    ring(1, -thickness * share).map((point, index) => {
      const along = point
        .clone()
        .sub(at(at(outer, up - 1), index))
        .normalize()
      return point.addScaledVector(along, thickness * Math.sqrt(share * (1 - share)))
    })
  const rows = [...outer, rolled(0.15), rolled(0.5), rolled(0.85), ...inner]
  return skinInTwo(rows, outer.length + 2, { crease: 60 })
}
