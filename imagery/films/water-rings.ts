import { Vector3 } from 'three'
import type { Camera } from 'three'
import { TAU, clamp, item, smooth } from '../kit/plane/maths'
import { waterStill } from '../stills/scenes/places'
import { together } from '../stills/sets/piece'
import { filmSize, framesOf } from './film'
import type { Film } from './film'
import { cameraOf, pictureOf, screened } from './filmed-still'
import { depthsOf } from './raster'

const seconds = 8
const part = { left: 760, top: 310, width: 1640 }
const [width, height] = filmSize

/** How steep the water is at a place, to the right and towards us; `time` runs from 0 to 1 and means the same at both ends. */
type Slope = readonly [across: number, near: number]

/** Rings from a place: how far from one to the next, how often in the film, how steep, and how far they reach. */
type Ring = {
  from: readonly [x: number, z: number]
  long: number
  beats: number
  steep: number
  reach: number
}

const rings: readonly Ring[] = [
  { from: [20, 0], long: 7.5, beats: 5, steep: 0.9, reach: 36 },
  { from: [48, -20], long: 9, beats: 4, steep: 0.35, reach: 30 },
]

/** Slow waves that cross the basin; `way` is how many of them lie on a centimetre to the right and towards us. */
const swells = [
  { way: [0.021, 0.085], beats: 3, steep: 0.24, phase: 0 },
  { way: [-0.034, 0.13], beats: 4, steep: 0.18, phase: 1.7 },
  { way: [0.012, 0.21], beats: 6, steep: 0.1, phase: 4.1 },
] as const

/** Rings that leave the plinth, and slow swells. */
function slopeAt(x: number, z: number, time: number): Slope {
  let [across, near] = [0, 0]
  for (const { from, long, beats, steep, reach } of rings) {
    const [dx, dz] = [x - from[0], z - from[1]]
    const away = Math.hypot(dx, dz) || 1
    const rise = steep * Math.cos((away / long - beats * time) * TAU) * Math.exp(-away / reach)
    across += (rise * dx) / away
    near += (rise * dz) / away
  }
  for (const { way, beats, steep, phase } of swells) {
    const rise = steep * Math.cos((way[0] * x + way[1] * z - beats * time) * TAU + phase)
    const size = Math.hypot(...way)
    across += (rise * way[0]) / size
    near += (rise * way[1]) / size
  }
  return [across, near]
}

/** Light thrown up by the water on what stands in it: thin bright nets. */
function caustic(u: number, v: number, time: number): number {
  const wave = (a: number, b: number, beats: number, phase: number) =>
    Math.sin(u * a + v * b + beats * time * TAU + phase)
  const sum =
    wave(0.62, 0.35, 3, 0) + wave(-0.47, 0.58, 4, 1.3) + wave(0.2, -0.83, -3, 2.9) + wave(0.9, 0.1, 2, 4)
  return (1 - Math.min(1, Math.abs(sum) / 2.2)) ** 2.4
}

/** Where a pixel lies in the set, and whether water is seen there. */
type Place = { x: number; y: number; z: number; isWater: boolean; near: number }

function placesOf(camera: Camera): Place[] {
  const { model, sheet } = together(waterStill.pieces())
  const isWater = (slot: string) => sheet[slot]?.type === 'water'
  const all = depthsOf(model, camera, width, height).depth
  const dry = depthsOf(
    { parts: model.parts.filter(({ slot }) => !isWater(slot)) },
    camera,
    width,
    height,
  ).depth
  const eye = camera.getWorldPosition(new Vector3())
  const point = new Vector3()
  return Array.from({ length: width * height }, (_, at) => {
    const [column, row] = [at % width, Math.floor(at / width)]
    point
      .set(((column + 0.5) / width) * 2 - 1, 1 - ((row + 0.5) / height) * 2, item(all, at))
      .unproject(camera)
    return {
      x: point.x,
      y: point.y,
      z: point.z,
      isWater: item(all, at) < item(dry, at),
      near: 120 / point.distanceTo(eye),
    }
  })
}

/** How far a mirrored thing moves in the picture, pixels, and how much the water's light changes, by its slope. */
const moves = [7, 15] as const
const shine = 0.16
const net = 0.2

async function prepare() {
  const picture = await pictureOf(waterStill.name, part)
  const places = placesOf(cameraOf(waterStill, part))
  const isWater = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < width && row < height && item(places, row * width + column).isWater
  /** The picture between its pixels, where all four are water. */
  const mirrored = (x: number, y: number, channel: number): number | undefined => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    if (
      !isWater(left, top) ||
      !isWater(left + 1, top + 1) ||
      !isWater(left + 1, top) ||
      !isWater(left, top + 1)
    )
      return undefined
    const [across, down] = [x - left, y - top]
    const value = (column: number, row: number) => item(picture, (row * width + column) * 3 + channel)
    return (
      (value(left, top) * (1 - across) + value(left + 1, top) * across) * (1 - down) +
      (value(left, top + 1) * (1 - across) + value(left + 1, top + 1) * across) * down
    )
  }
  return (frame: number) => {
    const time = frame / framesOf({ seconds })
    const data = Buffer.alloc(picture.length)
    for (const [pixel, { x, y, z, isWater: isWet, near }] of places.entries()) {
      const [column, row] = [pixel % width, Math.floor(pixel / width)]
      if (!isWet) {
        // Nets of light fade upwards; the wall is too far away for them.
        const share = z < -60 ? 0 : net * smooth(22, 2, y)
        const light = 1 + share * (caustic(x * 0.9 + z * 0.5, y * 1.3 - z * 0.4, time) - 0.25)
        for (let at = pixel * 3; at < pixel * 3 + 3; at += 1)
          data[at] = screened(item(picture, at) * light, at)
        continue
      }
      const [across, towards] = slopeAt(x, z, time)
      const light = 1 + clamp(shine * towards, -0.2, 0.2)
      for (let channel = 0; channel < 3; channel += 1) {
        const at = pixel * 3 + channel
        const moved =
          mirrored(column + across * moves[0] * near, row + towards * moves[1] * near, channel) ??
          mirrored(column, row + towards * 2 * near, channel) ??
          item(picture, at)
        data[at] = screened(moved * light, at)
      }
    }
    return Promise.resolve(data)
  }
}

/** Rings on still water round a scent bottle, and the light they throw. */
export const waterRings: Film = { name: 'water-rings', seconds, prepare }
