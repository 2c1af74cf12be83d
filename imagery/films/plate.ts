import { OrthographicCamera, Vector3 } from 'three'
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
  const seen = seenBySun(withoutWindow(model, sheet), cameraOf(still, part), new Vector3(...sun).normalize())
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

/** For each of a pixel's four places: where the sun sees it, across and up in cm, and whether it does. */
type Seen = { u: Float32Array; v: Float32Array; isLit: Uint8Array }

/** The places that tell of a pixel: the first of its four, or at a rim all. */
function placesOf({ u, v, isLit }: Seen): number[][] {
  const [width, height] = filmSize
  return Array.from({ length: width * height }, (_, pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const first = y * fine * width * fine + x * fine
    const all = [first, first + 1, first + width * fine, first + width * fine + 1]
    const isEven = all.every(
      (at) =>
        item(isLit, at) === item(isLit, first) &&
        Math.abs(item(u, at) - item(u, first)) + Math.abs(item(v, at) - item(v, first)) < 1,
    )
    return isEven ? [first] : all
  })
}

/** How much of the sun reaches a pixel. */
function through({ u, v, isLit }: Seen, places: readonly number[], light: Light): number {
  let sum = 0
  for (const at of places) sum += isLit[at] === 1 ? light(u[at] ?? 0, v[at] ?? 0) : 1
  return sum / places.length
}

/** The sun's own picture of the set: pixels a centimetre, and how much nearer a surface must be to shade another, cm. */
const sunReach = 420
const sunSide = 2048
const bias = 2.5

function seenBySun(model: Model, camera: Camera, sun: Vector3): Seen {
  const [width, height] = [filmSize[0] * fine, filmSize[1] * fine]
  const { depth } = depthsOf(model, camera, width, height)
  const lamp = new OrthographicCamera(-sunReach, sunReach, sunReach, -sunReach, 0, 4000)
  lamp.position.copy(sun).multiplyScalar(2000)
  lamp.lookAt(0, 0, 0)
  lamp.updateMatrixWorld(true)
  const shade = depthsOf(model, lamp, sunSide, sunSide)
  const seen = {
    u: new Float32Array(depth.length),
    v: new Float32Array(depth.length),
    isLit: new Uint8Array(depth.length),
  }
  const point = new Vector3()
  for (let at = 0; at < depth.length; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    point.set(((x + 0.5) / width) * 2 - 1, 1 - ((y + 0.5) / height) * 2, item(depth, at))
    point.unproject(camera).project(lamp)
    seen.u[at] = point.x * sunReach
    seen.v[at] = point.y * sunReach
    const [column, row] = [((point.x + 1) / 2) * sunSide, ((1 - point.y) / 2) * sunSide]
    const nearest = shade.depth[Math.floor(row) * sunSide + Math.floor(column)] ?? 2
    seen.isLit[at] = nearest > point.z - bias / 2000 ? 1 : 0
  }
  return seen
}
