import type { Vector3 } from 'three'
import type { Part } from '../../kit/mesh/model'
import { superellipse } from '../../kit/plane/curves'
import { clamp, item, smooth } from '../../kit/plane/maths'
import { sweep } from '../../kit/skins/line-sweep'
import { pointOn } from '../../kit/solids/sweep'
import type { Frame } from '../../kit/solids/sweep'

const cords = 12
/** Of its strength, how flat a cord is. */
const flatness = 0.42
const samplesPerCrossing = 5

/** A zigzag between -1 and 1 whose turns are rounded. */
export const zigzag = (phase: number) =>
  Math.asin(0.985 * Math.sin((phase - 0.25) * Math.PI * 2)) / Math.asin(0.985)

/**
 * How high a cord runs, from -1 to 1: over one, under the next. Two meet where both their marks are whole; one of them runs
 * to the right there, one to the left. At the edges a cord turns level.
 */
export function heightIn(phase: number): number {
  const mark = (phase - Math.floor(phase)) * 2 * cords
  const fromEdge = Math.abs(mark - cords * Math.round(mark / cords))
  return (mark < cords ? -1 : 1) * Math.cos(Math.PI * mark) * smooth(0.2, 0.7, fromEdge)
}

/** Cords of leather plaited flat along frames that lie evenly, `length` cm in all. */
export function braid(
  frames: readonly Frame[],
  { from, to, length, width }: { from: number; to: number; length: number; width: number },
): Part[] {
  const wide = width * 0.118
  const thick = wide * flatness
  const reach = (width - wide) / 2 - 0.03
  const period = reach * 4
  const count = Math.round(((to - from) / period) * 2 * cords * samplesPerCrossing)
  const section = superellipse(wide, thick, 2.6, 14)
  const placeAt = (along: number, across: number, up: number): { point: Vector3; normal: Vector3 } => {
    const mark = clamp(along / length, 0, 0.9999) * (frames.length - 1)
    const [low, high] = [item(frames, Math.floor(mark)), item(frames, Math.floor(mark) + 1)]
    const share = mark - Math.floor(mark)
    return {
      point: pointOn(low, [across, up]).lerp(pointOn(high, [across, up]), share),
      normal: low.up.clone().lerp(high.up, share),
    }
  }
  return Array.from({ length: cords }, (_, cord): Part => {
    const places = Array.from({ length: count + 1 }, (__, index) => {
      const along = from + ((to - from) * index) / count
      const phase = along / period - cord / cords
      return placeAt(along, reach * zigzag(phase), thick * 0.56 * heightIn(phase))
    })
    const geometry = sweep(
      section,
      places.map(({ point }) => point),
      { hint: (index) => item(places, index).normal },
    )
    return { name: `cord${cord}`, slot: 'leather', geometry }
  })
}
