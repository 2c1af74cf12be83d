import { Vector3 } from 'three'
import { wholeOf } from '../cameras/cameras'
import type { Camera } from '../cameras/cameras'
import { lerp } from '../kit/plane/maths'
import { developed, exposureFor } from '../pictures/develop'
import { readPasses, readPlaces } from '../pictures/passes'
import type { Pass } from '../pictures/passes'
import { hashOf } from '../render/hash'
import { render } from '../render/render'
import { together } from '../stills/sets/piece'
import type { Piece } from '../stills/sets/piece'
import type { Light } from '../stills/still'
import { filmSize } from './film'
import type { Pattern } from './pattern'

/** A set that stands still while its sunlight moves. */
export type LitSet = { pieces: () => Piece[]; light: Light; camera: Camera; pattern: Pattern }

/** Its parts of light by themselves, and where the sun sees each quarter of a pixel: across, up, across, up, … cm. */
type Parts = { sky: Pass; sun: Pass; seen: Float32Array }

const samples = 12
/** What of the sunlight comes round from the walls, so that no shadow keeps it off. */
const bounced = 0.1
const fine = 2

/**
 * Frames from three renders: light adds up, so a frame is the light of the sky and that of the sun, as far as the pattern
 * lets it through where the pixel lies. No frame has noise of its own.
 */
export async function lightOver({ pieces, light, camera, pattern }: LitSet) {
  const { sky, sun, seen } = await partsOf(pieces(), light, camera)
  const frameAt = (time: number) => lit({ sky, sun, seen }, pattern, time)
  const gain = exposureFor(frameAt(0))
  return (time: number) => developed(frameAt(time), gain)
}

async function partsOf(pieces: readonly Piece[], light: Light, camera: Camera): Promise<Parts> {
  const { model, sheet } = together(pieces)
  const id = hashOf({ model, sheet, camera, size: filmSize })
  const scene = { model, sheet, camera, size: filmSize, box: wholeOf(filmSize), isRecoloured: false, samples }
  const lightOf = async (name: string, own: Light) =>
    (await readPasses(await render(`${name}-${id}`, { ...scene, light: own }))).picture
  const size = [filmSize[0] * fine, filmSize[1] * fine] as const
  const measured = { ...scene, light, size, box: wholeOf(size), samples: 1, isMeasured: true }
  return {
    seen: seenFrom(sunOf(light), await readPlaces(await render(`place-${id}`, measured))),
    sky: await lightOf('sky', { ...light, lamps: [] }),
    sun: await lightOf('sun', { ...light, skyStrength: 0 }),
  }
}

function sunOf({ lamps }: Light): Vector3 {
  const [sun] = lamps
  if (sun?.kind !== 'sun') throw new Error('A light that moves over a set is a sun')
  return new Vector3(...sun.position).sub(new Vector3(...sun.target)).normalize()
}

function seenFrom(sun: Vector3, { values }: Pass): Float32Array {
  const right = new Vector3(0, 1, 0).cross(sun).normalize()
  const up = sun.clone().cross(right)
  const seen = new Float32Array((values.length / 3) * 2)
  for (let pixel = 0; pixel < seen.length / 2; pixel += 1) {
    const [x = 0, y = 0, z = 0] = values.subarray(pixel * 3, pixel * 3 + 3)
    seen[pixel * 2] = x * right.x + y * right.y + z * right.z
    seen[pixel * 2 + 1] = x * up.x + y * up.y + z * up.z
  }
  return seen
}

function lit({ sky, sun, seen }: Parts, pattern: Pattern, time: number): Pass {
  const { width, height } = sky
  const values = new Float32Array(sky.values.length)
  const through = (x: number, y: number) => {
    let sum = 0
    for (let corner = 0; corner < fine * fine; corner += 1) {
      const row = y * fine + Math.floor(corner / fine)
      const at = (row * width * fine + x * fine + (corner % fine)) * 2
      sum += pattern(seen[at] ?? 0, seen[at + 1] ?? 0, time)
    }
    return sum / (fine * fine)
  }
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const share = lerp(bounced, 1, through(x, y))
      const at = (y * width + x) * 3
      for (let k = at; k < at + 3; k += 1) values[k] = (sky.values[k] ?? 0) + (sun.values[k] ?? 0) * share
    }
  return { ...sky, values }
}
