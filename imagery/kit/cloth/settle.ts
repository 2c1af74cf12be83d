import { clamp, item } from '../plane/maths'
import type { Point } from '../plane/outline'
import type { Cloth } from './cloth'
import { get, linksOf } from './links'

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

/** Lets the cloth fall until it hangs still: position based dynamics in small steps. */
export function settle(cloth: Cloth, fall: Fall): void {
  const { positions, pattern, side } = cloth
  const { ease = 1, frames = 110, gap = 0.15, gravity = [0, -1, 0] } = fall
  const count = pattern.length
  const links = linksOf(cloth.triangles)
  const flat = (a: number, b: number) => {
    if (cloth.restsAs === 'placed')
      return Math.hypot(
        ...[0, 1, 2].map((axis) => get(positions, a * 3 + axis) - get(positions, b * 3 + axis)),
      )
    const [ax, ay] = item(pattern, a)
    const [bx, by] = item(pattern, b)
    return Math.hypot(ax - bx, ay - by)
  }
  const pairs: number[] = []
  const rests: number[] = []
  const softs: number[] = []
  const bend = 6e-6 * (1.02 - fall.stiffness) ** 3
  for (const { a, b, across } of links) {
    pairs.push(a, b)
    rests.push(flat(a, b) * ease)
    softs.push(1e-9)
    const [c, d] = across
    if (c === undefined || d === undefined) continue
    const isSeam = side[c] !== side[d] && side[c] !== 0 && side[d] !== 0
    if (isSeam) continue
    pairs.push(c, d)
    rests.push(flat(c, d) * ease)
    softs.push(bend)
  }
  const rest = Float64Array.from(rests)
  const soft = Float64Array.from(softs)
  const ids = Int32Array.from(pairs)
  const rims = new Set(links.flatMap(({ a, b, across }) => (across.length < 2 ? [a, b] : [])))
  const before = positions.slice()
  const speed = new Float64Array(positions.length)
  const weight = Float64Array.from(pattern, (point, index) =>
    fall.isHeld?.(point, side[index] ?? 0) ? 0 : 1,
  )
  const small = 10
  const time = 1 / 60 / small
  const probe = { x: 0, y: 0, z: 0 }

  const placed = Float64Array.from(rest, (_, link) => {
    const [a, b] = [ids[link * 2] ?? 0, ids[link * 2 + 1] ?? 0]
    return Math.hypot(...[0, 1, 2].map((axis) => get(positions, a * 3 + axis) - get(positions, b * 3 + axis)))
  })
  const push = 4e-6 * (1 - fall.stiffness)
  let fresh = 1

  const solve = (link: number) => {
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

  const close = ({ knot, from, to, share }: Cloth['zips'][number]) => {
    const total = 1 + share * share + (1 - share) * (1 - share)
    for (let axis = 0; axis < 3; axis += 1) {
      const [k, f, t] = [knot * 3 + axis, from * 3 + axis, to * 3 + axis]
      const apart = (get(positions, k) - get(positions, f) * (1 - share) - get(positions, t) * share) / total
      positions[k] = get(positions, k) - apart
      positions[f] = get(positions, f) + apart * (1 - share)
      positions[t] = get(positions, t) + apart * share
    }
  }

  const neighbours: number[][] = pattern.map(() => [])
  for (const { a, b, across } of links) {
    const isRim = across.length < 2
    for (const [knot, other] of [
      [a, b],
      [b, a],
    ] as const)
      if (isRim || !rims.has(knot)) item(neighbours, knot).push(other)
  }
  /** What resists folding: every knot leans towards the middle of its neighbours, knots of an edge along the edge. */
  const iron = (strength: number) => {
    for (let knot = 0; knot < count; knot += 1) {
      const near = item(neighbours, knot)
      if (get(weight, knot) === 0 || near.length === 0) continue
      for (let axis = 0; axis < 3; axis += 1) {
        let sum = 0
        for (const other of near) sum += get(positions, other * 3 + axis)
        const place = knot * 3 + axis
        positions[place] = get(positions, place) + (sum / near.length - get(positions, place)) * strength
      }
    }
  }

  const blow = (strength: number) => {
    for (let place = 0; place < cloth.triangles.length; place += 3) {
      const ids = [0, 1, 2].map((corner) => (cloth.triangles[place + corner] ?? 0) * 3)
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

  for (let frame = 0; frame < frames; frame += 1) {
    iron((0.1 + 0.5 * fall.stiffness) * (frame > frames * 0.9 ? 0.6 : 1))
    const grown = Math.min(1, (frame + 1) / (frames * 0.4))
    fresh = Math.max(0, 1 - frame / (frames * 0.35))
    const pull = 981 * Math.min(1, 0.1 + grown)
    const calm = frame > frames * 0.7 ? 0.95 : 0.985
    for (let part = 0; part < small; part += 1) {
      if (fall.swell) blow(fall.swell * time)
      for (let knot = 0; knot < count; knot += 1) {
        if (get(weight, knot) === 0) continue
        for (let axis = 0; axis < 3; axis += 1) {
          const place = knot * 3 + axis
          before[place] = get(positions, place)
          const rate = (get(speed, place) + (gravity[axis] ?? 0) * pull * time) * calm
          positions[place] = get(positions, place) + rate * time
        }
      }
      const total = rest.length
      if (part % 2 === 0) for (let link = 0; link < total; link += 1) solve(link)
      else for (let link = total - 1; link >= 0; link -= 1) solve(link)
      for (const seam of cloth.zips) close(seam)
      for (let knot = 0; knot < count; knot += 1) {
        if (get(weight, knot) === 0) continue
        const place = knot * 3
        const on = side[knot] ?? 0
        if (on > 0 && get(positions, place + 2) < gap) positions[place + 2] = gap
        if (on < 0 && get(positions, place + 2) > -gap) positions[place + 2] = -gap
        probe.x = get(positions, place)
        probe.y = get(positions, place + 1)
        probe.z = get(positions, place + 2)
        if (fall.body(probe, grown, item(pattern, knot))) {
          positions[place] = probe.x - (probe.x - get(before, place)) * fall.grip
          positions[place + 1] = probe.y - (probe.y - get(before, place + 1)) * fall.grip
          positions[place + 2] = probe.z
        }
        if (fall.ground !== undefined && get(positions, place + 1) < fall.ground) {
          positions[place] = get(before, place)
          positions[place + 1] = fall.ground
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
  }
  for (let pass = 0; pass < (fall.polish ?? 4); pass += 1) iron(0.5)
  for (const seam of cloth.zips) close(seam)
}
