import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allGauges } from './compose'
import { databaseGauges } from './platform/database-gauges'
import { registerGauges } from './platform/gauges'
import { onePiece, order } from './testing/checkout'
import { createTestApp, type Caller, type TestApp } from './testing/test-app'

const metrics = new Registry()
const connections = { busy: 1, idle: 2, waiting: 0 }
let t: TestApp
let caller: Caller
let orderBn: string

beforeAll(async () => {
  t = await createTestApp({ metrics })
  caller = await t.asCustomer({ mobile: '13800031415' })
  orderBn = (await order(t, caller, await onePiece(t))).orderBn
  t.clock.advance(90_000)
})
afterAll(() => t.close())

/** The samples of one metric, by their labels. */
async function told(name: string, registry = metrics): Promise<Record<string, number>> {
  const [metric] = (await registry.getMetricsAsJSON()).filter((one) => one.name === name)
  const samples = metric?.values ?? []
  return Object.fromEntries(samples.map(({ labels, value }) => [Object.values(labels).join(' '), value]))
}

/** What is told of the store as a whole; its backlogs and states are read anew by each. */
function gaugesOf(shop: TestApp): Registry {
  const registry = new Registry()
  registerGauges(registry, [
    ...databaseGauges(shop.deps.db, () => connections),
    ...allGauges(shop.deps, [{ name: 'storefronts', read: () => ({ waiting: 3, oldest: null }) }]),
  ])
  return registry
}

describe('requests', () => {
  it('are counted by call and by how they ended', async () => {
    await t.call('listCategories', {})
    await t.call('getOrder', { params: { orderNo: 'OR1' } })
    await t.app.request('/rest/cn/V1/applet/13800000001')
    await t.app.request('/metrics')

    expect(await told('api_requests_total')).toMatchObject({
      'listCategories OK': 1,
      'getOrder UNAUTHORIZED': 1,
      'other NOT_FOUND': 2,
    })
    const durations = await metrics.getSingleMetricAsString('api_request_duration_seconds')
    expect(durations).toContain('api_request_duration_seconds_count{call="listCategories"} 1')
  })

  it('[X04] leave nothing personal in the figures', async () => {
    const text = `${await metrics.metrics()}${await gaugesOf(t).metrics()}`

    for (const secret of ['13800031415', orderBn, caller.visitor, caller.customerId!])
      expect(text).not.toContain(secret)
  })
})

describe('the store as a whole', () => {
  it('tells its orders by state, and what waits to be sent since when', async () => {
    const registry = gaugesOf(t)

    expect(await told('store_orders', registry)).toMatchObject({ pending_payment: 1, paid: 0, canceled: 0 })
    expect(await told('store_messages', registry)).toMatchObject({ due: 1, failed: 0 })
    expect(await told('store_backlog_items', registry)).toEqual({ messages: 1, refunds: 0, storefronts: 3 })
    expect(await told('store_backlog_oldest_seconds', registry)).toMatchObject({ messages: 90, refunds: 0 })
    expect(await told('api_database_connections', registry)).toEqual(connections)
    expect(await told('api_database_up', registry)).toEqual({ '': 1 })
  })

  it('says that the database is away, and no old figure in its place', async () => {
    const shop = await createTestApp()
    await shop.close()

    const registry = gaugesOf(shop)

    expect(await told('api_database_up', registry)).toEqual({ '': 0 })
    expect(await told('store_orders', registry)).toEqual({})
    expect(await told('store_backlog_oldest_seconds', registry)).toEqual({})
  })
})
