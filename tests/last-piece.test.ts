import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stockOf } from '@/server/modules/inventory/inventory.service'
import { anOrder, dataOf, onePiece, withBag } from '@/server/testing/checkout'
import { aProduct, stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type Caller, type TestApp } from '@/server/testing/test-app'

const BUYERS = 50

let shop: TestApp
let buyers: Caller[]
let round = 0

beforeAll(async () => {
  shop = await createTestApp()
  buyers = []
  for (let n = 0; n < BUYERS; n++) buyers.push(await shop.asCustomer({ mobile: `1390000${1000 + n}` }))
})
afterAll(() => shop.close())
beforeEach(async () => {
  round += 1
  for (const buyer of buyers) {
    const { items } = await dataOf(shop.call('getCart', { body: {} }, buyer))
    if (items.length > 0)
      await shop.call('removeItems', { body: { itemIds: items.map(({ id }) => id) } }, buyer)
  }
})

const stock = async (sku: string) => (await stockOf(shop.deps.db, [sku])).get(sku)

/** All press «place order» at once; answers how many got one, and what the others were told. */
async function rush(bodies: { buyer: Caller; body: ReturnType<typeof anOrder> }[]) {
  const answers = await Promise.all(bodies.map(({ buyer, body }) => shop.call('saveOrder', { body }, buyer)))
  const refusals = answers.flatMap((answer) => (answer.code === 0 ? [answer.error] : []))
  return { orders: answers.length - refusals.length, refusals: new Set(refusals) }
}

describe('the last piece', () => {
  it('goes to one of fifty', async () => {
    const sku = await onePiece(shop, { sku: `LAST-${round}` })
    const bodies = []
    for (const buyer of buyers) bodies.push({ buyer, body: anOrder(await withBag(shop, buyer, sku)) })

    const { orders, refusals } = await rush(bodies)

    expect(orders).toBe(1)
    expect([...refusals]).toEqual(['OUT_OF_STOCK'])
    expect(await stock(sku)).toBe(0)
  })

  it('goes to one of fifty when half want it as part of a belt', async () => {
    await onePiece(shop, { sku: `BUCKLE-${round}` })
    await stockStore(shop.deps.db, [
      aProduct({
        sku: `STRAP-${round}`,
        url: `strap-${round}`,
        children: [{ sku: `STRAP-${round}-U`, stock: 99 }],
      }),
      aProduct({
        sku: `BELT-${round}`,
        type: 'bundle',
        url: `belt-${round}`,
        priceFen: undefined,
        children: [],
        bundle: {
          type: 'belt',
          options: [
            {
              optionId: 'strap',
              title: '带身',
              selections: [{ bundleSelectionId: 's', sku: `STRAP-${round}-U` }],
            },
            {
              optionId: 'buckle',
              title: '带扣',
              selections: [{ bundleSelectionId: 'b', sku: `BUCKLE-${round}-U` }],
            },
          ],
        },
      }),
    ])
    const bodies = []
    for (const [n, buyer] of buyers.entries()) {
      const cart = await withBag(shop, buyer, n % 2 === 0 ? `BUCKLE-${round}-U` : `BELT-${round}`)
      bodies.push({ buyer, body: anOrder(cart) })
    }

    const { orders, refusals } = await rush(bodies)

    expect(orders).toBe(1)
    expect([...refusals]).toEqual(['OUT_OF_STOCK'])
    expect(await stock(`BUCKLE-${round}-U`)).toBe(0)
    expect(await stock(`STRAP-${round}-U`)).toBeGreaterThanOrEqual(98)
  })

  it('is not sold to one bag twice, by itself and as part of a belt', async () => {
    const single = await onePiece(shop, { sku: `SHARED-${round}`, stock: 2 })
    await stockStore(shop.deps.db, [
      aProduct({
        sku: `SET-${round}`,
        type: 'bundle',
        url: `set-${round}`,
        priceFen: undefined,
        children: [],
        bundle: {
          type: 'set',
          options: [{ optionId: 'o', title: '单品', selections: [{ bundleSelectionId: 's', sku: single }] }],
        },
      }),
    ])
    const [buyer, rival] = [buyers[0]!, buyers[1]!]
    await withBag(shop, buyer, single)
    const both = anOrder(await withBag(shop, buyer, `SET-${round}`))
    await dataOf(shop.call('saveOrder', { body: anOrder(await withBag(shop, rival, single)) }, rival))

    const answer = await shop.call('saveOrder', { body: both }, buyer)

    expect(answer).toMatchObject({ error: 'OUT_OF_STOCK' })
    expect(await stock(single)).toBe(1)
  })

  it('[P06] of a set goes to one of two who put it into the bag among other things at once', async () => {
    const part = await onePiece(shop, { sku: `PART-${round}` })
    const other = await onePiece(shop, { sku: `OTHER-${round}`, stock: 9 })
    await stockStore(shop.deps.db, [
      aProduct({
        sku: `PAIR-${round}`,
        type: 'bundle',
        url: `pair-${round}`,
        priceFen: undefined,
        children: [],
        bundle: {
          type: 'set',
          options: [{ optionId: 'o', title: '单品', selections: [{ bundleSelectionId: 's', sku: part }] }],
        },
      }),
    ])
    const [one, two] = [buyers[0]!, buyers[1]!]
    const both = [{ productId: `PAIR-${round}` }, { productId: other }]
    const addBoth = (buyer: Caller) => shop.call('addCartMultiple', { body: { products: both } }, buyer)
    const carts = await Promise.all([one, two].map(async (buyer) => (await dataOf(addBoth(buyer))).cart))
    const again = await addBoth(one)

    const { orders, refusals } = await rush([
      { buyer: one, body: anOrder(carts[0]!) },
      { buyer: two, body: anOrder(carts[1]!) },
    ])

    expect(again).toMatchObject({ error: 'OUT_OF_STOCK' })
    expect(orders).toBe(1)
    expect([...refusals]).toEqual(['OUT_OF_STOCK'])
    expect(await stock(part)).toBe(0)
    expect(await stock(other)).toBe(8)
  })

  it('is never sold below nothing when baskets overlap in every order', async () => {
    const skus = [`A-${round}`, `B-${round}`, `C-${round}`]
    for (const sku of skus) await onePiece(shop, { sku, stock: 6 })
    const bodies = []
    for (const [n, buyer] of buyers.slice(0, 18).entries()) {
      const first = skus[n % 3]!
      const second = skus[(n + 1 + (n % 2)) % 3]!
      await withBag(shop, buyer, `${first}-U`)
      bodies.push({ buyer, body: anOrder(await withBag(shop, buyer, `${second}-U`)) })
    }

    const { orders } = await rush(bodies)

    const left = await Promise.all(skus.map((sku) => stock(`${sku}-U`)))
    expect(left.every((pieces) => pieces !== undefined && pieces >= 0)).toBe(true)
    expect(left.reduce<number>((sum, pieces) => sum + pieces!, 0)).toBe(18 - 2 * orders)
  })
})
