import { Vector3 } from 'three'
import type { Camera } from 'three'
import type { Model } from '../kit/mesh/model'
import { item } from '../kit/plane/maths'
import type { Material, Sheet } from '../models/materials'
import { together } from '../stills/sets/piece'
import type { Still } from '../stills/still'
import { filmSize } from './film'
import { cameraOf, pictureOf, screened } from './filmed-still'
import type { Part } from './filmed-still'
import type { Light, Pattern } from './pattern'
import { depthsOf } from './raster'
import { seenBySun } from './sunlight'
import type { Seen } from './sunlight'

/** A campaign still whose sunlight moves. */
export type Plate = {
  still: Still
  part: Part
  /** Where the light comes from; what it does not reach keeps as it is. */
  sun: readonly [number, number, number]
  /** What a shadow takes of the light, 0 to 1; the rest is the sky's. */
  dark: number
  pattern: Pattern
}

/** Each pixel is looked at in four places: at a rim they lie far apart. */
const fine = 2
/**
 * Frames of a still: the finished picture, in linear light, less what the pattern keeps off where the pixel lies in the
 * set, which the set's own geometry tells. No frame has noise of its own.
 */
export async function lightOver({ still, part, sun, dark, pattern }: Plate) {
  const { model, sheet } = together(still.pieces())
  const picture = await pictureOf(still.name, part)
  const set = withoutWindow(model, sheet)
  const seen = seenBySun(set, seenByCamera(set, cameraOf(still, part)), new Vector3(...sun))
  const places = placesOf(seen)
  return (time: number) => {
    const data = Buffer.alloc(picture.length)
    const light = pattern(time)
    for (let pixel = 0; pixel < picture.length / 3; pixel += 1) {
      const share = 1 - dark * (1 - through(seen, item(places, pixel), light))
      for (let at = pixel * 3; at < pixel * 3 + 3; at += 1) data[at] = screened(item(picture, at) * share, at)
    }
    return data
  }
}

/** What is behind the camera's back would hide all from the sun: the pattern takes its place. */
const withoutWindow = ({ parts }: Model, sheet: Sheet): Model => ({
  parts: parts.filter(({ slot }) => !isUnseen(sheet[slot])),
})

const isUnseen = (material: Material | undefined) =>
  material !== undefined && 'isUnseen' in material && material.isUnseen === true

/** The places that tell of a pixel: the first of its four, or at a rim all. */
function placesOf({ u, v, lit }: Seen): number[][] {
  const [width, height] = filmSize
  return Array.from({ length: width * height }, (_, pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const first = y * fine * width * fine + x * fine
    const all = [first, first + 1, first + width * fine, first + width * fine + 1]
    const isEven = all.every(
      (at) =>
        item(lit, at) === item(lit, first) &&
        Math.abs(item(u, at) - item(u, first)) + Math.abs(item(v, at) - item(v, first)) < 1,
    )
    return isEven ? [first] : all
  })
}

/** How much of the sun reaches a pixel. */
function through({ u, v, lit }: Seen, places: readonly number[], light: Light): number {
  let sum = 0
  for (const at of places) {
    const reached = item(lit, at)
    sum += 1 - (reached === 0 ? 0 : reached * (1 - light(item(u, at), item(v, at))))
  }
  return sum / places.length
}

/** Where in the set each of a pixel's four places lies: `x, y, z` in a row. */
function seenByCamera(model: Model, camera: Camera): Float32Array {
  const [width, height] = [filmSize[0] * fine, filmSize[1] * fine]
  const { depth } = depthsOf(model, camera, width, height)
  const places = new Float32Array(depth.length * 3)
  const point = new Vector3()
  for (let at = 0; at < depth.length; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    // Where nothing is seen, as far as the camera sees.
    const far = Math.min(item(depth, at), 1)
    point.set(((x + 0.5) / width) * 2 - 1, 1 - ((y + 0.5) / height) * 2, far)
    point.unproject(camera).toArray(places, at * 3)
  }
  return places
}
