import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { messages } from '@/server/db/schema/customer/messages'
import { stockOf } from '@/server/modules/inventory/inventory.service'
import { anOrder, dataOf, withBag } from '@/server/testing/checkout'
import { aCompletedOrder, complete } from '@/server/testing/completed-order'
import { aProduct, stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type Caller, type TestApp } from '@/server/testing/test-app'
import { returnRefundsJob } from './decide/refund-return'

const STOCK = 50
const PRICE = 1_000_00
const WEEK_MS = 7 * 86_400_000

let shop: TestApp
let customer: Caller
let customers = 0
let orderNo: string

beforeAll(async () => {
  shop = await createTestApp()
  await stockStore(shop.deps.db, [
    { kind: 'category', id: 'handbags', urlKey: 'handbags', name: '手袋' },
    aProduct({ sku: 'BG', priceFen: PRICE, children: [{ sku: 'BG-U', stock: STOCK }] }),
    aProduct({ sku: 'STRAP', children: [{ sku: 'STRAP-U', stock: STOCK }] }),
    aProduct({ sku: 'BUCKLE', children: [{ sku: 'BUCKLE-U', stock: STOCK }] }),
    aProduct({
      sku: 'BELT',
      type: 'bundle',
      priceFen: undefined,
      children: [],
      bundle: {
        type: 'belt',
        options: [
          { optionId: 's', title: '带身', selections: [{ bundleSelectionId: 's', sku: 'STRAP-U' }] },
          { optionId: 'b', title: '带扣', selections: [{ bundleSelectionId: 'b', sku: 'BUCKLE-U' }] },
        ],
      },
    }),
  ])
})
afterAll(() => shop.close())
beforeEach(async () => {
  customer = await shop.asCustomer({ mobile: `1370000${2000 + customers++}` })
})

const stock = async (sku: string) => (await stockOf(shop.deps.db, [sku])).get(sku)
const orderOf = () => dataOf(shop.call('getOrder', { params: { orderNo } }, customer))
const returnable = () => dataOf(shop.call('getReturnOrder', { body: { orderNo } }, customer))
const ask = async (qty: number, reason = 'size', more = {}) => {
  const { items } = await returnable()
  const asked = [{ itemId: items[0]!.itemId, qty, reason }]
  const body = { idempotencyKey: randomUUID(), orderNo, items: asked, ...more }
  return shop.call('createReturn', { body }, customer)
}
const read = (id: string) => shop.call('getReturn', { params: { id } }, customer)
const track = (id: string) =>
  shop.call(
    'addReturnTracking',
    { params: { id }, body: { carrierTitle: '顺丰速运', trackNumber: 'SF1234567890' } },
    customer,
  )
const cancel = (id: string) => shop.call('cancelReturn', { params: { id } }, customer)
const approve = (id: string) => shop.call('opsApproveReturn', { params: { id }, body: {} }, shop.operator)
const reject = (id: string) =>
  shop.call('opsRejectReturn', { params: { id }, body: { note: '已使用' } }, shop.operator)
const receive = (id: string, isInGoodOrder = true) =>
  shop.call('opsReceiveReturn', { params: { id }, body: { isInGoodOrder } }, shop.operator)
const refund = (id: string, amount?: number) =>
  shop.call('opsRefundReturn', { params: { id }, body: { amount } }, shop.operator)

const decisionsTold = async () => {
  const rows = await shop.deps.db.select().from(messages).where(eq(messages.kind, 'return_decided'))
  return rows
    .filter(({ customerId }) => customerId === customer.customerId)
    .map(({ parameters }) => parameters.decision)
}

/** A return of some pieces that has come back. */
async function received(qty: number): Promise<string> {
  const { id } = await dataOf(ask(qty))
  await dataOf(approve(id))
  await dataOf(track(id))
  await dataOf(receive(id))
  return id
}

describe('[B10] a return of ordinary pieces', () => {
  beforeEach(async () => {
    orderNo = await aCompletedOrder(shop, customer, 'BG-U', 3)
  })

  it('goes by post from the request to the money, and the pieces can be sold again', async () => {
    const before = await stock('BG-U')
    expect(await returnable()).toMatchObject({ canReturn: true, items: [{ returnableQty: 3 }] })

    const asked = await dataOf(ask(1))
    expect(asked).toMatchObject({ status: 'pending', statusLabel: '审核中', amount: PRICE, canCancel: true })
    await dataOf(approve(asked.id))
    expect(await decisionsTold()).toEqual(['已通过审核'])
    expect(await dataOf(track(asked.id))).toMatchObject({
      status: 'shipped',
      canCancel: false,
      items: [{ carrierTitle: '顺丰速运', trackNumber: 'SF1234567890' }],
    })
    await dataOf(receive(asked.id))
    expect(await stock('BG-U')).toBe(before! + 1)
    await dataOf(refund(asked.id))

    const { history, ...end } = await dataOf(read(asked.id))
    expect(end).toMatchObject({ status: 'refunded', statusLabel: '已退款' })
    expect(history.map(({ status }) => status)).toEqual([
      'pending',
      'approved',
      'shipped',
      'received',
      'refunded',
    ])
    expect(await orderOf()).toMatchObject({ status: 'complete', isHasReturned: true, canReturn: true })
  })

  it('comes back a second time for the rest; the order is refunded when nothing is left', async () => {
    const first = await received(1)
    await dataOf(refund(first))
    const second = await received(2)
    await dataOf(refund(second))

    const { status, canReturn, items } = await orderOf()
    expect({ status, canReturn }).toEqual({ status: 'refunded', canReturn: false })
    expect(items.map(({ qty, appliedReturnIds }) => [qty, appliedReturnIds])).toEqual([
      [1, [first]],
      [1, [second]],
      [1, [second]],
    ])
  })

  it('a refund keeps the time in which the rest may be returned', async () => {
    const { orderCompletedAt } = await returnable()
    shop.clock.advance(86_400_000)
    await dataOf(refund(await received(1)))

    expect((await returnable()).orderCompletedAt).toBe(orderCompletedAt)
  })

  it('is refused for more pieces than are left', async () => {
    await dataOf(ask(2))

    const { items } = await returnable()
    expect(await ask(2)).toMatchObject({
      error: 'INVALID_INPUT',
      data: { validationResult: { [items[0]!.itemId]: '最多可退 1 件' } },
    })
  })

  it('asked for twice at once takes no piece twice', async () => {
    const answers = await Promise.all([ask(2), ask(2)])

    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
  })

  it('asked for twenty times under one key is one return and twenty equal answers', async () => {
    const idempotencyKey = randomUUID()

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => dataOf(ask(1, 'size', { idempotencyKey }))),
    )

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await returnable()).items).toMatchObject([{ returnableQty: 2 }])
  })

  it('is not asked for otherwise under a key that has made one', async () => {
    const idempotencyKey = randomUUID()
    await dataOf(ask(1, 'size', { idempotencyKey }))

    expect(await ask(2, 'size', { idempotencyKey })).toMatchObject({ error: 'IDEMPOTENCY_CONFLICT' })
    expect((await returnable()).items).toMatchObject([{ returnableQty: 2 }])
  })

  it('is refused after seven days, and before the order is complete', async () => {
    shop.clock.advance(8 * 86_400_000)
    customer = await shop.asCustomer({ mobile: `1370000${2000 + customers - 1}` })

    expect(await ask(1)).toMatchObject({ error: 'ORDER_STATE' })
    shop.clock.advance(-WEEK_MS)
  })

  it('can be canceled until its parcel is on its way; its pieces are free again', async () => {
    const { id } = await dataOf(ask(3))
    expect((await returnable()).canReturn).toBe(false)

    expect(await dataOf(cancel(id))).toMatchObject({ status: 'canceled' })
    expect((await returnable()).items).toMatchObject([{ returnableQty: 3 }])

    const again = await dataOf(ask(1))
    await dataOf(approve(again.id))
    await dataOf(track(again.id))
    expect(await cancel(again.id)).toMatchObject({ error: 'RETURN_STATE' })
  })

  it('brought to a boutique is received without a parcel', async () => {
    const { id } = await dataOf(ask(1, 'size', { isReturnToStore: true }))
    await dataOf(approve(id))

    expect(await track(id)).toMatchObject({ error: 'RETURN_STATE' })
    expect(await dataOf(receive(id))).toMatchObject({ status: 'received', isReturnToStore: true })
  })

  it('that does not fit its reason is rejected with a word, even after it came back', async () => {
    const id = await received(1)

    await dataOf(reject(id))

    expect(await dataOf(read(id))).toMatchObject({ status: 'rejected', note: '已使用' })
    expect(await refund(id)).toMatchObject({ error: 'RETURN_STATE' })
    expect((await returnable()).items).toMatchObject([{ returnableQty: 3 }])
  })

  it('that came back damaged is not sold again', async () => {
    const { id } = await dataOf(ask(1))
    await dataOf(approve(id))
    const before = await stock('BG-U')

    await dataOf(receive(id, false))

    expect(await stock('BG-U')).toBe(before)
  })

  it('gives a smaller amount back when the house says so, never a larger one', async () => {
    const [provider] = shop.deps.providers.payment
    const asked = vi.spyOn(provider!, 'refund')
    const id = await received(1)

    expect(await refund(id, PRICE + 1)).toMatchObject({ error: 'REFUND_ABOVE_PAID' })
    expect(await dataOf(refund(id, PRICE - 1))).toMatchObject({ amount: PRICE - 1, status: 'refunded' })

    expect(asked.mock.calls.map(([{ amountFen }]) => amountFen)).toEqual([PRICE - 1])
    asked.mockRestore()
  })

  it('is changed by one of two operators, the other is told', async () => {
    const { id } = await dataOf(ask(1))
    const decided = await Promise.all([approve(id), approve(id)])
    await dataOf(track(id))
    const before = await stock('BG-U')
    const taken = await Promise.all([receive(id), receive(id)])
    const [provider] = shop.deps.providers.payment
    const asked = vi.spyOn(provider!, 'refund')
    const paid = await Promise.all([refund(id), refund(id)])

    for (const answers of [decided, taken, paid]) {
      expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
      expect(answers.find(({ code }) => code === 0)).toMatchObject({ error: 'RETURN_STATE' })
    }
    expect(await stock('BG-U')).toBe(before! + 1)
    expect(new Set(asked.mock.calls.map(([{ reference }]) => reference)).size).toBe(1)
    asked.mockRestore()
  })

  it('waits while the provider does not take the refund, and is refunded once it does', async () => {
    const [provider] = shop.deps.providers.payment
    const asked = vi.spyOn(provider!, 'refund').mockRejectedValueOnce(new Error('away'))
    const id = await received(1)

    expect(await dataOf(refund(id))).toMatchObject({ status: 'received' })
    expect(await orderOf()).toMatchObject({ status: 'refunding' })
    await returnRefundsJob(shop.deps).run()

    expect(await dataOf(read(id))).toMatchObject({ status: 'refunded' })
    expect(await orderOf()).toMatchObject({ status: 'complete' })
    asked.mockRestore()
  })

  it("404 for somebody else's, exactly as for none", async () => {
    const { id } = await dataOf(ask(1))
    customer = await shop.asCustomer({ mobile: '13700009999' })

    const answers = await Promise.all([
      read(id),
      track(id),
      cancel(id),
      shop.call('getReturnOrder', { body: { orderNo } }, customer),
      read('RT26030100000000'),
    ])

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  })

  it('is listed for operators by its state', async () => {
    const { id } = await dataOf(ask(1))
    const list = async (status: 'pending' | 'refunded') => {
      const { items } = await dataOf(shop.call('opsListReturns', { body: { status } }, shop.operator))
      return items.map((item) => item.id)
    }

    expect(await list('pending')).toContain(id)
    expect(await list('refunded')).not.toContain(id)
  })
})

describe('[B10] a return of a belt', () => {
  beforeEach(async () => {
    const cart = await withBag(shop, customer, 'BELT')
    const placed = await dataOf(shop.call('saveOrder', { body: anOrder(cart) }, customer))
    orderNo = placed.orderBn
    await complete(shop, orderNo)
  })

  it('is of the whole belt, for quality reasons only', async () => {
    const { items, bundleItems } = await returnable()
    expect(items).toMatchObject([{ bundleType: 'belt', isForQualityOnly: true, returnableQty: 1 }])
    expect(bundleItems.map(({ sku, parentItemId }) => [sku, parentItemId])).toEqual([
      ['STRAP-U', items[0]!.itemId],
      ['BUCKLE-U', items[0]!.itemId],
    ])

    expect(await ask(1, 'unwanted')).toMatchObject({ error: 'INVALID_INPUT' })
    const { id } = await dataOf(ask(1, 'quality'))
    expect((await orderOf()).items).toMatchObject([{ beltRmaIds: [id], appliedReturnIds: [] }])
  })

  it('brings both its parts back into stock', async () => {
    const before = [await stock('STRAP-U'), await stock('BUCKLE-U')]
    const { id } = await dataOf(ask(1, 'quality'))
    await dataOf(approve(id))
    await dataOf(receive(id))

    expect([await stock('STRAP-U'), await stock('BUCKLE-U')]).toEqual(before.map((pieces) => pieces! + 1))
    await dataOf(refund(id))
    expect(await orderOf()).toMatchObject({ status: 'refunded', transferStatus: 'refunded' })
  })
})
