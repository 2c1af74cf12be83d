import { item } from '../plane/maths'
import type { Cloth } from './cloth'
import { get, linksOf } from './links'

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
