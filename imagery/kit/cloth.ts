import { clamp, item } from './maths'
import type { Outline, Point } from './outline'

/** A pattern piece as triangles; `keys` name the places of the lattice, the same in every piece cut from it. */
type Cut = { points: Point[]; keys: string[]; rim: boolean[]; triangles: number[] }

/** Two pieces sewn into one cloth: what is simulated. */
export type Cloth = {
  /** x, y, z of every knot. */
  positions: Float64Array
  /** Where each knot lies on the flat pattern. */
  pattern: Point[]
  /** 1 front, -1 back, 0 on a seam. */
  side: Int8Array
  triangles: number[]
  /** Length of the cloth from knot to knot is that of the pattern, or that of the shape it was placed in. */
  restsAs: 'pattern' | 'placed'
  /** Seams between pieces: a knot, and the two knots of the other piece it lies between. */
  zips: { knot: number; from: number; to: number; share: number }[]
}

const get = (list: Float64Array, index: number) => list[index] ?? 0

function nearestOn(outline: Outline, [x, y]: Point) {
  let best = Infinity
  let found: Point = [x, y]
  for (let index = 0; index < outline.length; index += 1) {
    const [ax, ay] = item(outline, index)
    const [bx, by] = item(outline, (index + 1) % outline.length)
    const dx = bx - ax
    const dy = by - ay
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
    const away = Math.hypot(x - ax - t * dx, y - ay - t * dy)
    if (away < best) {
      best = away
      found = [ax + t * dx, ay + t * dy]
    }
  }
  return { away: best, found }
}

export function isInside(outline: Outline, [x, y]: Point) {
  let inside = false
  for (let index = 0; index < outline.length; index += 1) {
    const [ax, ay] = item(outline, index)
    const [bx, by] = item(outline, (index + 1) % outline.length)
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside
  }
  return inside
}

function cornersOf(outline: Outline) {
  return outline.filter(([x, y], index) => {
    const [ax, ay] = item(outline, (index + outline.length - 1) % outline.length)
    const [bx, by] = item(outline, (index + 1) % outline.length)
    const turn = Math.atan2(
      (x - ax) * (by - y) - (y - ay) * (bx - x),
      (x - ax) * (bx - x) + (y - ay) * (by - y),
    )
    return Math.abs(turn) > 0.5
  })
}

/** Cuts a piece out of an even lattice of triangles; knots near the outline are drawn onto it. */
export function cut(outline: Outline, step: number): Cut {
  const height = (step * Math.sqrt(3)) / 2
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const reach = (values: number[], size: number) =>
    [Math.floor(Math.min(...values) / size) - 1, Math.ceil(Math.max(...values) / size) + 1] as const
  const [left, right] = reach(xs, step)
  const [low, high] = reach(ys, height)
  const knots = new Map<string, { point: Point; rim: boolean }>()
  for (let row = low; row <= high; row += 1) {
    for (let column = left; column <= right; column += 1) {
      // Off the middle line, so that no straight edge runs exactly between two columns.
      const point: Point = [(column + (row % 2 === 0 ? 0.137 : 0.637)) * step, (row + 0.071) * height]
      const { away, found } = nearestOn(outline, point)
      if (away < step * 0.505) knots.set(`${column} ${row}`, { point: found, rim: true })
      else if (isInside(outline, point)) knots.set(`${column} ${row}`, { point, rim: false })
    }
  }
  for (const corner of cornersOf(outline)) {
    let best = step
    let nearest: { point: Point; rim: boolean } | undefined
    for (const knot of knots.values()) {
      const away = Math.hypot(knot.point[0] - corner[0], knot.point[1] - corner[1])
      if (knot.rim && away < best) {
        best = away
        nearest = knot
      }
    }
    if (nearest) nearest.point = corner
  }
  const keys = [...knots.keys()]
  const numbers = new Map(keys.map((key, index) => [key, index]))
  const triangles: number[] = []
  const take = (...places: (readonly [number, number])[]) => {
    const names = places.map(([column, row]) => `${column} ${row}`)
    const [p, q, r] = names.map((name) => knots.get(name)?.point)
    if (!p || !q || !r) return
    const doubled = (q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1])
    if (doubled < step * step * 0.02) return
    if (!isInside(outline, [(p[0] + q[0] + r[0]) / 3, (p[1] + q[1] + r[1]) / 3])) return
    triangles.push(...names.map((name) => numbers.get(name) ?? 0))
  }
  for (let row = low; row < high; row += 1) {
    const shift = row % 2 === 0 ? 0 : 1
    for (let column = left; column < right; column += 1) {
      take([column, row], [column + 1, row], [column + shift, row + 1])
      take([column + 1 - shift, row], [column + 1, row + 1], [column, row + 1])
    }
  }
  const all = keys.map((key) => knots.get(key))
  return {
    points: all.map((knot) => knot?.point ?? [0, 0]),
    rim: all.map((knot) => knot?.rim ?? false),
    keys,
    triangles,
  }
}

/** Lays two pieces on each other and joins them wherever both have the same edge and `isSewn` agrees. */
export function sew(front: Cut, back: Cut, isSewn: (point: Point) => boolean): Cloth {
  const pattern: Point[] = [...front.points]
  const side: number[] = front.points.map(() => 1)
  const numbers = new Map(front.keys.map((key, index) => [key, index]))
  const backIds = back.points.map((point, index) => {
    const same = numbers.get(item(back.keys, index))
    if (same !== undefined && item(back.rim, index) && item(front.rim, same) && isSewn(point)) {
      const [x, y] = item(front.points, same)
      if (Math.hypot(x - point[0], y - point[1]) < 1e-6) {
        side[same] = 0
        return same
      }
    }
    pattern.push(point)
    side.push(-1)
    return pattern.length - 1
  })
  const reversed: number[] = []
  for (let place = 0; place < back.triangles.length; place += 3)
    for (const step of [0, 2, 1]) reversed.push(item(backIds, item(back.triangles, place + step)))
  const { triangles, kept } = withoutStrays([...front.triangles, ...reversed], pattern.length)
  const positions = new Float64Array(kept.length * 3)
  kept.forEach((old, index) => {
    const [x, y] = item(pattern, old)
    positions.set([x, y, item(side, old) * 0.4], index * 3)
  })
  return {
    positions,
    pattern: kept.map((old) => item(pattern, old)),
    side: Int8Array.from(kept, (old) => item(side, old)),
    triangles,
    restsAs: 'pattern',
    zips: [],
  }
}

/** Several sewn pieces as one cloth, not joined yet. */
export function together(cloths: readonly Cloth[]): Cloth {
  const all: Cloth = {
    ...item(cloths, 0),
    positions: new Float64Array(),
    pattern: [],
    side: new Int8Array(),
    triangles: [],
    zips: [],
  }
  for (const cloth of cloths) {
    const first = all.pattern.length
    all.positions = Float64Array.from([...all.positions, ...cloth.positions])
    all.side = Int8Array.from([...all.side, ...cloth.side])
    all.pattern.push(...cloth.pattern)
    for (const knot of cloth.triangles) all.triangles.push(knot + first)
  }
  return all
}

/** The edges of the cloth: openings, each a closed chain of knots with the cloth on its left hand. */
export function openingsOf(triangles: readonly number[]): number[][] {
  const span = 1 + triangles.reduce((most, knot) => Math.max(most, knot), 0)
  const directed = new Map<number, readonly [number, number]>()
  for (let place = 0; place < triangles.length; place += 3) {
    for (let corner = 0; corner < 3; corner += 1) {
      const a = item(triangles, place + corner)
      const b = item(triangles, place + ((corner + 1) % 3))
      if (!directed.delete(b * span + a)) directed.set(a * span + b, [a, b])
    }
  }
  const next = new Map<number, number[]>()
  for (const [from, to] of directed.values()) next.set(from, [...(next.get(from) ?? []), to])
  const chains: number[][] = []
  for (const start of next.keys()) {
    let knot = next.get(start)?.pop()
    if (knot === undefined) continue
    const chain = [start]
    while (knot !== undefined && knot !== start) {
      chain.push(knot)
      knot = next.get(knot)?.pop()
    }
    chains.push(chain)
  }
  return chains
}

/** Sews a chain of knots to another, each from its own start, by shares of their lengths. */
export function zip(cloth: Cloth, chain: readonly number[], other: readonly number[]) {
  const length = (knots: readonly number[]) => {
    let sum = 0
    return knots.map((knot, index) => {
      const [x, y] = item(cloth.pattern, knot)
      const [bx, by] = item(cloth.pattern, item(knots, Math.max(0, index - 1)))
      sum += Math.hypot(x - bx, y - by)
      return sum
    })
  }
  const far = length(chain)
  const near = length(other)
  chain.forEach((knot, index) => {
    const where = (item(far, index) / item(far, far.length - 1)) * item(near, near.length - 1)
    const found = near.findIndex((value) => value >= where)
    const place = found < 0 ? near.length - 1 : Math.max(1, found)
    const [low, high] = [item(near, place - 1), item(near, place)]
    const share = high > low ? clamp((where - low) / (high - low)) : 0
    cloth.zips.push({ knot, from: item(other, place - 1), to: item(other, place), share })
  })
}

/** Knots that no triangle uses fall away. */
function withoutStrays(triangles: readonly number[], count: number) {
  const kept = [...new Set(triangles)].sort((a, b) => a - b)
  const numbers = new Int32Array(count)
  kept.forEach((old, index) => {
    numbers[old] = index
  })
  return { kept, triangles: triangles.map((old) => item(numbers, old)) }
}

/** Pairs of knots with an edge between, and pairs across an edge: what keeps a cloth from stretching and from folding. */
export function linksOf(triangles: readonly number[]) {
  const span = 1 + triangles.reduce((most, knot) => Math.max(most, knot), 0)
  const edges = new Map<number, { a: number; b: number; across: number[] }>()
  for (let place = 0; place < triangles.length; place += 3) {
    const ids = [item(triangles, place), item(triangles, place + 1), item(triangles, place + 2)] as const
    for (const [a, b, c] of [
      [ids[0], ids[1], ids[2]],
      [ids[1], ids[2], ids[0]],
      [ids[2], ids[0], ids[1]],
    ] as const) {
      const key = a < b ? a * span + b : b * span + a
      const edge = edges.get(key)
      if (edge) edge.across.push(c)
      else edges.set(key, { a, b, across: [c] })
    }
  }
  return [...edges.values()]
}

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

/** Every triangle into four, the cloth rounder each time (Loop's scheme; edges stay where they are). */
export function refined(cloth: Cloth): Cloth {
  const links = linksOf(cloth.triangles)
  const count = cloth.pattern.length
  const at = (knot: number) =>
    [
      get(cloth.positions, knot * 3),
      get(cloth.positions, knot * 3 + 1),
      get(cloth.positions, knot * 3 + 2),
    ] as const
  const sums = new Float64Array(count * 3)
  const degree = new Int32Array(count)
  const rimSums = new Float64Array(count * 3)
  const rimDegree = new Int32Array(count)
  const add = (list: Float64Array, to: number, from: number) => {
    at(from).forEach((value, axis) => {
      list[to * 3 + axis] = get(list, to * 3 + axis) + value
    })
  }
  const between = new Map<number, number>()
  const pattern = [...cloth.pattern]
  const side = [...cloth.side]
  const fresh: number[] = []
  for (const { a, b, across } of links) {
    add(sums, a, b)
    add(sums, b, a)
    degree[a] = (degree[a] ?? 0) + 1
    degree[b] = (degree[b] ?? 0) + 1
    const [c, d] = across
    const isRim = c === undefined || d === undefined
    if (isRim) {
      add(rimSums, a, b)
      add(rimSums, b, a)
      rimDegree[a] = (rimDegree[a] ?? 0) + 1
      rimDegree[b] = (rimDegree[b] ?? 0) + 1
    }
    between.set(a < b ? a * count + b : b * count + a, pattern.length)
    const [p, q] = [item(cloth.pattern, a), item(cloth.pattern, b)]
    pattern.push([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2])
    const sides = [cloth.side[a] ?? 0, cloth.side[b] ?? 0]
    const across0 = across.map((knot) => cloth.side[knot] ?? 0)
    const isSeam = sides[0] === 0 && sides[1] === 0 && new Set(across0.filter((s) => s !== 0)).size > 1
    side.push(isSeam ? 0 : item([...sides, ...across0].filter((s) => s !== 0).concat(0), 0))
    for (let axis = 0; axis < 3; axis += 1) {
      const middle = ((at(a)[axis] ?? 0) + (at(b)[axis] ?? 0)) / 2
      const far = isRim ? middle : ((at(c)[axis] ?? 0) + (at(d)[axis] ?? 0)) / 2
      fresh.push(middle * 0.75 + far * 0.25)
    }
  }
  const old: number[] = []
  for (let knot = 0; knot < count; knot += 1) {
    const here = at(knot)
    const isRim = (rimDegree[knot] ?? 0) > 0
    const n = isRim ? (rimDegree[knot] ?? 1) : (degree[knot] ?? 1)
    const list = isRim ? rimSums : sums
    const weight = isRim ? 0.25 : 0.375
    here.forEach((value, axis) => {
      old.push(value * (1 - weight) + (get(list, knot * 3 + axis) / n) * weight)
    })
  }
  const triangles: number[] = []
  const half = (a: number, b: number) => between.get(a < b ? a * count + b : b * count + a) ?? 0
  for (let place = 0; place < cloth.triangles.length; place += 3) {
    const a = item(cloth.triangles, place)
    const b = item(cloth.triangles, place + 1)
    const c = item(cloth.triangles, place + 2)
    const [ab, bc, ca] = [half(a, b), half(b, c), half(c, a)]
    triangles.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca)
  }
  return {
    positions: Float64Array.from([...old, ...fresh]),
    pattern,
    side: Int8Array.from(side),
    triangles,
    restsAs: cloth.restsAs,
    zips: [],
  }
}
