import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startNode } from './children.mjs'
import { keepRunning } from './supervise.mjs'

const pauses = vi.hoisted(() => [])
vi.mock('node:timers/promises', () => ({ setTimeout: (ms) => void pauses.push(ms) }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  pauses.length = 0
})
afterEach(() => vi.useRealTimers())

/** Programs that end when a test says so. */
function programs() {
  const ends = []
  const begin = vi.fn(() => {
    const ended = new Promise((resolve) =>
      ends.push(() => resolve({ name: 'The API', code: null, signal: 'SIGKILL' })),
    )
    return { ended, stop: vi.fn(async () => ends.at(-1)()) }
  })
  return { begin, end: () => ends.at(-1)() }
}

test('[S21] a killed program is started again, after a pause that grows, and it is said', async () => {
  const { begin, end } = programs()
  const kept = keepRunning(begin(), begin)

  for (let times = 1; times <= 7; times += 1) {
    end()
    await expect.poll(() => begin.mock.calls.length).toBe(times + 1)
  }

  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  expect(console.log).toHaveBeenCalledWith('The API ended (SIGKILL); it starts again in 1 s.')
  await kept.stop()
})

test('[S21] a real program ended by kill -9 runs again, and it is said', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-supervise-'))
  const file = join(folder, 'pids')
  writeFileSync(file, '')
  const code = `require('node:fs').appendFileSync(${JSON.stringify(file)}, process.pid + '\\n'); setInterval(() => {}, 60_000)`
  const pids = () => readFileSync(file, 'utf8').split('\n').filter(Boolean).map(Number)
  const begin = () => startNode('The API', ['-e', code])
  const kept = keepRunning(begin(), begin)
  const isRunning = (times) => expect.poll(pids).toHaveLength(times)
  await isRunning(1)

  process.kill(pids()[0], 'SIGKILL')
  await isRunning(2)
  process.kill(pids()[1], 'SIGKILL')
  await isRunning(3)

  expect(pauses).toEqual([1000, 2000])
  expect(console.log).toHaveBeenCalledWith('The API ended (SIGKILL); it starts again in 2 s.')
  await kept.stop()
  rmSync(folder, { recursive: true })
})

test('[S21] one that was well for a minute is started again soon', async () => {
  const { begin, end } = programs()
  const kept = keepRunning(begin(), begin)
  for (let times = 1; times <= 2; times += 1) {
    vi.advanceTimersByTime(61_000)
    end()
    await expect.poll(() => begin.mock.calls.length).toBe(times + 1)
  }

  expect(pauses).toEqual([1000, 1000])
  await kept.stop()
})

test('what is stopped stays stopped', async () => {
  const { begin } = programs()
  const kept = keepRunning(begin(), begin)

  await kept.stop()

  expect(begin).toHaveBeenCalledOnce()
})
