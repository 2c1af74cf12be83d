import { Vector3 } from 'three'
import { clamp, lerp, smooth } from '../../kit/plane/maths'
import type { Frame } from '../../kit/solids/sweep'
import { thicknessOf } from '../../models/belts/strap'

/** Of the strap, cm. */
export const width = 3
export const thickness = thicknessOf({ width })
export const length = 30
/** The prong takes the second hole. */
export const hole = length - 7

/** The bar the prong swings about, in the plane of strap and prong. */
export const bar = { x: -1.565, y: -0.06 }
/** The prong's middle lies this much above the line through the bar. */
const prongAbove = 0.6

const degrees = Math.PI / 180
/** How steep the prong is where the strap is held over it, its tip in the hole. */
const touching = 54 * degrees

/** Where the strap's line begins: right of the frame, on the stone. */
const from = { x: 2.2, y: -0.5 }
const fine = 0.05
const reach = 16

/** How the strap rises along its way, radians: through the frame and up, as a hand holds it; and as it lies when it is closed. */
const held = (s: number) =>
  (78 * smooth(0.9, 2.1, s) - 5 * Math.max(0, s - 3.4) + 1.6 * Math.max(0, s - 8)) * degrees
const closed = (s: number) =>
  (36.5 * smooth(0.9, 1.7, s) - 57.5 * smooth(2.95, 4.5, s) + 21 * smooth(5.0, 6.4, s)) * degrees

/** How far the strap is laid down, from 0 to 1; its end comes later than the rest. */
const laidDown = (time: number, late = 0) => smooth(0.022, 0.804, time - 0.0235 * late)

type Way = { x: number; y: number; rise: number }[]

function wayOf(time: number): Way {
  const way: Way = [{ ...from, rise: 0 }]
  let { x, y } = from
  for (let s = fine; s <= reach; s += fine) {
    const rise = lerp(held(s), closed(s), laidDown(time, Math.max(0, s - 4)))
    x -= Math.cos(rise) * fine
    y += Math.sin(rise) * fine
    way.push({ x, y, rise })
  }
  return way
}

/** How far along its way the strap meets the prong. */
function meeting(way: Way, angle: number): number {
  const above = ({ x, y }: { x: number; y: number }) =>
    -(x - bar.x) * Math.sin(angle) + (y - bar.y) * Math.cos(angle) - prongAbove
  const index = way.findIndex((place, at) => at > 12 && above(place) > 0)
  const [a, b] = [way[index - 1], way[index]]
  if (!a || !b) throw new Error('The prong does not meet the strap')
  return (index - 1 + above(a) / (above(a) - above(b))) * fine
}

/** Where the strap lies and how steep the prong is, at a time from 0, held, to 1, closed. */
export function poseAt(time: number): { frames: Frame[]; prong: number } {
  const angle = touching * (1 - laidDown(time))
  const way = wayOf(time)
  const shift = meeting(way, angle) - hole
  const count = 360
  const tip = (width * 0.62) / length
  const frames = Array.from({ length: count + 1 }, (_, k) => {
    const t = k / count
    const { x, y, rise } = placeOn(way, t * length + shift)
    return {
      at: new Vector3(x, y, 0),
      side: new Vector3(0, 0, 1),
      up: new Vector3(Math.sin(rise), Math.cos(rise), 0),
      along: new Vector3(-Math.cos(rise), Math.sin(rise), 0),
      widen: t > 1 - tip ? Math.max(0.03, 1 - ((t - (1 - tip)) / tip) ** 2.4 * 0.97) : 1,
    }
  })
  return { frames, prong: angle }
}

/** Between the places of a way; before its beginning the strap lies straight. */
function placeOn(way: Way, s: number) {
  if (s <= 0) return { x: from.x - s, y: from.y, rise: 0 }
  const at = clamp(s / fine, 0, way.length - 1.001)
  const [a, b] = [way[Math.floor(at)], way[Math.floor(at) + 1]]
  if (!a || !b) throw new Error('The strap is longer than its way')
  const share = at - Math.floor(at)
  return { x: lerp(a.x, b.x, share), y: lerp(a.y, b.y, share), rise: lerp(a.rise, b.rise, share) }
}
