import { lerp } from '../plane/maths'

/** A number between 0 and 1 for a place of a grid, the same every time. */
function scattered(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 974711)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

const wrapped = (value: number, count: number) => ((value % count) + count) % count

const eased = (t: number) => t * t * (3 - 2 * t)

/** Soft noise from 0 to 1 that repeats after 1, so many grains across and so many along. */
export function noise(u: number, v: number, across: number, along: number): number {
  const [x, y] = [u * across, v * along]
  const [i, j] = [Math.floor(x), Math.floor(y)]
  const [s, t] = [eased(x - i), eased(y - j)]
  const at = (a: number, b: number) => scattered(wrapped(i + a, across), wrapped(j + b, along), 7)
  return lerp(lerp(at(0, 0), at(1, 0), s), lerp(at(0, 1), at(1, 1), s), t)
}

/** How far the nearest and the next of scattered points are, in cells; so many cells a side, repeating after 1. */
export function cells(u: number, v: number, count: number): { near: number; next: number } {
  const [x, y] = [u * count, v * count]
  const [i, j] = [Math.floor(x), Math.floor(y)]
  let near = Infinity
  let next = Infinity
  for (let b = -1; b <= 1; b++)
    for (let a = -1; a <= 1; a++) {
      const [p, q] = [wrapped(i + a, count), wrapped(j + b, count)]
      const away = Math.hypot(i + a + scattered(p, q, 1) - x, j + b + scattered(p, q, 2) - y)
      next = Math.min(next, Math.max(near, away))
      near = Math.min(near, away)
    }
  return { near, next }
}
