import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { AnalyticsEvent } from '@/contract/calls/customer/analytics'
import { createEventLog } from './event-log'

const dataDir = mkdtempSync(join(tmpdir(), 'store-events-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const event = (at: number): AnalyticsEvent => ({
  event: 'newsletter',
  at,
  page: 'newsletter',
  visitor: { isGuestMode: true, buyerType: 'non-buyer', clientStatus: 'Not client' },
  payload: {},
})

it('[S26] the file of events never grows beyond its limit: the one before it is kept, and nothing older', async () => {
  const log = createEventLog(dataDir, { now: () => new Date() }, 1000)

  await Promise.all(Array.from({ length: 40 }, (_, index) => log.write([event(index + 1)])))

  const folder = join(dataDir, 'analytics')
  const files = readdirSync(folder)
  expect(files.sort()).toEqual(['events.former.jsonl', 'events.jsonl'])
  for (const file of files) expect(statSync(join(folder, file)).size).toBeLessThanOrEqual(1000)
  expect((await log.tail(3)).map(({ event: { at } }) => at)).toEqual([38, 39, 40])
})
