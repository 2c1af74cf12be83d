import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pino } from 'pino'
import { startJobs } from './jobs'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const logged: string[] = []
const log = pino({ base: null }, { write: (line) => void logged.push(line) })

it('runs a job again and again, but never beside itself', async () => {
  let running = 0
  let most = 0
  const run = vi.fn(async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 2500))
    running -= 1
  })
  const stop = startJobs(log, [{ name: 'slow', everyMs: 1000, run }])

  await vi.advanceTimersByTimeAsync(10_000)

  expect(run.mock.calls.length).toBeGreaterThan(2)
  expect(most).toBe(1)
  const stopped = stop()
  await vi.runAllTimersAsync()
  await stopped
  expect(running).toBe(0)
})

it('goes on after a failure, which is logged', async () => {
  const run = vi.fn(() => Promise.reject(new Error('broken')))
  const stop = startJobs(log, [{ name: 'failing', everyMs: 1000, run }])

  await vi.advanceTimersByTimeAsync(3000)

  expect(run).toHaveBeenCalledTimes(3)
  expect(logged.join()).toContain('failing')
  await stop()
})
