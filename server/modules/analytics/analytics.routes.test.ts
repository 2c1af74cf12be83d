import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnalyticsEvent } from '@/contract/calls/customer/analytics'
import { runCommand } from '@/server/ops/commands/commands'
import { operatorOf } from '@/server/testing/operator'
import { createTestApp, type TestApp } from '@/server/testing/test-app'

let t: TestApp
let silent: TestApp
beforeAll(async () => {
  t = await createTestApp({ config: { analyticsReceiver: 'sandbox' } })
  silent = await createTestApp()
})
afterAll(() => Promise.all([t.close(), silent.close()]))

const pageView: AnalyticsEvent = {
  event: 'page_view',
  at: 1_772_330_400_000,
  page: 'pdp',
  visitor: { isGuestMode: true, buyerType: 'non-buyer', clientStatus: 'Not client' },
  payload: { referrer: 'plp' },
}
const search: AnalyticsEvent = {
  ...pageView,
  event: 'search',
  payload: { words: '手袋', type: 'Hot', origin: 'Hot search' },
}

const record = (events: unknown) =>
  t.app.request('/rest/cn/V1/analytics/events', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Visitor-Id': 'test-visitor' },
    body: JSON.stringify({ events }),
  })

describe('[S26] GET analytics', () => {
  it('says where events go: nowhere by default', async () => {
    expect(await silent.call('getAnalytics', {})).toMatchObject({ data: { receiver: 'none' } })
    expect(await t.call('getAnalytics', {})).toMatchObject({ data: { receiver: 'sandbox' } })
  })
})

describe('[S26] POST analytics/events', () => {
  it('200 writes them in their order, without a post token', async () => {
    expect((await record([pageView, search])).status).toBe(200)

    const { data } = await t.call('opsTailEvents', { body: { count: 2 } }, t.operator)
    expect(data).toEqual({
      items: [
        { receivedAt: '2026-03-01T02:00:00.000Z', event: pageView },
        { receivedAt: '2026-03-01T02:00:00.000Z', event: search },
      ],
    })
  })

  it('writes nothing of who sent them', async () => {
    const customer = await t.asCustomer({ mobile: '13800000007' })
    await t.call('recordEvents', { body: { events: [pageView] } }, { ...customer, address: '203.0.113.7' })

    const text = readFileSync(join(t.deps.config.dataDir, 'analytics', 'events.jsonl'), 'utf8')
    for (const secret of ['13800000007', '203.0.113.7', customer.visitor, customer.customerId])
      expect(text).not.toContain(secret)
  })

  it.each([
    ['an event nobody knows', { ...pageView, event: 'mouse_move' }],
    ['a field of its own', { ...pageView, mobile: '13800000001' }],
    ['a field in what happened', { ...pageView, payload: { referrer: null, firstname: '晓月' } }],
    ['a page with a query', { ...pageView, page: 'search?q=1' }],
    ['words with a mailbox', { ...search, payload: { ...search.payload, words: 'lin@example.com' } }],
    ['words with a telephone', { ...search, payload: { ...search.payload, words: '找 138 0000 0001' } }],
  ])('400 refuses %s', async (_, event) => {
    expect((await record([event])).status).toBe(400)
  })

  it('400 refuses none and more than 100; 413 what is too large', async () => {
    expect((await record([])).status).toBe(400)
    expect((await record(Array.from({ length: 101 }, () => pageView))).status).toBe(400)
    expect((await record([{ ...pageView, page: 'x'.repeat(70_000) }])).status).toBe(413)
  })

  it('404 where this store receives none', async () => {
    expect(await silent.call('recordEvents', { body: { events: [pageView] } })).toMatchObject({
      status: 404,
      error: 'NOT_FOUND',
    })
  })
})

describe('[S26] events tail', () => {
  it('prints the last events, one a line', async () => {
    await record([pageView, search])

    const { text } = await runCommand(operatorOf(t), ['events', 'tail', '1'])

    expect(text).toBe(
      '2026-03-01T02:00:00.000Z  search            pdp               guest mode, non-buyer, Not client  {"words":"手袋","type":"Hot","origin":"Hot search"}',
    )
  })

  it('says how events come to be there', async () => {
    expect((await runCommand(operatorOf(silent), ['events', 'tail'])).text).toContain(
      'ANALYTICS_RECEIVER=sandbox',
    )
  })
})
