import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inventory } from '@/server/db/schema/catalogue/variants'
import { messages } from '@/server/db/schema/customer/messages'
import { anAddress, anOrder, dataOf, onePiece, withBag } from '@/server/testing/checkout'
import { changeProduct, stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type Caller, type TestApp } from '@/server/testing/test-app'
import { stockOf } from '../inventory/inventory.service'

const PERFUME = 'PF-0301-50'
const NOIR = 'BG-0101-NOIR'

let shop: TestApp
let customer: Caller
let customers = 0

beforeAll(async () => {
  shop = await createTestApp()
  await stockStore(shop.deps.db)
})
afterAll(() => shop.close())
beforeEach(async () => {
  customer = await shop.asCustomer({ mobile: `1380000${2000 + customers++}` })
  await shop.deps.db.update(inventory).set({ stock: 9 })
})

type Body = Parameters<typeof shop.call<'saveOrder'>>[1]['body']
const save = (body: Body) => shop.call('saveOrder', { body }, customer)
const bag = () => dataOf(shop.call('getCart', { body: {} }, customer))
const stock = async (sku: string) => (await stockOf(shop.deps.db, [sku])).get(sku)

describe('[P07] what is embossed', () => {
  it('200 stands on the order line, and in the message that follows', async () => {
    await changeProduct(shop.deps.db, 'BG-0102', { isCustomization: true })
    const productCustomization = { initials: 'lw' }
    const { cart } = await dataOf(
      shop.call('addCart', { body: { productId: 'BG-0102', productCustomization } }, customer),
    )
    const { orderBn: orderNo } = await dataOf(save(anOrder(cart)))
    const { items } = await dataOf(shop.call('getOrder', { params: { orderNo } }, customer))
    const [message] = await shop.deps.db
      .select()
      .from(messages)
      .where(eq(messages.eventKey, `order_placed:${orderNo}`))

    expect(items).toMatchObject([{ productCustomization: { initials: 'LW' }, monogramPrompt: '压印字母 LW' }])
    expect(message?.parameters).toEqual({ orderNo, made: '（压印字母 LW）' })
  })
})

describe('listPaymentMethods', () => {
  it('200 names what the configured providers offer', async () => {
    const { items } = await dataOf(shop.call('listPaymentMethods', {}, customer))

    expect(items).toEqual([
      { code: 'alipay', name: '支付宝' },
      { code: 'wechatpay', name: '微信支付' },
      { code: 'unionpay', name: '银联支付' },
    ])
  })
})

describe('listStores', () => {
  it('200 lists the stores of a city', async () => {
    const inShanghai = await dataOf(shop.call('listStores', { body: { city: '上海' } }, customer))
    const inBeijing = await dataOf(shop.call('listStores', { body: { city: '北京' } }, customer))

    expect(inShanghai.items.map((store) => store.id)).toEqual(['sh-1'])
    expect(inBeijing.items).toEqual([])
  })
})

describe('listCheckoutItems', () => {
  it('200 lists what is selected, with totals and samples', async () => {
    const {
      items: [perfume],
    } = await withBag(shop, customer, PERFUME)
    await withBag(shop, customer, NOIR)
    await shop.call('updateTotals', { body: { itemIds: [perfume!.id] } }, customer)

    const checkout = await dataOf(shop.call('listCheckoutItems', { body: {} }, customer))

    expect(checkout.items.map((item) => item.sku)).toEqual([PERFUME])
    expect(checkout.total.grand).toBe(120_000)
    expect(checkout.samples.length).toBeGreaterThan(0)
  })

  it('401 for a guest', async () => {
    expect(await shop.call('listCheckoutItems', { body: {} }, await shop.asGuest())).toMatchObject({
      status: 401,
    })
  })
})

describe('saveOrder', () => {
  it('200 takes the stock, empties the bag of what was ordered, and says where to pay', async () => {
    const other = await withBag(shop, customer, NOIR)
    await shop.call('updateTotals', { body: { itemIds: [] } }, customer)
    const cart = await withBag(shop, customer, PERFUME, 2)

    const placed = await dataOf(save(anOrder(cart)))

    expect(placed).toMatchObject({ grandTotal: 240_000 })
    expect(placed.orderBn).toMatch(/^OR\d{6}[0-9A-HJKMNP-TV-Z]{8}$/)
    expect(placed.payUrl).toMatch(/^\/rest\/sandbox\/pay\/[\w-]{32}$/)
    expect(await stock(PERFUME)).toBe(7)
    const left = await bag()
    expect(left.items.map((item) => item.id)).toEqual([other.items[0]!.id])
    expect(left.version).toBeGreaterThan(cart.version)
  })

  it('200 keeps title, price and parts as they were bought', async () => {
    const { cart } = await dataOf(
      shop.call('addCart', { body: { productId: 'BT-0401', options: { strap: 's80' } } }, customer),
    )
    const { orderBn } = await dataOf(save(anOrder(cart)))
    for (const sku of ['BT-0401', 'BK-1']) await changeProduct(shop.deps.db, sku, { name: '另一件' })

    const order = await dataOf(shop.call('getOrder', { params: { orderNo: orderBn } }, customer))

    expect(order.items).toMatchObject([
      {
        name: '自选腰带',
        price: 500_000,
        isBundle: true,
        bundleType: 'belt',
        bundleChildren: [{ name: '皮带身' }, { name: '皮带扣 金色' }],
      },
    ])
    expect([await stock('ST-1-80'), await stock('BK-1-U')]).toEqual([8, 8])
  })

  it('200 keeps the address by code and name', async () => {
    const { orderBn } = await dataOf(save(anOrder(await withBag(shop, customer, PERFUME))))

    const { shipping, isPickup } = await dataOf(
      shop.call('getOrder', { params: { orderNo: orderBn } }, customer),
    )

    expect(isPickup).toBe(false)
    expect(shipping).toEqual({
      firstname: '林晓',
      telephone: '13800000001',
      address: '上海市 静安区 南京西路 1 号',
      store: null,
    })
  })

  it('200 to be picked up at a store, with gift, sample and invoice', async () => {
    const cart = await withBag(shop, customer, PERFUME)
    const input = anOrder(cart, {
      delivery: { type: 'pickup', storeId: 'sh-1', firstname: '林晓', telephone: '13800000001' },
      invoice: {
        type: 'company',
        title: '某某有限公司',
        taxNumber: '91310000MA1K00000X',
        email: 'a@example.com',
      },
      giftInformation: { message: '生日快乐\n林晓', isGiftWrapped: true },
      sample: 'SMP-ENCRE',
      paymentMethod: 'wechatpay',
    })

    const { orderBn } = await dataOf(save(input))

    expect(await dataOf(shop.call('getOrder', { params: { orderNo: orderBn } }, customer))).toMatchObject({
      isPickup: true,
      shipping: { address: '静安区一路 1 号', store: { id: 'sh-1' } },
      invoiceStatus: 'applied',
      giftInformation: { message: '生日快乐\n林晓', isGiftWrapped: true },
      sample: { sku: 'SMP-ENCRE', name: '雨墨香水 1.5ml' },
      paymentCode: 'wechatpay',
      paymentMethod: '微信支付',
    })
  })

  it('200 the same key answers the order it made', async () => {
    const input = anOrder(await withBag(shop, customer, PERFUME))

    const first = await dataOf(save(input))
    const again = await dataOf(save(input))

    expect(again).toEqual(first)
    expect(await stock(PERFUME)).toBe(8)
  })

  it('200 tells the storefront what sold out', async () => {
    const sku = await onePiece(shop)
    const cart = await withBag(shop, customer, sku)

    await dataOf(save(anOrder(cart)))

    expect(shop.expired).toContain('product:BG-9')
  })

  it('IDEMPOTENCY_CONFLICT for the same key with something else', async () => {
    const input = anOrder(await withBag(shop, customer, PERFUME))
    await dataOf(save(input))

    expect(await save({ ...input, paymentMethod: 'unionpay' })).toMatchObject({
      error: 'IDEMPOTENCY_CONFLICT',
    })
  })

  it('OUT_OF_STOCK when somebody else was quicker', async () => {
    const cart = await withBag(shop, customer, PERFUME, 3)
    await shop.deps.db.update(inventory).set({ stock: 2 }).where(eq(inventory.sku, PERFUME))

    expect(await save(anOrder(cart))).toMatchObject({
      error: 'OUT_OF_STOCK',
      data: { sku: PERFUME, available: 2 },
    })
    expect(await stock(PERFUME)).toBe(2)
  })

  it('LINE_GONE for a line that left the bag', async () => {
    const cart = await withBag(shop, customer, PERFUME)
    await shop.call('removeItems', { body: { itemIds: [cart.items[0]!.id] } }, customer)

    expect(await save(anOrder(cart))).toMatchObject({ error: 'LINE_GONE' })
  })

  it('BAG_CHANGED for another total than the shopper saw', async () => {
    const cart = await withBag(shop, customer, PERFUME)

    expect(await save(anOrder(cart, { grandTotal: 1 }))).toMatchObject({ error: 'BAG_CHANGED' })
    expect((await bag()).items).toHaveLength(1)
  })

  it('NOTHING_SELECTED for lines that are not', async () => {
    const cart = await withBag(shop, customer, PERFUME)
    await shop.call('updateTotals', { body: { itemIds: [] } }, customer)

    expect(await save(anOrder(cart))).toMatchObject({ error: 'NOTHING_SELECTED' })
  })

  it('INVALID_INPUT for a place under another name', async () => {
    const cart = await withBag(shop, customer, PERFUME)
    const delivery = { type: 'address', address: { ...anAddress, district: '黄浦区' } } as const

    expect(await save(anOrder(cart, { delivery }))).toMatchObject({
      error: 'INVALID_INPUT',
      data: { validationResult: { district: '请选择正确的区县' } },
    })
  })

  it('INVALID_INPUT for a sample there is not', async () => {
    const cart = await withBag(shop, customer, PERFUME)

    expect(await save(anOrder(cart, { sample: 'SMP-NONE' }))).toMatchObject({ error: 'INVALID_INPUT' })
  })

  it('STORE_REQUIRED for a store there is not', async () => {
    const cart = await withBag(shop, customer, PERFUME)
    const delivery = {
      type: 'pickup',
      storeId: 'nowhere',
      firstname: '林晓',
      telephone: '13800000001',
    } as const

    expect(await save(anOrder(cart, { delivery }))).toMatchObject({ error: 'STORE_REQUIRED' })
  })

  it('400 for a key that is none', async () => {
    const cart = await withBag(shop, customer, PERFUME)

    expect(await save(anOrder(cart, { idempotencyKey: 'again' }))).toMatchObject({ status: 400 })
  })

  it('401 for a guest', async () => {
    const guest = await shop.asGuest()
    const cart = await withBag(shop, guest, PERFUME)

    expect(await shop.call('saveOrder', { body: anOrder(cart) }, guest)).toMatchObject({ status: 401 })
  })

  it("LINE_GONE for somebody else's lines", async () => {
    const cart = await withBag(shop, await shop.asCustomer({ mobile: '13800002999' }), PERFUME)

    expect(await save(anOrder(cart, { idempotencyKey: randomUUID() }))).toMatchObject({ error: 'LINE_GONE' })
  })
})

describe('saveOrder without a provider', () => {
  it('PAYMENT_METHOD_UNAVAILABLE', async () => {
    const closed = await createTestApp({ config: { paymentProviders: [] } })
    await stockStore(closed.deps.db)
    const shopper = await closed.asCustomer()
    const cart = await withBag(closed, shopper, PERFUME)

    const answer = await closed.call('saveOrder', { body: anOrder(cart) }, shopper)

    expect(answer).toMatchObject({ error: 'PAYMENT_METHOD_UNAVAILABLE' })
    await closed.close()
  })
})
