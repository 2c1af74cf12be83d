import { join } from 'node:path'
import sharp from 'sharp'
import { PerspectiveCamera, Vector3 } from 'three'
import type { Camera } from 'three'
import { paths } from '../files/paths'
import { clamp, item } from '../kit/plane/maths'
import { fromLinear, toLinear } from '../pictures/recolour'
import type { Still } from '../stills/still'
import { filmSize } from './film'

/** The part of a still that is filmed, in pixels of its largest size; as high as the film asks. */
export type Part = { left: number; top: number; width: number }

const stillSize = [2400, 1350] as const

/** The coding of sRGB by a table: asked for some hundred million times. */
const codes = 8192
const coded = Float32Array.from({ length: codes + 1 }, (_, k) => fromLinear(k / codes))

/** Linear light as a byte on screen, with half a step of a fixed scatter so that soft walls show no bands. */
export function screened(light: number, at: number): number {
  const scatter = (((at * 2654435761) >>> 8) % 256) / 256
  return Math.floor(item(coded, Math.round(clamp(light) * codes)) * 254 + scatter)
}

const heightOf = (width: number) => Math.round((width * filmSize[1]) / filmSize[0])

/** The filmed part of a finished still, in linear light, as large as the film. */
export async function pictureOf(name: string, part: Part): Promise<Float32Array> {
  const data = await sharp(join(paths.pictures, `${name}-2400.avif`))
    .extract({ ...part, height: heightOf(part.width) })
    .resize(...filmSize, { kernel: 'lanczos3' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return Float32Array.from(data, (value) => toLinear(value / 255))
}

/** The camera of a still that sees only the filmed part. */
export function cameraOf({ wide }: Still, { left, top, width }: Part): Camera {
  const camera = new PerspectiveCamera(wide.fov, stillSize[0] / stillSize[1], 5, 4000)
  camera.setViewOffset(...stillSize, left, top, width, heightOf(width))
  camera.position.fromArray(wide.position)
  camera.lookAt(new Vector3().fromArray(wide.target))
  camera.updateMatrixWorld(true)
  return camera
}
