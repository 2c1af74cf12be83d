import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadModel } from './load-model'

afterEach(() => vi.unstubAllGlobals())

/** A file of twenty bytes, which says so, as it comes in parts. */
function glb(...cuts: number[]): Uint8Array[] {
  const bytes = new Uint8Array(20).map((_, at) => at)
  new DataView(bytes.buffer).setUint32(8, 20, true)
  return [0, ...cuts].map((from, at) => bytes.slice(from, cuts[at] ?? 20))
}

function answerWith(parts: readonly Uint8Array[], status = 200) {
  const body = new ReadableStream({
    start(stream) {
      for (const part of parts) stream.enqueue(part)
      stream.close()
    },
  })
  const fetched = vi.fn(async () => new Response(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const load = (onProgress = vi.fn()) => loadModel('bag', onProgress, new AbortController().signal)

describe('[P14] a model on its way', () => {
  it('is put together from its parts, and says how far it is', async () => {
    const fetched = answerWith(glb(12, 15))
    const onProgress = vi.fn()
    expect(new Uint8Array(await load(onProgress))).toEqual(glb()[0])
    expect(onProgress.mock.calls.flat()).toEqual([12 / 20, 15 / 20, 1])
    expect(fetched).toHaveBeenCalledWith('/models/bag.glb', expect.anything())
  })

  it.each([
    ['that ends too early', [glb(16)[0] ?? new Uint8Array()], 200],
    ['that is empty', [], 200],
    ['that is not there', glb(), 404],
  ])('is refused as one %s', async (_, parts, status) => {
    answerWith(parts, status)
    await expect(load()).rejects.toThrow(/^bag: /)
  })
})
