import { afterEach, expect, test, vi } from 'vitest'
import { CameraFailure, openCamera } from './camera'

afterEach(() => vi.unstubAllGlobals())

/** How a camera fails in a browser that answers so. */
const failure = (navigator: object) => {
  vi.stubGlobal('navigator', navigator)
  return openCamera().catch((error: unknown) => (error instanceof CameraFailure ? error.fault : error))
}

const refusing = (name: string) => ({
  mediaDevices: { getUserMedia: () => Promise.reject(new DOMException('', name)) },
})

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
])('[P15] a camera that ends in %s is %s', async (name, fault) => {
  expect(await failure(refusing(name))).toBe(fault)
})

test('[P15] an app that hides its cameras is told from a device without one', async () => {
  expect(await failure({})).toBe('insecure')
})
