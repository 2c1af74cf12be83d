import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { opsReturnCalls } from '@/contract/calls/ops/returns'
import { orderHistory, orders } from '@/server/db/schema/purchase/orders'
import { stockOf } from '@/server/modules/inventory/inventory.service'
import { unpaidOrdersJob } from '@/server/modules/orders/payment/expire-order'
import { dataOf } from '@/server/testing/checkout'
import type { ApiProcess } from './support/api-process'
import { sharedStore } from './support/shared-store'

/** Two programs share nothing but a PostgreSQL server: the embedded database belongs to one alone. */
const serverUrl = process.env.TEST_DATABASE_URL
const ORDERS = 10

describe.skipIf(!serverUrl)('[B10] two APIs on one PostgreSQL, told everything at once', () => {
  let store: Awaited<ReturnType<typeof sharedStore>>
  let programs: ApiProcess[]

  beforeAll(async () => {
    store = await sharedStore(serverUrl ?? '')
    // One after the other: the first brings the tables up to date.
    programs = [await store.start(), await store.start()]
  }, 180_000)
  afterAll(() => store.close())

  async function many<T>(make: () => Promise<T>): Promise<T[]> {
    const made: T[] = []
    while (made.length < ORDERS) made.push(await make())
    return made
  }
  const stock = async () => (await stockOf(store.shop.deps.db, [store.sku])).get(store.sku) ?? 0
  /** The provider's word to both programs, twice each, all at once; the codes they answered with. */
  async function tellBoth(refs: readonly string[]): Promise<number[]> {
    const told = refs.flatMap((ref) =>
      [...programs, ...programs].map(async ({ url }) => {
        const { body, headers } = store.fake.notification(ref)
        const path = '/rest/cn/V1/payment/notify/wechatpay'
        return (await fetch(`${url}${path}`, { method: 'POST', body, headers })).status
      }),
    )
    return Promise.all(told)
  }
  const stepsOf = async (orderBn: string) => {
    const rows = await store.shop.deps.db
      .select({ to: orderHistory.to })
      .from(orderHistory)
      .innerJoin(orders, eq(orders.id, orderHistory.orderId))
      .where(eq(orders.orderBn, orderBn))
      .orderBy(orderHistory.id)
    return rows.map(({ to }) => to)
  }

  it('pay each order once', async () => {
    const unpaid = await many(store.anUnpaidOrder)
    for (const { ref } of unpaid) store.fake.books.pay(ref, store.priceFen)

    const answers = await tellBoth(unpaid.map(({ ref }) => ref))

    expect(new Set(answers)).toEqual(new Set([200]))
    for (const { orderBn } of unpaid) expect(await stepsOf(orderBn)).toEqual(['pending_payment', 'paid'])
  })

  it('send money back once that comes for orders canceled meanwhile, and the stock with it', async () => {
    const before = await stock()
    const unpaid = await many(store.anUnpaidOrder)
    for (const { orderBn: orderNo, customer } of unpaid)
      await dataOf(store.shop.call('cancelOrder', { params: { orderNo } }, customer))
    for (const { ref } of unpaid) store.fake.books.pay(ref, store.priceFen)

    await tellBoth(unpaid.map(({ ref }) => ref))
    await unpaidOrdersJob(store.shop.deps).run()

    for (const { ref } of unpaid)
      expect(store.sentBack(ref)).toEqual([{ transactionId: `T${ref}`, amountFen: store.priceFen }])
    expect(await stock()).toBe(before)
  })

  it('refund each return once, though two operators press at both', async () => {
    const returned = await many(store.aReceivedReturn)
    const presses = returned.flatMap(({ id }) =>
      [...programs, ...programs].map((program) =>
        store
          .operatorAt(program)(opsReturnCalls.opsRefundReturn, { params: { id }, body: {} })
          .then(() => 'taken')
          .catch(() => 'refused'),
      ),
    )

    const answers = await Promise.all(presses)
    const told = await tellBoth(returned.map(({ ref }) => ref))

    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(ORDERS)
    expect(new Set(told)).toEqual(new Set([200]))
    for (const { ref, orderBn, id, customer } of returned) {
      const status = async () =>
        (await dataOf(store.shop.call('getReturn', { params: { id } }, customer))).status
      await expect.poll(status, { timeout: 60_000, interval: 200 }).toBe('refunded')
      expect(store.sentBack(ref)).toEqual([{ transactionId: `T${ref}`, amountFen: store.priceFen }])
      expect((await stepsOf(orderBn)).slice(-2)).toEqual(['refunding', 'refunded'])
    }
  })
})
