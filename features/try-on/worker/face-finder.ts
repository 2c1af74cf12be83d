import { tryOnFile } from '@/lib/media/try-on-files'
import { loadFiles } from './load-files'
import type { FaceAnswer, FaceQuestion, Light } from './messages'

/** What was found in a picture: the points as shares of it, or null where no face is. */
export type Found = { points: Float32Array | null; light: Light; redness: number }

export type FaceFinder = {
  /** Looks for a face; the picture is handed over. Throws when the models have failed. */
  find: (picture: ImageData) => Promise<Found>
}

export type FaceModels = {
  /** Loads and starts them once; after a failure anew. Throws where they cannot run. */
  ready: () => Promise<FaceFinder>
  /** Ends the worker; who asks next has another one started. */
  drop: () => void
}

/** The models of a page, not loaded before they are asked for. */
export function createFaceModels(onProgress: (share: number) => void): FaceModels {
  let end = new AbortController()
  let finder: Promise<FaceFinder> | null = null
  const drop = () => {
    end.abort()
    end = new AbortController()
    finder = null
  }
  return {
    ready: () => {
      finder ??= startFaceFinder(onProgress, end.signal).catch((error: unknown) => {
        finder = null
        throw error
      })
      return finder
    },
    drop,
  }
}

/** Starts the worker with the models: about two megabytes the first time. */
async function startFaceFinder(
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<FaceFinder> {
  if (!('WebAssembly' in window)) throw new Error('no wasm')
  await loadFiles(onProgress, signal)
  const worker = new Worker(tryOnFile('face-worker.js'), { type: 'module' })
  signal.addEventListener('abort', () => worker.terminate())
  await nextAnswer(worker)
  let lastId = 0
  let before: Promise<unknown> = Promise.resolve()

  async function ask({ data, width, height }: ImageData): Promise<Found> {
    lastId += 1
    const question: FaceQuestion = { id: lastId, pixels: data.buffer, width, height }
    const answered = nextAnswer(worker)
    worker.postMessage(question, [data.buffer])
    const answer = await answered
    if (answer.type !== 'face' || answer.id !== question.id) throw new Error('an answer to another question')
    const { points, light, redness } = answer
    return { points, light, redness }
  }

  return {
    // One after another: who changes from a photo to the camera asks while the photo is being looked at.
    find: (picture) => {
      const found = before.then(() => ask(picture))
      before = found.catch(() => undefined)
      return found
    },
  }
}

/** The worker's next word; throws when it has failed. */
function nextAnswer(worker: Worker): Promise<FaceAnswer> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('the models have failed'))
    worker.onmessage = ({ data }: MessageEvent<FaceAnswer>) =>
      data.type === 'failed' ? fail() : resolve(data)
    worker.onerror = fail
  })
}
