import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { orderStatusSchema, type OrderStatus } from '@/contract/calls/purchase/orders'
import { stores } from '@/server/db/schema/content'
import { inventory } from '@/server/db/schema/catalogue/variants'
import { orders } from '@/server/db/schema/purchase/orders'
import type { Database } from '@/server/db/connection/open'
import { aNotice, anOrder, dataOf, notify, withBag } from '@/server/testing/checkout'
import { stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type Caller, type TestApp } from '@/server/testing/test-app'
import { heldOpen, openTestDatabase } from '@/server/testing/test-database'
import { sendMessagesJob } from '../../messages/send-messages'
import { canBecome } from '../records/order-states'
import { completeShippedJob } from './advance-order'
import { parcelsJob } from './track-parcels'

const PERFUME = 'PF-0301-50'
const BAG = 'BG-0101-NOIR'
const WEEK_MS = 7 * 86_400_000

let database: Database
let shop: TestApp
/** Another instance on the same database. */
let rival: TestApp
let customer: Caller
let made = 0

beforeAll(async () => {
  database = await openTestDatabase()
  const shared = heldOpen(database)
  shop = await createTestApp({ database: shared })
  rival = await createTestApp({ database: shared })
  await stockStore(shop.deps.db)
})
afterAll(async () => {
  await shop.close()
  await rival.close()
  await database.close()
})
beforeEach(async () => {
  made += 1
  customer = await shop.asCustomer({ mobile: `1380004${String(1000 + made)}` })
  await shop.deps.db.update(inventory).set({ stock: 50 })
})

const track = () => `SF${String(++made)}`
const told = () => shop.outbox('messages').map(({ text }) => text)
const params = (orderNo: string) => ({ orderNo })
const ship = (
  orderNo: string,
  body: Partial<{ carrier: string; trackNumber: string; lineIds: string[] }> = {},
  app = shop,
) =>
  app.call(
    'opsShipOrder',
    { params: params(orderNo), body: { carrier: 'sandbox', trackNumber: track(), ...body } },
    app.operator,
  )
const step = (name: 'opsReadyOrder' | 'opsCollectOrder' | 'opsCompleteOrder', orderNo: string, app = shop) =>
  app.call(name, { params: params(orderNo), body: {} }, app.operator)
const read = (orderNo: string, caller = customer) => shop.call('getOrder', { params: { orderNo } }, caller)
const tracks = (orderNo: string, caller = customer) => shop.call('listTracks', { body: { orderNo } }, caller)

async function pickUp() {
  const [store] = await shop.deps.db.select().from(stores).limit(1)
  const delivery = {
    type: 'pickup',
    storeId: store!.id,
    firstname: '林晓',
    telephone: '13800000001',
  } as const
  return paid({ delivery })
}

/** An order of two lines, paid. */
async function paid(more: Parameters<typeof anOrder>[1] = {}) {
  await withBag(shop, customer, PERFUME)
  const cart = await withBag(shop, customer, BAG, 2)
  const { orderBn } = await dataOf(shop.call('saveOrder', { body: anOrder(cart, more) }, customer))
  await dataOf(notify(shop, await aNotice(shop, orderBn)))
  return orderBn
}

async function entries(orderNo: string) {
  const order = await dataOf(shop.call('opsGetOrder', { params: { orderNo } }, shop.operator))
  return order.entries.map(({ from, to, actor }) => `${from} > ${to} by ${actor}`)
}

describe('opsShipOrder', () => {
  it('200 ships a whole order in one parcel: one row of history, told to the customer', async () => {
    const orderBn = await paid()
    const trackNumber = track()

    const order = await dataOf(ship(orderBn, { trackNumber }))

    expect(order).toMatchObject({
      status: 'shipped',
      items: [{ logiBn: trackNumber }, { logiBn: trackNumber }],
    })
    expect(await entries(orderBn)).toEqual([
      'null > pending_payment by customer',
      'pending_payment > paid by provider',
      'paid > shipped by operator',
    ])
    await sendMessagesJob(shop.deps).run()
    expect(told()).toContainEqual(
      expect.stringContaining(`订单${orderBn}已由沙箱速运发出，运单号${trackNumber}`),
    )
  })

  it('200 ships line by line: it waits until the last one is under way', async () => {
    const orderBn = await paid()
    const [first, second] = (await dataOf(read(orderBn))).items
    const [one, two] = [track(), track()]

    const half = await dataOf(ship(orderBn, { trackNumber: one, lineIds: [first!.id] }))
    expect(half).toMatchObject({
      status: 'paid',
      items: [
        { logiBn: one, status: '已发货' },
        { logiBn: null, status: '待发货' },
      ],
    })
    const whole = await dataOf(
      ship(orderBn, { carrier: '顺丰速运', trackNumber: two, lineIds: [second!.id] }),
    )

    expect(whole).toMatchObject({ status: 'shipped', items: [{ logiBn: one }, { logiBn: two }] })
    expect((await entries(orderBn)).slice(2)).toEqual([
      'paid > paid by operator',
      'paid > shipped by operator',
    ])
    expect(whole.timeline.map(({ status }) => status)).toEqual(['pending_payment', 'paid', 'shipped'])
    expect(
      Object.entries(await dataOf(tracks(orderBn))).map(([number, { carrier }]) => [number, carrier]),
    ).toEqual([
      [one, '沙箱速运'],
      [two, '顺丰速运'],
    ])
  })

  it('INVALID_INPUT for a line that is under way, one of another order, and a number that is taken', async () => {
    const [orderBn, other] = [await paid(), await paid()]
    const [first] = (await dataOf(read(orderBn))).items
    const [stranger] = (await dataOf(read(other))).items
    const trackNumber = track()
    await ship(orderBn, { trackNumber, lineIds: [first!.id] })

    for (const refused of [
      ship(orderBn, { lineIds: [first!.id] }),
      ship(orderBn, { lineIds: [stranger!.id] }),
      ship(other, { trackNumber }),
      ship(orderBn, { trackNumber, carrier: '顺丰速运' }),
    ])
      expect(await refused).toMatchObject({ error: 'INVALID_INPUT' })
    expect(await dataOf(read(other))).toMatchObject({
      status: 'paid',
      items: [{ logiBn: null }, { logiBn: null }],
    })
  })

  it('ORDER_STATE with the reason for one that is fetched at a boutique', async () => {
    expect(await ship(await pickUp())).toMatchObject({
      error: 'ORDER_STATE',
      data: { validationResult: { status: expect.stringContaining('自提') } },
    })
  })

  it('two operators at once on two instances ship it once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const orderBn = await paid()

      const answers = await Promise.all([
        ship(orderBn),
        ship(orderBn, {}, rival),
        ship(orderBn),
        ship(orderBn, {}, rival),
      ])

      expect(answers.map((answer) => (answer.code === 1 ? 'shipped' : answer.error)).sort()).toEqual([
        'ORDER_STATE',
        'ORDER_STATE',
        'ORDER_STATE',
        'shipped',
      ])
      expect((await entries(orderBn)).slice(2)).toEqual(['paid > shipped by operator'])
    }
  })

  it('two operators at once ship two lines: both go, and the order is shipped', async () => {
    const orderBn = await paid()
    const [first, second] = (await dataOf(read(orderBn))).items

    await Promise.all([
      ship(orderBn, { lineIds: [first!.id] }),
      ship(orderBn, { lineIds: [second!.id] }, rival),
    ])

    expect(await dataOf(read(orderBn))).toMatchObject({ status: 'shipped' })
    expect((await entries(orderBn)).slice(2)).toEqual([
      'paid > paid by operator',
      'paid > shipped by operator',
    ])
  })

  it('401 for a customer, 404 for no order', async () => {
    const body = { carrier: 'sandbox', trackNumber: track() }

    expect(await shop.call('opsShipOrder', { params: params(await paid()), body }, customer)).toMatchObject({
      status: 401,
    })
    expect(await ship('OR26030100000000')).toMatchObject({ status: 404 })
  })
})

describe('pick-up', () => {
  it('200 is ready, told to the customer, and then collected', async () => {
    const orderBn = await pickUp()

    expect(await dataOf(step('opsReadyOrder', orderBn))).toMatchObject({ status: 'ready_for_pickup' })
    expect(await dataOf(step('opsCollectOrder', orderBn))).toMatchObject({
      status: 'complete',
      canReturn: true,
    })

    await sendMessagesJob(shop.deps).run()
    expect(told()).toContainEqual(expect.stringContaining(`订单${orderBn}已备妥`))
    expect((await entries(orderBn)).slice(2)).toEqual([
      'paid > ready_for_pickup by operator',
      'ready_for_pickup > complete by operator',
    ])
  })
})

/** What each command makes of an order in each state; everything else it refuses. */
const outcome = {
  ship: 'shipped',
  ready: 'ready_for_pickup',
  collected: 'complete',
  complete: 'complete',
} as const
const from = { ship: 'paid', ready: 'paid', collected: 'ready_for_pickup', complete: 'shipped' } as const
const commands = ['ship', 'ready', 'collected', 'complete', 'close'] as const
const table = commands.flatMap((command) =>
  orderStatusSchema.options.map((status) => ({ command, status, to: expected(command, status) })),
)

function expected(command: (typeof commands)[number], status: OrderStatus): OrderStatus | 'ORDER_STATE' {
  if (command === 'close') return status === 'pending_payment' ? 'canceled' : 'ORDER_STATE'
  return from[command] === status ? outcome[command] : 'ORDER_STATE'
}

describe('an order in every state, under every command', () => {
  let sent: string
  let fetched: string
  beforeAll(async () => {
    customer = await shop.asCustomer({ mobile: '13800059999' })
    sent = await paid()
    fetched = await pickUp()
  })

  const run = {
    ship: (orderNo: string) => ship(orderNo),
    ready: (orderNo: string) => step('opsReadyOrder', orderNo),
    collected: (orderNo: string) => step('opsCollectOrder', orderNo),
    complete: (orderNo: string) => step('opsCompleteOrder', orderNo),
    close: (orderNo: string) =>
      shop.call('opsCloseOrder', { params: params(orderNo), body: {} }, shop.operator),
  }

  it.each(table)('$command of $status: $to', async ({ command, status, to }) => {
    const orderBn = command === 'ready' ? fetched : sent
    await shop.deps.db.update(orders).set({ status }).where(eq(orders.orderBn, orderBn))
    const before = await entries(orderBn)

    const answer = await run[command](orderBn)

    expect(answer.code === 1 ? answer.data.status : answer.error).toBe(to)
    if (to === 'ORDER_STATE') {
      expect(answer).toMatchObject({
        data: { validationResult: { status: expect.stringContaining(status) } },
      })
      expect(await entries(orderBn)).toEqual(before)
    } else {
      expect(canBecome(status, to)).toBe(true)
      expect(await entries(orderBn)).toHaveLength(before.length + 1)
    }
  })
})

describe('shipped orders', () => {
  it('complete by themselves seven days after their last line left, once', async () => {
    const orderBn = await paid()
    await ship(orderBn)
    const run = () =>
      Promise.all([
        completeShippedJob(shop.deps).run(),
        completeShippedJob({ ...rival.deps, clock: shop.clock }).run(),
      ])
    shop.clock.advance(WEEK_MS - 1)
    await run()
    expect(await dataOf(read(orderBn))).toMatchObject({ status: 'shipped' })

    shop.clock.advance(1)
    await run()

    expect(
      await dataOf(shop.call('opsGetOrder', { params: { orderNo: orderBn } }, shop.operator)),
    ).toMatchObject({ status: 'complete' })
    expect((await entries(orderBn)).slice(3)).toEqual(['shipped > complete by clock'])
  })
})

describe('[B08] tracks', () => {
  const event = (orderNo: string, body: { trackNumber: string; at?: string; place?: string }) =>
    shop.call(
      'opsAddParcelEvent',
      { params: params(orderNo), body: { place: '上海', text: '快件已揽收', ...body } },
      shop.operator,
    )

  it('200 shows what an operator noted, the newest first, each once', async () => {
    const orderBn = await paid()
    const trackNumber = track()
    await ship(orderBn, { carrier: '顺丰速运', trackNumber })
    const at = shop.clock.now().toISOString()
    shop.clock.advance(60_000)

    await dataOf(event(orderBn, { trackNumber, at }))
    await dataOf(event(orderBn, { trackNumber, at }))
    await dataOf(event(orderBn, { trackNumber, place: '杭州' }))

    const { [trackNumber]: journey } = await dataOf(tracks(orderBn))
    expect(journey).toMatchObject({ carrier: '顺丰速运', isDelivered: false })
    expect(journey!.events.map(({ place }) => place)).toEqual(['杭州', '上海'])
    expect((await entries(orderBn)).slice(3)).toEqual(Array(3).fill('shipped > shipped by operator'))
  })

  it('INVALID_INPUT for a number of another order, and for a time to come', async () => {
    const [orderBn, trackNumber] = [await paid(), track()]
    await ship(orderBn, { trackNumber })

    expect(await event(await paid(), { trackNumber })).toMatchObject({ error: 'INVALID_INPUT' })
    expect(await event(orderBn, { trackNumber, at: '2027-01-01T00:00:00Z' })).toMatchObject({
      error: 'INVALID_INPUT',
    })
  })

  it('follow the sandbox carrier, whose page moves a parcel on to its door', async () => {
    const [orderBn, trackNumber] = [await paid(), track()]
    await ship(orderBn, { trackNumber })
    const page = `/rest/sandbox/carrier/${trackNumber}`
    expect(await (await shop.app.request(page)).text()).toContain('前往下一站')

    for (let stops = 0; stops < 6; stops += 1) {
      shop.clock.advance(60_000)
      expect((await shop.app.request(`${page}/move`, { method: 'POST' })).status).toBe(303)
    }

    const { [trackNumber]: journey } = await dataOf(tracks(orderBn))
    expect(journey).toMatchObject({ isDelivered: true })
    expect(journey!.events.map(({ text }) => text).at(0)).toContain('已签收')
    expect(journey!.events).toHaveLength(5)
    expect(await (await shop.app.request(page)).text()).toContain('快件已送达')
  })

  it('are asked for again when the carrier did not answer', async () => {
    const [orderBn, trackNumber] = [await paid(), track()]
    const [carrier] = shop.deps.providers.carriers
    const { track: answer } = carrier!
    carrier!.track = () => Promise.reject(new Error('closed'))
    await dataOf(ship(orderBn, { trackNumber }))
    carrier!.track = answer

    await parcelsJob(shop.deps).run()

    expect((await dataOf(tracks(orderBn)))[trackNumber]!.events).toHaveLength(1)
  })

  it("404 for somebody else's order and for a page of no parcel", async () => {
    const orderBn = await paid()
    await ship(orderBn)
    const other = await shop.asCustomer({ mobile: '13800039999' })

    expect(await tracks(orderBn, other)).toMatchObject({ status: 404, error: 'NOT_FOUND' })
    for (const [method, path] of [
      ['GET', 'NONE'],
      ['POST', 'NONE/move'],
    ] as const)
      expect((await shop.app.request(`/rest/sandbox/carrier/${path}`, { method })).status).toBe(404)
  })
})
