import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort, isFree } from './network.mjs'

test('a free port is none that the system may give to a connection before it is listened on, nor given twice', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort))

  expect(Math.max(...ports)).toBeLessThan(32_768)
  expect(new Set(ports).size).toBe(50)
})

test('a port that is listened on is not free, and is again afterwards', async () => {
  const port = await freePort()
  const server = createServer()
  await new Promise((resolve) => server.listen(port, resolve))
  expect(await isFree(port)).toBe(false)

  await new Promise((resolve) => server.close(resolve))
  expect(await isFree(port)).toBe(true)
})
