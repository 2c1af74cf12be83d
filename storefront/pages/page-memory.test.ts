import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPageMemory } from './page-memory'

const place = { seconds: 10, begun: 0 }
const answerOf = (body: Buffer) => ({ status: 200, headers: {}, body })
const answer = (size: number, text = 'x') => answerOf(Buffer.alloc(size, text))
/** Packed it is as large as before. */
const noise = (size: number) => answerOf(randomBytes(size))

test('[S25] pages are bounded in bytes: those nobody asked for longest make room', async () => {
  const memory = createPageMemory({ maxBytes: 100_000 })
  for (let n = 0; n < 10; n += 1) {
    await memory.keep(`/${n}`, noise(10_000), place)
    memory.fresh('/0')
  }

  const kept = Array.from({ length: 10 }, (_, n) => memory.fresh(`/${n}`) !== null)
  expect(kept).toEqual([true, false, false, false, false, false, false, true, true, true])
})

test('[S25] a page larger than the memory is given and not kept', async () => {
  const memory = createPageMemory({ maxBytes: 5_000 })

  expect((await memory.keep('/', noise(10_000), place)).bytes.gzip.byteLength).toBeGreaterThan(10_000)
  expect(memory.fresh('/')).toBeNull()
})

test('[S25] what has not changed is packed once', async () => {
  const memory = createPageMemory()
  const first = await memory.keep('/', answer(1_000), place)
  memory.forget()

  expect(await memory.keep('/', answer(1_000), { ...place, begun: 1 })).toBe(first)
  expect(await memory.keep('/', answer(1_000, 'y'), { ...place, begun: 1 })).not.toBe(first)
})
