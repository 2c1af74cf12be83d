import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RepeatWrapping,
  RGBAFormat,
  SRGBColorSpace,
} from 'three'
import { clamp, smooth } from '../plane/maths'
import { cells, noise } from './tiles'

/** A surface that repeats: its height from 0 to 1, and how deep that is. */
type Relief = {
  /** How wide it is before it repeats, cm. */
  tile: number
  /** cm. */
  depth: number
  /** How much darker its furrows are. */
  dark: number
  height: (u: number, v: number) => number
}

export const liveGrains = ['smooth', 'grained', 'box', 'suede', 'weave', 'brushed'] as const
export type LiveGrain = (typeof liveGrains)[number]

/** Kinds of leather, as imagery/blender/materials.py has them, fit for a picture that repeats. */
const reliefs: Readonly<Record<LiveGrain, Relief>> = {
  smooth: {
    ...{ tile: 1.2, depth: 0.0035, dark: 0.09 },
    height: (u, v) => cells(u, v, 24).near * 0.5 + noise(u, v, 60, 60) * 0.5,
  },
  grained: {
    ...{ tile: 2, depth: 0.018, dark: 0.24 },
    height: (u, v) => {
      const { near, next } = cells(u, v, 13)
      return smooth(0, 0.32, next - near) * 0.8 + noise(u, v, 60, 60) * 0.2
    },
  },
  box: {
    ...{ tile: 1.5, depth: 0.0018, dark: 0.05 },
    height: (u, v) => cells(u, v, 39).near * 0.4 + noise(u, v, 14, 14) * 0.5,
  },
  suede: {
    ...{ tile: 1.4, depth: 0.012, dark: 0.26 },
    height: (u, v) => noise(u, v, 60, 60) * 0.45 + noise(u, v, 120, 120) * 0.25 + noise(u, v, 5, 5) * 0.3,
  },
  /** Threads over and under each other. */
  weave: {
    ...{ tile: 0.96, depth: 0.012, dark: 0.3 },
    height: (u, v) => {
      const [x, y] = [u * 24, v * 24]
      const isOver = (Math.floor(x) + Math.floor(y)) % 2 === 0
      const round = Math.sin(Math.PI * ((isOver ? x : y) % 1))
      return round * 0.75 + noise(u, v, 96, 96) * 0.25
    },
  },
  /** Metal drawn over fine sand, in the direction of u. */
  brushed: {
    ...{ tile: 1, depth: 0.0009, dark: 0.12 },
    height: (u, v) => noise(u, v, 3, 128) * 0.6 + noise(u, v, 9, 128) * 0.4,
  },
}

/** Pixels of a tile on each side. */
const SIZE = 256

export type GrainMaps = { tone: DataTexture; normal: DataTexture }

const made = new Map<string, GrainMaps>()

/**
 * The two pictures of a grain, made once: what it adds to the colour, and where its surface looks. uv are centimetres; `scale` is how
 * many times as fine as in life it is.
 */
export function grainMaps(grain: LiveGrain, scale = 1): GrainMaps {
  const key = `${grain} ${scale}`
  const maps = made.get(key) ?? (scale === 1 ? draw(reliefs[grain]) : finer(grainMaps(grain), scale))
  made.set(key, maps)
  return maps
}

function finer({ tone, normal }: GrainMaps, scale: number): GrainMaps {
  const maps = { tone: tone.clone(), normal: normal.clone() }
  for (const map of Object.values(maps)) map.repeat.multiplyScalar(scale)
  return maps
}

function draw({ tile, depth, dark, height }: Relief): GrainMaps {
  const heights = new Float32Array(SIZE * SIZE)
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) heights[y * SIZE + x] = clamp(height(x / SIZE, y / SIZE))
  const at = (x: number, y: number) => heights[((y + SIZE) % SIZE) * SIZE + ((x + SIZE) % SIZE)] ?? 0
  const slope = (depth * SIZE) / (2 * tile)
  const [tone, normal] = [new Uint8Array(SIZE * SIZE * 4), new Uint8Array(SIZE * SIZE * 4)]
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const first = (y * SIZE + x) * 4
      const light = Math.round(255 * (1 - dark * (1 - at(x, y))))
      tone.set([light, light, light, 255], first)
      const [dx, dy] = [(at(x - 1, y) - at(x + 1, y)) * slope, (at(x, y - 1) - at(x, y + 1)) * slope]
      const length = Math.hypot(dx, dy, 1)
      normal.set(
        [dx, dy, 1].map((part) => Math.round(127.5 * (1 + part / length))),
        first,
      )
      normal[first + 3] = 255
    }
  const tones = textureOf(tone, tile)
  tones.colorSpace = SRGBColorSpace
  return { tone: tones, normal: textureOf(normal, tile) }
}

function textureOf(pixels: Uint8Array<ArrayBuffer>, tile: number): DataTexture {
  const texture = new DataTexture(pixels, SIZE, SIZE, RGBAFormat)
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.repeat.set(1 / tile, 1 / tile)
  texture.minFilter = LinearMipmapLinearFilter
  texture.magFilter = LinearFilter
  texture.generateMipmaps = true
  texture.anisotropy = 8
  texture.needsUpdate = true
  return texture
}
