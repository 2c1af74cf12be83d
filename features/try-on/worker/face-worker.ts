/** Finds one face in a picture, off the page's own thread. Bundled by scripts/support/build/try-on-files.mjs. */
import { Human } from '@vladmandic/human'
import { withTrueEdges } from './lip-edges'
import { lightOf, rgbOf } from './pixels'
import { rednessOf } from './redness'
import type { FaceAnswer, FaceQuestion } from './messages'

const POINTS = 468

const off = { enabled: false }
const here = new URL('./', self.location.href).href

const human = new Human({
  backend: 'wasm',
  wasmPath: here,
  modelBasePath: here,
  debug: false,
  warmup: 'none',
  // Every picture is looked at anew: a photo follows a film.
  cacheSensitivity: 0,
  filter: off,
  gesture: off,
  body: off,
  hand: off,
  object: off,
  segmentation: off,
  face: {
    enabled: true,
    detector: { rotation: true, maxDetected: 1, minConfidence: 0.3 },
    mesh: { enabled: true },
    attention: off,
    iris: off,
    description: off,
    emotion: off,
    antispoof: off,
    liveness: off,
  },
})

type Picture = Parameters<typeof human.detect>[0]

/** What the worker needs of the library's own numbers, which it gives without types. */
type Numbers = {
  getBackend: () => string
  tensor: (values: Float32Array, shape: number[], type: 'float32') => Picture
  dispose: (picture: Picture) => void
}

function areNumbers(value: unknown): value is Numbers {
  return typeof value === 'object' && value !== null && 'getBackend' in value && 'tensor' in value
}

function numbers(): Numbers {
  const own: unknown = human.tf
  if (!areNumbers(own)) throw new Error('no numbers')
  return own
}

function say(answer: FaceAnswer, transfer: Transferable[] = []): void {
  self.postMessage(answer, { transfer })
}

async function start(): Promise<void> {
  await human.load()
  await human.init()
  // Where WebAssembly is forbidden the library would take a slower way without a word.
  if (numbers().getBackend() !== 'wasm') throw new Error('no wasm')
}

/** Of the picture before; the library keeps a copy of its own while it looks. */
let colours: Float32Array | undefined

async function find({ id, pixels, width, height }: FaceQuestion): Promise<void> {
  const rgba = new Uint8ClampedArray(pixels)
  const { tensor, dispose } = numbers()
  colours = rgbOf(rgba, colours)
  const picture = tensor(colours, [1, height, width, 3], 'float32')
  const { face } = await human.detect(picture)
  dispose(picture)
  const mesh = face[0]?.meshRaw
  const found =
    mesh && mesh.length >= POINTS
      ? Float32Array.from(mesh.slice(0, POINTS).flatMap(([x, y]) => [x, y]))
      : null
  const seen = { rgba, width, height }
  const redness = found ? rednessOf(seen, found) : 0
  const points = found && withTrueEdges(seen, found)
  say({ type: 'face', id, points, light: lightOf(seen, points), redness }, points ? [points.buffer] : [])
}

const ready = start()
ready.then(
  () => say({ type: 'ready' }),
  () => say({ type: 'failed' }),
)

self.addEventListener('message', ({ data }: MessageEvent<FaceQuestion>) => {
  ready.then(() => find(data)).catch(() => say({ type: 'failed' }))
})
