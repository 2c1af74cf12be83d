import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
    await vi.waitFor(() => expect(begin).toHaveBeenCalledTimes(times + 1))
  }

  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  expect(console.log).toHaveBeenCalledWith('The API ended (SIGKILL); it starts again in 1 s.')
  await kept.stop()
})

test('[S21] one that was well for a minute is started again soon', async () => {
  const { begin, end } = programs()
  const kept = keepRunning(begin(), begin)
  for (let times = 1; times <= 2; times += 1) {
    vi.advanceTimersByTime(61_000)
    end()
    await vi.waitFor(() => expect(begin).toHaveBeenCalledTimes(times + 1))
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
