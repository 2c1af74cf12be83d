import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bagLimits } from '@/contract/rules/purchase/bag-limits'
import { inventory, variants } from '@/server/db/schema/catalogue/variants'
import { eq } from 'drizzle-orm'
import { dataOf, withBag } from '@/server/testing/checkout'
import { aProduct, changeProduct, smallStore, stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type Caller, type TestApp } from '@/server/testing/test-app'

const NOIR = 'BG-0101-NOIR'
const PERFUME = 'PF-0301-50'

let shop: TestApp
let shopper: Caller

beforeAll(async () => {
  shop = await createTestApp()
  await stockStore(shop.deps.db, [
    ...smallStore,
    aProduct({ sku: 'BK-2', url: 'buckle-bk-2', children: [{ sku: 'BK-2-U', stock: 2 }] }),
    aProduct({
      sku: 'BT-2',
      type: 'bundle',
      url: 'second-belt',
      priceFen: undefined,
      children: [],
      bundle: {
        type: 'belt',
        options: [
          {
            optionId: 'strap',
            title: '带身',
            selections: [
              { bundleSelectionId: 's80', sku: 'ST-1-80', isDefault: true },
              { bundleSelectionId: 's85', sku: 'ST-1-85' },
            ],
          },
          { optionId: 'buckle', title: '带扣', selections: [{ bundleSelectionId: 'b2', sku: 'BK-2-U' }] },
        ],
      },
    }),
    aProduct({ sku: 'MADE', isCustomization: true }),
    ...Array.from({ length: bagLimits.lines + 1 }, (_, n) =>
      aProduct({ sku: `MANY-${n}`, url: `many-${n}` }),
    ),
  ])
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await shop.asGuest()
})

const add = (productId: string, more: object = {}) =>
  shop.call('addCart', { body: { productId, ...more } }, shopper)
const bag = () => dataOf(shop.call('getCart', { body: {} }, shopper))

describe('addCart', () => {
  it('200 puts the piece on top, selected and priced', async () => {
    await add(PERFUME)

    const { cart, itemId, redirectToCheckout } = await dataOf(add('BG-0101', { options: { color: 'noir' } }))

    expect(cart.items.map((item) => item.sku)).toEqual([NOIR, PERFUME])
    expect(cart.items[0]).toMatchObject({
      id: itemId,
      color: 'Noir',
      price: 2_500_000,
      isSelected: true,
      isAvailable: true,
    })
    expect(cart.total).toEqual({ subtotal: 2_620_000, shipping: 0, grand: 2_620_000, selectedQty: 2 })
    expect(redirectToCheckout).toBe(false)
  })

  it('200 adds up the same piece on one line', async () => {
    await add(NOIR)

    const { cart } = await dataOf(add('BG-0101', { options: { color: 'noir' }, qty: 2 }))

    expect(cart.items).toHaveLength(1)
    expect(cart.items[0]).toMatchObject({ qty: 3, rowTotal: 7_500_000 })
  })

  it('200 keeps what is made to order on a line of its own', async () => {
    await add('MADE-U')

    const { cart } = await dataOf(add('MADE-U', { productCustomization: { initials: 'ab' } }))

    expect(cart.items.map((item) => item.productCustomization)).toEqual([{ initials: 'AB' }, null])
    expect(cart.items.map((item) => item.monogramPrompt)).toEqual(['压印字母 AB', ''])
  })

  it.each([
    ['MADE-U', { initials: 'ABCD' }],
    ['MADE-U', { engraving: 'AB' }],
    [NOIR, { initials: 'AB' }],
  ])('[P07] INVALID_INPUT for %s with %j', async (sku, productCustomization) => {
    expect(await add(sku, { productCustomization })).toMatchObject({
      error: 'INVALID_INPUT',
      data: { validationResult: { initials: expect.any(String) } },
    })
  })

  it('200 counts every one of several adds at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => add(PERFUME)))

    expect((await bag()).items).toMatchObject([{ qty: 8 }])
  })

  it('200 raises the version with every change', async () => {
    const first = await withBag(shop, shopper, PERFUME)
    const second = await withBag(shop, shopper, PERFUME)

    expect(second.version).toBeGreaterThan(first.version)
  })

  it('200 quick purchase selects the added piece alone and sends a customer to checkout', async () => {
    shopper = await shop.asCustomer({ mobile: '13800000011' })
    await add(PERFUME)

    const { cart, redirectToCheckout } = await dataOf(add(NOIR, { quickPurchase: true }))

    expect(cart.items.map((item) => [item.sku, item.isSelected])).toEqual([
      [NOIR, true],
      [PERFUME, false],
    ])
    expect(redirectToCheckout).toBe(true)
  })

  it('200 quick purchase of a guest waits for the login', async () => {
    const { redirectToCheckout } = await dataOf(add(NOIR, { quickPurchase: true }))

    expect(redirectToCheckout).toBe(false)
  })

  it('200 a belt is one line with its parts', async () => {
    const { cart } = await dataOf(add('BT-0401', { options: { strap: 's80' } }))

    expect(cart.items[0]).toMatchObject({
      sku: 'BT-0401',
      isBundle: true,
      bundleType: 'belt',
      price: 500_000,
      stock: 2,
    })
    expect(cart.items[0]?.bundleChildren).toEqual([
      { sku: 'ST-1-80', name: '皮带身', qty: 1, size: '80' },
      { sku: 'BK-1-U', name: '皮带扣 金色', qty: 1, size: null },
    ])
  })

  it('OUT_OF_STOCK counts what is already in the bag', async () => {
    await add(NOIR, { qty: 2 })

    const answer = await add(NOIR, { qty: 2 })

    expect(answer).toMatchObject({
      status: 200,
      code: 0,
      error: 'OUT_OF_STOCK',
      data: { sku: NOIR, available: 3 },
    })
    expect((await bag()).items).toMatchObject([{ qty: 2 }])
  })

  it('OUT_OF_STOCK counts a piece that is in the bag as part of a bundle', async () => {
    await add('BK-2-U', { qty: 2 })

    expect(await add('BT-2', { options: { strap: 's80' } })).toMatchObject({
      error: 'OUT_OF_STOCK',
      data: { sku: 'BK-2-U' },
    })
  })

  it.each([
    ['OPTION_REQUIRED', 'BG-0101'],
    ['OPTION_REQUIRED', 'BT-0401'],
    ['NOT_SELLABLE', 'BG-0103-U'],
    ['NOT_SELLABLE', 'ST-1-80'],
    ['NOT_FOUND', 'NOTHING'],
  ])('%s for %s', async (error, productId) => {
    expect(await add(productId)).toMatchObject({ code: 0, error })
  })

  it.each([
    ['BG-0101', {}, { color: '请选择颜色' }],
    ['SH-0201', { color: 'noir' }, { size: '请选择尺码' }],
    ['BG-0101', { color: 'nowhere' }, { color: '请选择颜色' }],
    ['BT-0401', {}, { strap: '请选择带身' }],
  ])('OPTION_REQUIRED names what is missing of %s with %o', async (productId, options, validationResult) => {
    expect(await add(productId, { options })).toMatchObject({
      error: 'OPTION_REQUIRED',
      data: { validationResult },
    })
  })

  it('BAG_FULL past the most of one line', async () => {
    await shop.deps.db.update(inventory).set({ stock: 200 }).where(eq(inventory.sku, 'BG-0102-U'))
    await add('BG-0102-U', { qty: 99 })

    expect(await add('BG-0102-U')).toMatchObject({ error: 'BAG_FULL' })
  })

  it('400 for a quantity of none', async () => {
    expect(await add(NOIR, { qty: 0 })).toMatchObject({ status: 400, error: 'BAD_REQUEST' })
  })

  it('401 without a token', async () => {
    expect(await shop.call('addCart', { body: { productId: NOIR } })).toMatchObject({ status: 401 })
  })
})

describe('addCartMultiple', () => {
  type Thing = { productId: string; qty?: number; productCustomization?: Record<string, string> }
  const addMany = (products: Thing[]) => shop.call('addCartMultiple', { body: { products } }, shopper)

  it('200 adds them all', async () => {
    const { cart } = await dataOf(addMany([{ productId: PERFUME }, { productId: NOIR, qty: 2 }]))

    expect(cart.items.map((item) => [item.sku, item.qty])).toEqual([
      [NOIR, 2],
      [PERFUME, 1],
    ])
  })

  it('[P06] 200 adds thirteen at once, no more', async () => {
    const many = Array.from({ length: 14 }, (_, n) => ({ productId: `MANY-${n}-U` }))

    expect((await dataOf(addMany(many.slice(1)))).cart.cartCount).toBe(13)
    expect(await addMany(many)).toMatchObject({ status: 400 })
  })

  it('[P07] INVALID_INPUT for one that takes no letters adds none', async () => {
    const products = [
      { productId: PERFUME },
      { productId: 'MADE-U', productCustomization: { initials: 'AB' } },
      { productId: NOIR, productCustomization: { initials: 'AB' } },
    ]

    expect(await addMany(products)).toMatchObject({ error: 'INVALID_INPUT' })
    expect((await bag()).items).toEqual([])
  })

  it('OUT_OF_STOCK adds none', async () => {
    expect(await addMany([{ productId: PERFUME }, { productId: NOIR, qty: 4 }])).toMatchObject({
      error: 'OUT_OF_STOCK',
    })
    expect((await bag()).items).toEqual([])
  })

  it('BAG_FULL past the most lines, and adds none', async () => {
    const many = Array.from({ length: bagLimits.lines - 1 }, (_, n) => ({ productId: `MANY-${n}-U` }))
    for (let start = 0; start < many.length; start += 12) await dataOf(addMany(many.slice(start, start + 12)))

    expect(await addMany([{ productId: 'MANY-59-U' }, { productId: 'MANY-60-U' }])).toMatchObject({
      error: 'BAG_FULL',
    })
    expect((await bag()).items).toHaveLength(bagLimits.lines - 1)
  })
})

describe('getCart', () => {
  it('200 is empty for a new guest', async () => {
    expect(await bag()).toEqual({
      version: 0,
      items: [],
      total: { subtotal: 0, shipping: 0, grand: 0, selectedQty: 0 },
      cartCount: 0,
      upsellSku: null,
    })
  })

  it('200 puts selected lines first when asked', async () => {
    const perfume = await dataOf(add(PERFUME))
    await add(NOIR)
    await shop.call('updateTotals', { body: { itemIds: [perfume.itemId] } }, shopper)

    const cart = await dataOf(shop.call('getCart', { body: { isSelected: false } }, shopper))

    expect(cart.items.map((item) => item.sku)).toEqual([PERFUME, NOIR])
  })

  it('200 opens with a line whose product is gone, not counted', async () => {
    await add('MANY-0-U')
    await add(PERFUME)
    await changeProduct(shop.deps.db, 'MANY-0', { status: false })

    const cart = await bag()

    expect(cart.items[1]).toMatchObject({
      name: '手袋 MANY-0',
      isAvailable: false,
      isSelected: false,
      hidePrice: true,
      priceBefore: null,
      unavailableReason: 'GONE',
    })
    expect(cart.total).toMatchObject({ grand: 120_000, selectedQty: 1 })
    await changeProduct(shop.deps.db, 'MANY-0', { status: true })
  })

  it('[B01] 200 keeps what was chosen of a product that is gone', async () => {
    await add(NOIR)
    await changeProduct(shop.deps.db, 'BG-0101', { status: false })

    expect((await bag()).items).toMatchObject([
      { unavailableReason: 'GONE', selectedOptions: [{ title: '颜色', label: '黑色' }] },
    ])
    await changeProduct(shop.deps.db, 'BG-0101', { status: true })
  })

  it('[B01] 200 names the price of before when it changed in the bag', async () => {
    await add('MANY-2-U')
    await shop.deps.db.update(variants).set({ priceFen: 900_00 }).where(eq(variants.sku, 'MANY-2-U'))
    await changeProduct(shop.deps.db, 'MANY-2', { priceFen: 900_00 })

    expect((await bag()).items).toMatchObject([{ price: 900_00, priceBefore: 1_000_00 }])
  })

  it('200 shows what sold out meanwhile as such', async () => {
    await add('MANY-1-U', { qty: 2 })
    await shop.deps.db.update(inventory).set({ stock: 1 }).where(eq(inventory.sku, 'MANY-1-U'))

    const cart = await bag()

    expect(cart.items[0]).toMatchObject({
      isAvailable: false,
      isSelected: false,
      unavailableReason: 'OUT_OF_STOCK',
      stock: 1,
    })
    expect(cart.total.grand).toBe(0)
  })

  it('200 lets two lines share no more than there is', async () => {
    await add('BT-2', { options: { strap: 's80' } })
    await add('BK-2-U')
    await shop.deps.db.update(inventory).set({ stock: 1 }).where(eq(inventory.sku, 'BK-2-U'))

    const cart = await bag()

    expect(cart.items.map((item) => [item.sku, item.isSelected])).toEqual([
      ['BK-2-U', true],
      ['BT-2', false],
    ])
    await shop.deps.db.update(inventory).set({ stock: 2 }).where(eq(inventory.sku, 'BK-2-U'))
  })

  it('200 shows the price of now', async () => {
    await add('MANY-2-U')
    await stockStore(shop.deps.db, [aProduct({ sku: 'MANY-2', url: 'many-2', priceFen: 42_00 })])

    expect((await bag()).items).toMatchObject([{ price: 42_00 }])
  })
})

describe('[B02] getCartCount', () => {
  it('200 counts pieces, units of stock, bundles, belts and wishes', async () => {
    shopper = await shop.asCustomer({ mobile: '13800000012' })
    await add('BT-2', { options: { strap: 's80' }, qty: 1 })
    await add('BK-2-U')
    await shop.call('addWish', { params: { sku: 'BG-0101' } }, shopper)

    const count = await dataOf(shop.call('getCartCount', {}, shopper))

    expect(count).toMatchObject({ cartCount: 2, bundleQty: 1, beltBundleQty: 1, wishlistCount: 1 })
    expect(new Map(count.skuQty.map(({ sku, qty }) => [sku, qty])).get('BK-2-U')).toBe(2)
  })
})

describe('listCartUpsell', () => {
  it('200 lists what goes with a product', async () => {
    const { items } = await dataOf(shop.call('listCartUpsell', { params: { id: 'BG-0101' } }, shopper))

    expect(items.map((item) => item.sku)).toEqual(['SH-0201'])
  })
})

describe('updateItemQty', () => {
  const setQty = (itemId: string, qty: number) =>
    shop.call('updateItemQty', { body: { itemId, qty } }, shopper)

  it('200 sets what is asked, whatever it was', async () => {
    const { itemId } = await dataOf(add(PERFUME, { qty: 3 }))

    expect((await dataOf(setQty(itemId, 2))).items).toMatchObject([{ qty: 2, rowTotal: 240_000 }])
  })

  it('OUT_OF_STOCK for more than there is', async () => {
    const { itemId } = await dataOf(add(NOIR))

    expect(await setQty(itemId, 4)).toMatchObject({ error: 'OUT_OF_STOCK', data: { available: 3 } })
  })

  it('200 takes less even of what is short', async () => {
    const { itemId } = await dataOf(add('MANY-3-U', { qty: 5 }))
    await shop.deps.db.update(inventory).set({ stock: 1 }).where(eq(inventory.sku, 'MANY-3-U'))

    expect((await dataOf(setQty(itemId, 2))).items).toMatchObject([{ qty: 2 }])
  })

  it("LINE_GONE for somebody else's line", async () => {
    const { itemId } = await dataOf(add(NOIR))
    shopper = await shop.asGuest()

    expect(await setQty(itemId, 2)).toMatchObject({ error: 'LINE_GONE' })
  })
})

describe('removeItems', () => {
  it('200 takes lines out, again and again', async () => {
    const { itemId } = await dataOf(add(NOIR))
    await add(PERFUME)
    const remove = () => dataOf(shop.call('removeItems', { body: { itemIds: [itemId] } }, shopper))

    const first = await remove()
    const again = await remove()

    expect(first.items.map((item) => item.sku)).toEqual([PERFUME])
    expect(again).toEqual(first)
  })

  it("200 leaves somebody else's lines alone", async () => {
    const { itemId } = await dataOf(add(NOIR))
    const other = await shop.asGuest()

    await shop.call('removeItems', { body: { itemIds: [itemId] } }, other)

    expect((await bag()).items).toHaveLength(1)
  })
})

describe('updateTotals', () => {
  it('200 selects exactly the given lines', async () => {
    const { itemId } = await dataOf(add(PERFUME))
    await add(NOIR)

    const cart = await dataOf(shop.call('updateTotals', { body: { itemIds: [itemId] } }, shopper))

    expect(cart.items.map((item) => item.isSelected)).toEqual([false, true])
    expect(cart.total).toMatchObject({ grand: 120_000, selectedQty: 1 })
  })

  it('200 selects none', async () => {
    await add(NOIR)

    const cart = await dataOf(shop.call('updateTotals', { body: { itemIds: [] } }, shopper))

    expect(cart.total.grand).toBe(0)
  })
})
