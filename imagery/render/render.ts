import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Vector3 } from 'three'
import type { Box3 } from 'three'
import type { Box, Camera, Size } from '../cameras/cameras'
import { paths } from '../files/paths'
import { boundsOfModel } from '../kit/mesh/bounds'
import type { Model } from '../kit/mesh/model'
import type { Sheet } from '../models/materials'
import { askBlender, threadsOfStudio } from './studio'
import { weightsFile } from './weights'

/** A lamp of a campaign still; of a sun only the direction counts, of a point only the place. */
export type Lamp = {
  kind: 'area' | 'sun' | 'point'
  position: readonly [number, number, number]
  target: readonly [number, number, number]
  power: number
  colour?: string
  /** Of an area, cm. */
  width?: number
  height?: number
  /** Of a sun: how wide it is in the sky, degrees. Wider is softer. */
  softness?: number
  /** Of a point, cm: that of the flame or the bulb. */
  radius?: number
}

/** Everything Blender is told. */
export type Scene = {
  model: Model
  sheet: Sheet
  camera: Camera
  size: Size
  /** The part of the frame that is wanted. */
  box: Box
  /** The one light of all packshots, or that of a still. */
  light: 'packshot' | { sky: string; skyStrength: number; lamps: readonly Lamp[] }
  /** Of a pixel; with `noise` at most so many. */
  samples: number
  /** A pixel is done as soon as it is known to this share of its light. */
  noise?: number
  /** In the light for what is as white as its paper: black flags at its sides and over it. */
  isFlagged?: boolean
  /** With what recolouring needs: the light on dyed materials. */
  isRecoloured: boolean
  /** What the studio's lamps are arranged around, where that is not the model itself: it turns, and they stand still. */
  bounds?: Box3
  /** The model in each of these turns about its upright axis, radians. */
  turns?: readonly number[]
  /** What moves beside the model, in each of its places; all of them in the same materials. */
  moves?: readonly Model[]
}

/** Renders a scene at low priority; the passes are in the file that is answered. */
export async function render(id: string, scene: Scene): Promise<string> {
  const out = paths.work('passes', `${id}.bin`)
  if (!existsSync(out)) await shoot(id, scene, out)
  return out
}

/** Renders a scene in each of its turns; the passes are in the files that are answered. */
export const renderTurns = (id: string, scene: Scene & { turns: readonly number[] }): Promise<string[]> =>
  renderAll(id, scene, scene.turns.length)

/** Renders a scene with what moves in each of its places; the passes are in the files that are answered. */
export const renderMoves = (id: string, scene: Scene & { moves: readonly Model[] }): Promise<string[]> =>
  renderAll(id, scene, scene.moves.length)

async function renderAll(id: string, scene: Scene, count: number): Promise<string[]> {
  const files = Array.from({ length: count }, (_, index) => paths.work('passes', `${id}-${index}.bin`))
  if (!files.every((file) => existsSync(file))) await shoot(id, scene, paths.work('passes', `${id}.bin`))
  return files
}

async function shoot(id: string, scene: Scene, out: string): Promise<void> {
  await mkdir(paths.work('scenes'), { recursive: true })
  await mkdir(dirname(out), { recursive: true })
  const moves = []
  for (const [index, move] of (scene.moves ?? []).entries()) moves.push(await dumped(`${id}-${index}`, move))
  const bounds = scene.bounds ?? boundsOfModel(scene.model)
  const description = {
    ...(await dumped(id, scene.model)),
    ...(scene.moves && { moves }),
    materials: usedMaterials(scene),
    camera: scene.camera,
    bounds: [bounds.min.toArray(), bounds.max.toArray()],
    size: scene.size,
    box: sharesOf(scene.box, scene.size),
    light: scene.light,
    isFlagged: scene.isFlagged ?? false,
    samples: scene.samples,
    noise: scene.noise,
    isRecoloured: scene.isRecoloured,
    turns: scene.turns,
    // How far a crevice's darkness reaches: a fifth of the product.
    reach: bounds.getSize(new Vector3()).length() / 5,
    weights: await weightsFile(),
    threads: threadsOfStudio,
  }
  const sceneFile = paths.work('scenes', `${id}.json`)
  await writeFile(sceneFile, JSON.stringify(description))
  process.stdout.write(`  ${await askBlender(sceneFile, out)}\n`)
}

/**
 * Left, right, lower and upper side as shares of the frame, from below as Blender counts; in the middle of a pixel, so
 * that rounding never takes its neighbour.
 */
const sharesOf = ({ left, top, width, height }: Box, [wide, high]: Size) => [
  (left + 0.5) / wide,
  (left + width + 0.5) / wide,
  (high - top - height + 0.5) / high,
  (high - top + 0.5) / high,
]

function usedMaterials({ model, moves = [], sheet }: Scene): Sheet {
  return Object.fromEntries(
    [model, ...moves.slice(0, 1)]
      .flatMap(({ parts }) => parts)
      .map(({ slot, name }) => {
        const material = sheet[slot]
        if (!material) throw new Error(`No material for the slot ${slot} of ${name}`)
        return [slot, material]
      }),
  )
}

type Span = readonly [offset: number, length: number]

/** Writes the geometry one list after another into one file; answers its name and where each list starts. */
async function dumped(id: string, model: Model) {
  const buffers: Buffer[] = []
  let offset = 0
  const put = (array: Float32Array | Uint32Array): Span => {
    buffers.push(Buffer.from(array.buffer, array.byteOffset, array.byteLength))
    const span: Span = [offset, array.length]
    offset += array.byteLength
    return span
  }
  const parts = model.parts.map(({ geometry, slot }) => {
    const list = (name: string) => put(Float32Array.from(geometry.getAttribute(name).array))
    const count = geometry.getAttribute('position').count
    const index = geometry.index
      ? Uint32Array.from(geometry.index.array)
      : Uint32Array.from({ length: count }, (_, i) => i)
    return { slot, position: list('position'), normal: list('normal'), uv: list('uv'), index: put(index) }
  })
  const geometry = paths.work('scenes', `${id}.bin`)
  await writeFile(geometry, Buffer.concat(buffers))
  return { geometry, parts }
}
