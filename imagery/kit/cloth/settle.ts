import { clamp, item } from '../plane/maths'
import type { Point } from '../plane/outline'
import type { Cloth } from './cloth'
import { ironFor } from './iron'
import { get, linksOf } from './links'
import { alongEdges, aroundKnots, press } from './press'
import type { Neighbours } from './press'
import { springsOf } from './springs'
import type { Springs } from './springs'

/** What holds a cloth up: moves a point that is inside to the outside; `grown` goes from 0 to 1. */
export type Body = (point: { x: number; y: number; z: number }, grown: number, pattern: Point) => boolean

export type Fall = {
  body: Body
  /** Which knots stay where they are, by pattern place and side. */
  isHeld?: (point: Point, side: number) => boolean
  /** Resistance to folding, 0 (silk) to 1 (felt). */
  stiffness: number
  /** Share of the movement along the body that friction takes, 0 to 1. */
  grip: number
  /** More cloth than pattern: 1.02 gives puckers. */
  ease?: number
  frames?: number
  /** Knots of the front stay in front of this plane, those of the back behind it. */
  gap?: number
  /** Along x, y, z; 1 is the earth's. */
  gravity?: readonly [number, number, number]
  /** Blows the cloth up: pressure along its normals, cm/s². */
  swell?: number
  /** How often the last crumples are smoothed out. */
  polish?: number
  ground?: number
}

/** Steps in a frame, and how long each takes. */
const small = 10
const time = 1 / 60 / small

/** Where the knots are, were a step ago and go to; a knot of no weight is held. */
type Motion = {
  positions: Float64Array
  before: Float64Array
  speed: Float64Array
  weight: Float64Array
}

const motionOf = ({ positions, pattern, side }: Cloth, { isHeld }: Fall): Motion => ({
  positions,
  before: positions.slice(),
  speed: new Float64Array(positions.length),
  weight: Float64Array.from(pattern, (point, index) => (isHeld?.(point, side[index] ?? 0) ? 0 : 1)),
})

/** Lets the cloth fall until it hangs still: position based dynamics in small steps. */
export function settle(cloth: Cloth, fall: Fall): void {
  const { ease = 1, frames = 110, polish = 4, stiffness, swell } = fall
  const links = linksOf(cloth.triangles)
  const motion = motionOf(cloth, fall)
  const springs = springsOf(cloth, links, stiffness, ease)
  const iron = ironFor(cloth, links, motion.weight)
  const tighten = tightener(motion, springs, 4e-6 * (1 - stiffness))
  const touch = toucher(cloth, motion, fall)
  const total = springs.rest.length
  for (let frame = 0; frame < frames; frame += 1) {
    iron((0.1 + 0.5 * stiffness) * (frame > frames * 0.9 ? 0.6 : 1))
    const grown = Math.min(1, (frame + 1) / (frames * 0.4))
    const fresh = Math.max(0, 1 - frame / (frames * 0.35))
    const pull = 981 * Math.min(1, 0.1 + grown)
    const calm = frame > frames * 0.7 ? 0.95 : 0.985
    for (let part = 0; part < small; part += 1) {
      if (swell) blow(cloth, motion, swell * time)
      drift(motion, fall, pull, calm)
      // To and fro, so that no end of the cloth is always the first.
      for (let step = 0; step < total; step += 1) tighten(part % 2 === 0 ? step : total - 1 - step, fresh)
      for (const seam of cloth.zips) close(motion, seam)
      for (let knot = 0; knot < cloth.pattern.length; knot += 1) touch(knot, grown)
    }
  }
  for (let pass = 0; pass < polish; pass += 1) iron(0.5)
  pressOut(cloth, motion, Math.round(3 + 14 * stiffness))
  for (const seam of cloth.zips) close(motion, seam)
}

/** Cloth that is pushed together along a seam or an edge stands in small waves there: they are pressed out, the stiffer the more. */
function pressOut(cloth: Cloth, { positions, weight }: Motion, rounds: number) {
  const free = (neighbours: Neighbours) => new Map([...neighbours].filter(([knot]) => get(weight, knot) > 0))
  const edges = free(alongEdges(cloth))
  const all = new Map([...free(aroundKnots(cloth.triangles))].filter(([knot]) => !edges.has(knot)))
  for (let pass = 0; pass < 3; pass += 1) {
    press(positions, edges, 10)
    press(positions, all, rounds)
  }
}

/** Draws the knots of a spring to where they rest; `fresh` is how much still counts how they were placed. */
function tightener({ positions, weight }: Motion, { ids, rest, placed, soft }: Springs, push: number) {
  return (link: number, fresh: number) => {
    const a = ids[link * 2] ?? 0
    const b = ids[link * 2 + 1] ?? 0
    const wa = get(weight, a)
    const wb = get(weight, b)
    if (wa + wb === 0) return
    const dx = get(positions, a * 3) - get(positions, b * 3)
    const dy = get(positions, a * 3 + 1) - get(positions, b * 3 + 1)
    const dz = get(positions, a * 3 + 2) - get(positions, b * 3 + 2)
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1e-9
    const over = length - get(rest, link) * (1 - fresh) - get(placed, link) * fresh
    // Cloth gives way when it is pushed together; it folds instead.
    const give = get(soft, link) + (over < 0 ? push : 0)
    const share = over / (wa + wb + give / (time * time)) / length
    positions[a * 3] = get(positions, a * 3) - dx * share * wa
    positions[a * 3 + 1] = get(positions, a * 3 + 1) - dy * share * wa
    positions[a * 3 + 2] = get(positions, a * 3 + 2) - dz * share * wa
    positions[b * 3] = get(positions, b * 3) + dx * share * wb
    positions[b * 3 + 1] = get(positions, b * 3 + 1) + dy * share * wb
    positions[b * 3 + 2] = get(positions, b * 3 + 2) + dz * share * wb
  }
}

/** Draws a seam together. */
function close({ positions }: Motion, { knot, from, to, share }: Cloth['zips'][number]) {
  const total = 1 + share * share + (1 - share) * (1 - share)
  for (let axis = 0; axis < 3; axis += 1) {
    const [k, f, t] = [knot * 3 + axis, from * 3 + axis, to * 3 + axis]
    const apart = (get(positions, k) - get(positions, f) * (1 - share) - get(positions, t) * share) / total
    positions[k] = get(positions, k) - apart
    positions[f] = get(positions, f) + apart * (1 - share)
    positions[t] = get(positions, t) + apart * share
  }
}

/** Pressure from inside, along the normals. */
function blow({ triangles }: Cloth, { positions, speed }: Motion, strength: number) {
  for (let place = 0; place < triangles.length; place += 3) {
    const ids = [0, 1, 2].map((corner) => (triangles[place + corner] ?? 0) * 3)
    const [a = 0, b = 0, c = 0] = ids
    const edge = (from: number, to: number, axis: number) =>
      get(positions, to + axis) - get(positions, from + axis)
    const normal = [0, 1, 2].map((axis) => {
      const [next, after] = [(axis + 1) % 3, (axis + 2) % 3]
      return edge(a, b, next) * edge(a, c, after) - edge(a, b, after) * edge(a, c, next)
    })
    for (const id of ids)
      normal.forEach((value, axis) => {
        speed[id + axis] = get(speed, id + axis) + value * strength
      })
  }
}

/** Every knot goes on as it went, and falls. */
function drift(
  { positions, before, speed, weight }: Motion,
  { gravity = [0, -1, 0] }: Fall,
  pull: number,
  calm: number,
) {
  for (let place = 0; place < positions.length; place += 1) {
    const axis = place % 3
    if (get(weight, (place - axis) / 3) === 0) continue
    before[place] = get(positions, place)
    const rate = (get(speed, place) + (gravity[axis] ?? 0) * pull * time) * calm
    positions[place] = get(positions, place) + rate * time
  }
}

/** Keeps a knot on its side, outside the body and above the ground, and says how fast it then is. */
function toucher(
  { pattern, side }: Cloth,
  { positions, before, speed, weight }: Motion,
  { body, grip, ground, gap = 0.15 }: Fall,
) {
  const probe = { x: 0, y: 0, z: 0 }
  return (knot: number, grown: number) => {
    if (get(weight, knot) === 0) return
    const place = knot * 3
    const on = side[knot] ?? 0
    if (on > 0 && get(positions, place + 2) < gap) positions[place + 2] = gap
    if (on < 0 && get(positions, place + 2) > -gap) positions[place + 2] = -gap
    probe.x = get(positions, place)
    probe.y = get(positions, place + 1)
    probe.z = get(positions, place + 2)
    if (body(probe, grown, item(pattern, knot))) {
      positions[place] = probe.x - (probe.x - get(before, place)) * grip
      positions[place + 1] = probe.y - (probe.y - get(before, place + 1)) * grip
      positions[place + 2] = probe.z
    }
    if (ground !== undefined && get(positions, place + 1) < ground) {
      positions[place] = get(before, place)
      positions[place + 1] = ground
      positions[place + 2] = get(before, place + 2)
    }
    for (let axis = 0; axis < 3; axis += 1)
      speed[place + axis] = clamp(
        (get(positions, place + axis) - get(before, place + axis)) / time,
        -200,
        200,
      )
  }
}
