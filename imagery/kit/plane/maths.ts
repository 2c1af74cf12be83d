import { Vector3 } from 'three'

export const TAU = Math.PI * 2

export const vector = (x: number, y: number, z: number) => new Vector3(x, y, z)

/** How far along the line through some places each of them is. */
export function distancesAlong(places: readonly Vector3[]): number[] {
  let distance = 0
  return places.map(
    (place, index) => (distance += index === 0 ? 0 : place.distanceTo(item(places, index - 1))),
  )
}

export const lerp = (from: number, to: number, t: number) => from + (to - from) * t

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value))

/** 0 below `from`, 1 above `to`, with an even slope at both ends. */
export function smooth(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** A bell of height 1 around `centre`. */
export const bell = (value: number, centre: number, width: number) =>
  Math.exp(-(((value - centre) / width) ** 2))

/** A ridge of height 1 at 0 that runs out in a shallow hollow on both sides. */
export const ridge = (value: number) => (1 - value * value) * Math.exp(-value * value)

/** The entry at `index`, which must exist. */
export function item<T>(list: ArrayLike<T>, index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(`No entry ${index} of ${list.length}`)
  return found
}

/** The entry at `index` of a ring: one past the last is the first again. */
export const around = <T>(list: ArrayLike<T>, index: number): T =>
  item(list, ((index % list.length) + list.length) % list.length)

/** Equally spaced numbers from `from` to `to`, both included. */
export const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count + 1 }, (_, index) => lerp(from, to, index / count))

/** The same row of numbers between 0 and 1 for the same seed, so that a model is the same every time. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}
