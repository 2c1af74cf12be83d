import { createHash, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '@/contract/calls/contract'
import { orders } from '@/server/db/schema/purchase/orders'
import { stockOf } from '@/server/modules/inventory/inventory.service'
import { keyRequestHashes } from '@/server/modules/orders/placing/key-request-hashes'
import { anOrder, dataOf, onePiece, withBag } from '@/server/testing/checkout'
import { createTestApp, type Caller, type TestApp } from '@/server/testing/test-app'

let shop: TestApp
let sku: string
let shoppers = 0

beforeAll(async () => {
  shop = await createTestApp()
  sku = await onePiece(shop, { stock: 500 })
})
afterAll(() => shop.close())

const aShopper = () => shop.asCustomer({ mobile: `1370000${1000 + shoppers++}` })
const stock = async () => (await stockOf(shop.deps.db, [sku])).get(sku)
const ordersOf = async (caller: Caller) =>
  (await dataOf(shop.call('listOrders', { body: { pageSize: 20 } }, caller))).items

it('one key pressed twenty times at once makes one order and twenty equal answers', async () => {
  const shopper = await aShopper()
  const body = anOrder(await withBag(shop, shopper, sku))
  const before = await stock()

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => dataOf(shop.call('saveOrder', { body }, shopper))),
  )

  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await ordersOf(shopper)).toHaveLength(1)
  expect(await stock()).toBe(before! - 1)
})

it('twenty keys for one bag at once make one order', async () => {
  const shopper = await aShopper()
  const cart = await withBag(shop, shopper, sku)

  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      shop.call('saveOrder', { body: anOrder(cart, { idempotencyKey: randomUUID() }) }, shopper),
    ),
  )

  const refusals = answers.flatMap((answer) => (answer.code === 0 ? [answer.error] : []))
  expect(new Set(refusals)).toEqual(new Set(['LINE_GONE']))
  expect(refusals).toHaveLength(19)
  expect(await ordersOf(shopper)).toHaveLength(1)
})

it('one key of two customers makes two orders', async () => {
  const idempotencyKey = randomUUID()
  const [one, other] = [await aShopper(), await aShopper()]
  const bodies = [
    anOrder(await withBag(shop, one, sku), { idempotencyKey }),
    anOrder(await withBag(shop, other, sku), { idempotencyKey }),
  ]

  const placed = await Promise.all([
    dataOf(shop.call('saveOrder', { body: bodies[0]! }, one)),
    dataOf(shop.call('saveOrder', { body: bodies[1]! }, other)),
  ])

  expect(placed[0].orderBn).not.toBe(placed[1].orderBn)
})

it('a retry after the answer was lost finds the order, though the bag is empty', async () => {
  const shopper = await aShopper()
  const body = anOrder(await withBag(shop, shopper, sku))
  await shop.call('saveOrder', { body }, shopper)
  shop.clock.advance(60_000)

  expect(await shop.call('saveOrder', { body }, shopper)).toMatchObject({ code: 1 })
  expect(await ordersOf(shopper)).toHaveLength(1)
})

it('changes to one bag at once are all counted', async () => {
  const shopper = await aShopper()

  await Promise.all(
    Array.from({ length: 30 }, () => shop.call('addCart', { body: { productId: sku } }, shopper)),
  )

  const cart = await dataOf(shop.call('getCart', { body: {} }, shopper))
  expect(cart.items).toMatchObject([{ qty: 30 }])
  expect(cart.version).toBe(30)
})

it('[X04] what was asked for is kept as a keyed hash; a plain one of an older version is put under the key and still answers', async () => {
  const shopper = await aShopper()
  const body = anOrder(await withBag(shop, shopper, sku))
  const placed = await dataOf(shop.call('saveOrder', { body }, shopper))
  const { idempotencyKey: _, ...asked } = contract.saveOrder.body.parse(body)
  const content = JSON.stringify({ ...asked, itemIds: [...asked.itemIds].sort() })
  const plain = createHash('sha256').update(content).digest('hex')
  const stored = async () => {
    const { requestHash } = orders
    return (
      await shop.deps.db.select({ requestHash }).from(orders).where(eq(orders.orderBn, placed.orderBn))
    )[0]
  }
  const keyed = await stored()
  await shop.deps.db.execute(
    sql`update ${orders} set request_hash = ${plain} where ${orders.orderBn} = ${placed.orderBn}`,
  )

  await keyRequestHashes(shop.deps.db)

  expect(keyed?.requestHash).not.toBe(plain)
  expect(await stored()).toEqual(keyed)
  expect(await dataOf(shop.call('saveOrder', { body }, shopper))).toEqual(placed)
})
