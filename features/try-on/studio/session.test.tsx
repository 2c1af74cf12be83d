import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CameraFailure, openCamera } from '../source/camera'
import type { FaceModels } from '../worker/face-finder'
import { createMirror } from './mirror'
import { startSession, type Session } from './session'

vi.mock('../source/camera', async (actual) => ({ ...(await actual<object>()), openCamera: vi.fn() }))
vi.mock('./mirror', () => ({ createMirror: vi.fn() }))

const camera = { isLive: true, width: 480, height: 360, draw: () => undefined, stop: vi.fn() }
const report = vi.fn()
let session: Session | null = null

beforeEach(() => {
  vi.mocked(openCamera).mockResolvedValue(camera)
  vi.mocked(createMirror).mockImplementation(({ source }) => ({
    wear: () => undefined,
    draw: () => undefined,
    stop: () => source.stop(),
  }))
})
afterEach(() => {
  session?.stop()
  vi.clearAllMocks()
})

const noFaces: FaceModels = {
  ready: () => Promise.resolve({ find: () => new Promise(() => undefined) }),
  drop: () => undefined,
}

const start = (models = noFaces) => {
  const canvas = document.createElement('canvas')
  session = startSession({ canvas, models, wish: { kind: 'camera' }, report })
  return act(() => Promise.resolve())
}

const goOutOfSight = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
  return act(() => Promise.resolve())
}

test('[P15] the camera is closed while the page is out of sight, and opened again', async () => {
  await start()
  expect(report).toHaveBeenLastCalledWith({ type: 'shown' })
  await goOutOfSight(true)
  expect(camera.stop).toHaveBeenCalledOnce()
  await goOutOfSight(false)
  expect(openCamera).toHaveBeenCalledTimes(2)
  expect(report).toHaveBeenLastCalledWith({ type: 'shown' })
})

test('[P15] a camera that opens after the shopper has left is closed at once', async () => {
  let open: (source: typeof camera) => void = () => undefined
  const opening = new Promise<typeof camera>((resolve) => {
    open = resolve
  })
  vi.mocked(openCamera).mockReturnValue(opening)
  await start()
  session?.stop()
  open(camera)
  await act(() => Promise.resolve())
  expect(camera.stop).toHaveBeenCalledOnce()
  expect(createMirror).not.toHaveBeenCalled()
})

test('[P15] a camera another app uses is told, before the models have come', async () => {
  vi.mocked(openCamera).mockRejectedValue(new CameraFailure('busy'))
  await start({ ...noFaces, ready: () => new Promise(() => undefined) })
  expect(report).toHaveBeenLastCalledWith({ type: 'refused', reason: 'busy' })
})

test('[P15] where WebAssembly is forbidden the camera is closed, and why is told', async () => {
  await start({ ...noFaces, ready: () => Promise.reject(new Error('no wasm')) })
  expect(camera.stop).toHaveBeenCalledOnce()
  expect(report).toHaveBeenLastCalledWith({ type: 'refused', reason: 'models' })
})

test('[P15] a device that is too slow is led to a photo', async () => {
  vi.mocked(createMirror).mockImplementation(({ source, onTooSlow }) => {
    queueMicrotask(onTooSlow)
    return { wear: () => undefined, draw: () => undefined, stop: () => source.stop() }
  })
  await start()
  expect(report).toHaveBeenCalledWith({ type: 'refused', reason: 'slow' })
  expect(camera.stop).toHaveBeenCalled()
})
