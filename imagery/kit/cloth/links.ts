import { item } from '../plane/maths'

export const get = (list: Float64Array, index: number) => list[index] ?? 0

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

/** An edge between two knots, and the knots across it on both sides: one at the edge of the cloth. */
export type Link = { a: number; b: number; across: number[] }

/** What keeps a cloth from stretching and from folding: every edge once. */
export function linksOf(triangles: readonly number[]): Link[] {
  const span = 1 + triangles.reduce((most, knot) => Math.max(most, knot), 0)
  const edges = new Map<number, Link>()
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
