import { afterEach, expect, test } from 'vitest'
import { createMetrics, serveMetrics } from './metrics'

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

test('a program tells the figures of its process at /metrics and nothing anywhere else', async () => {
  const { port, close } = await serveMetrics(createMetrics(), { host: '127.0.0.1', port: 0 })
  stops.push(close)

  const figures = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(figures.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(await figures.text()).toMatch(/^process_cpu_seconds_total \d/m)

  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
})

test('a port that is taken is said before the program opens', async () => {
  const { port, close } = await serveMetrics(createMetrics(), { host: '127.0.0.1', port: 0 })
  stops.push(close)

  await expect(serveMetrics(createMetrics(), { host: '127.0.0.1', port })).rejects.toThrow('EADDRINUSE')
})
