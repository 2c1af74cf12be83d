import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dataOf } from '@/server/testing/checkout'
import { aProduct, changeProduct, smallStore, stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type Caller, type TestApp } from '@/server/testing/test-app'

let shop: TestApp
let customer: Caller
let customers = 0

beforeAll(async () => {
  shop = await createTestApp()
  const many = Array.from({ length: 21 }, (_, n) => aProduct({ sku: `MANY-${n}`, url: `many-${n}` }))
  await stockStore(shop.deps.db, [...smallStore, ...many])
})
afterAll(() => shop.close())
beforeEach(async () => {
  customer = await shop.asCustomer({ mobile: `1380000${1000 + customers++}` })
})

const wish = async (sku: string) => {
  shop.clock.advance(1000)
  return shop.call('addWish', { params: { sku } }, customer)
}
const skus = () => dataOf(shop.call('listWishSkus', {}, customer))

describe('addWish', () => {
  it('200 keeps the product, newest first, once', async () => {
    await wish('BG-0101')
    await wish('PF-0301')
    await wish('BG-0101')

    expect(await skus()).toEqual(['PF-0301', 'BG-0101'])
  })

  it('200 takes any colour for its product', async () => {
    await wish('BG-0101-NOIR')

    expect(await skus()).toEqual(['BG-0101'])
  })

  it('404 for a sku nobody knows', async () => {
    expect(await wish('NOTHING')).toMatchObject({ status: 404, error: 'NOT_FOUND' })
  })

  it('401 for a guest', async () => {
    expect(await shop.call('addWish', { params: { sku: 'BG-0101' } }, await shop.asGuest())).toMatchObject({
      status: 401,
    })
  })
})

describe('removeWish', () => {
  it('200 takes it away, by any of its skus, again and again', async () => {
    await wish('BG-0101')
    const remove = () => shop.call('removeWish', { params: { sku: 'BG-0101-IVORY' } }, customer)

    expect(await remove()).toMatchObject({ code: 1 })
    expect(await remove()).toMatchObject({ code: 1 })
    expect(await skus()).toEqual([])
  })
})

describe('listWishes', () => {
  it('200 answers pages of 20', async () => {
    for (let n = 0; n < 21; n++) await wish(`MANY-${n}`)

    const first = await dataOf(shop.call('listWishes', { body: {} }, customer))
    const second = await dataOf(shop.call('listWishes', { body: { page: 2 } }, customer))

    expect(first).toMatchObject({ page: 1, totalPages: 2, wishlistAmount: 21 })
    expect(first.items[0]).toMatchObject({ productId: 'MANY-20', product: { name: '手袋 MANY-20' } })
    expect(first.items).toHaveLength(20)
    expect(second.items.map((item) => item.productId)).toEqual(['MANY-0'])
  })

  it('[B11] 200 keeps what left the store, by its name, until it is removed', async () => {
    await wish('BG-0102')
    await wish('PF-0301')
    await changeProduct(shop.deps.db, 'BG-0102', { status: false })

    const { items } = await dataOf(shop.call('listWishes', { body: {} }, customer))

    expect(items.map(({ productId, product }) => [productId, product !== null])).toEqual([
      ['PF-0301', true],
      ['BG-0102', false],
    ])
    expect(items[1]?.removed?.name).toBe('月影手拿包')
    expect(await dataOf(shop.call('countWishes', {}, customer))).toEqual({ count: 2 })

    await shop.call('removeWish', { params: { sku: 'BG-0102' } }, customer)

    expect(await dataOf(shop.call('countWishes', {}, customer))).toEqual({ count: 1 })
  })

  it('[B11] 200 names the colour and the price of now', async () => {
    await wish('BG-0101')

    const { items } = await dataOf(shop.call('listWishes', { body: {} }, customer))

    expect(items[0]).toMatchObject({ product: { color: { label: '黑色' }, price: 2_500_000 }, removed: null })
  })
})

describe('countWishes', () => {
  it("200 counts the customer's own", async () => {
    await wish('BG-0101')

    expect(await dataOf(shop.call('countWishes', {}, customer))).toEqual({ count: 1 })
    expect(
      await dataOf(shop.call('countWishes', {}, await shop.asCustomer({ mobile: '13800009998' }))),
    ).toEqual({ count: 0 })
  })
})
