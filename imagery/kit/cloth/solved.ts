import { item } from '../plane/maths'

/** Where the knots of a sewing came to rest, in 16 bits from the least to the most of all coordinates, as base64. */
export type Solved = { task: string; least: number; most: number; places: string }

const fullScale = 65535

/** As it is stored; `task` names what was solved. */
export function storedPlaces(task: string, places: ArrayLike<number>): Solved {
  const all = Array.from(places)
  const least = all.reduce((low, value) => Math.min(low, value), Infinity)
  const most = all.reduce((high, value) => Math.max(high, value), -Infinity)
  const bytes = all.flatMap((value) => {
    const coded = Math.round(((value - least) / (most - least)) * fullScale)
    return [coded & 255, coded >> 8]
  })
  return { task, least, most, places: btoa(bytes.map((byte) => String.fromCharCode(byte)).join('')) }
}

/** x, y, z of every knot. */
export function placesOf({ least, most, places }: Solved): Float64Array {
  const bytes = Uint8Array.from(atob(places), (one) => one.charCodeAt(0))
  return Float64Array.from(
    { length: bytes.length / 2 },
    (_, index) =>
      least + ((item(bytes, index * 2) + item(bytes, index * 2 + 1) * 256) / fullScale) * (most - least),
  )
}
