import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf } from '@/server/testing/checkout'
import { aProduct, stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type TestApp } from '@/server/testing/test-app'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
  await stockStore(shop.deps.db)
})
afterAll(() => shop.close())

const product = (sku: string) => dataOf(shop.call('getProduct', { params: { sku } }))

async function listed(sku: string) {
  const answer = await shop.call('listBlockProducts', { body: { skus: [sku] } })
  return answer.code === 1 ? answer.data.items[0] : undefined
}

const imported = {
  jump_schema: '/the-bar',
  isCustomization: true,
  productCustomization: { prompt: '姓名缩写', maxLetters: 2, left: 40, top: 55 },
  manuallyStock: true,
  skipEarlybird: true,
  nativeCalloutMessage: '店内同步',
  customCalloutMessage: '限量编号',
  calloutMessageBuy: '含礼盒',
  calloutNote: '以实物为准',
  debutHeroText: '首发',
  material: { value: 'calf', label: '小牛皮' },
  dimensions: { widthMm: 280, heightMm: 210, depthMm: 120 },
  fitComment: '版型偏小',
  localFitComment: '建议选大一码',
  inspirationContent: '灵感来自晨光。',
  appAdvisory: '请在小程序内预约。',
  defaultAccordion: 'care',
  ingredientListDisplayed: false,
  tryOnContentByProduct: '试戴请正对光线。',
  editorialBlock: { title: '章', text: '文', image: { name: 'bag', alt: '' } },
  miniEditorialBlock: { title: '章', text: '文' },
  redirectionBlock: { title: '章', text: '文', link: { label: '前往', url: '/women' } },
  videoBlockContent: { title: '片', text: '', poster: { name: 'bag', alt: '' } },
  pdpViewonVideoId: 'bag-turn',
  outline: { widthMm: 280, heightMm: 330, path: 'M0 0v-330z' },
  holodeckIsTop: true,
  token3DMobile: 'belt',
  token3DDesktop: 'belt-fine',
  disableRunwayLook: true,
  moreSellProducts: ['PF-0301'],
  moreSellTitle: '搭配之选',
  complimentary: { title: '随单礼遇', skus: ['PF-0301'] },
  lookBookImg: { name: 'look-large', alt: '' },
  lookBookImages: [{ name: 'look', alt: '' }],
}

describe('[P05] every field of B§3 that is imported is answered', () => {
  test('on the product', async () => {
    await stockStore(shop.deps.db, [aProduct({ sku: 'ALL-1', ...imported })])

    const { complimentary: _gift, ...same } = imported
    expect(await product('ALL-1')).toMatchObject({
      ...same,
      complimentaryProduct: { sku: ['PF-0301'], title: '随单礼遇' },
      showComplimentaryProduct: true,
      isJump: true,
      customized: true,
      parentId: 'ALL-1',
      parentSku: 'ALL-1',
      parentUrl: 'bag-all-1',
    })
  })

  test('on its list item, out of stock while it is taken off sale by hand', async () => {
    expect(await listed('ALL-1')).toMatchObject({
      manuallyStock: true,
      stockStatus: 'Out of stock',
      isJump: true,
      jump_schema: '/the-bar',
      nativeCalloutMessage: '店内同步',
      customCalloutMessage: '限量编号',
      calloutMessageBuy: '含礼盒',
      debutHeroText: '首发',
    })
  })

  test('what can be derived is', async () => {
    const tote = await product('BG-0101-IVORY')
    expect(tote).toMatchObject({
      attrEn: 'Noir',
      color: { value: 'noir', label: '黑色', labelEn: 'Noir' },
      size: null,
      colorSwitch: [
        { value: 'noir', sku: 'BG-0101-NOIR', image: { name: 'bag' } },
        { value: 'ivory', sku: 'BG-0101-IVORY', image: { name: 'bag-detail' } },
      ],
      hasUpSellProduct: true,
      upSellProducts: ['SH-0201'],
      hasCrossSellProduct: false,
      isBundle: false,
      bundlePrice: null,
    })
    expect(tote.childProducts.map(({ isSelect }) => isSelect)).toEqual([false, true])
    expect(await listed('SH-0201')).toMatchObject({ attrEn: 'Noir / 36', size: { value: '36' } })
  })

  test('a bundle tells its default parts', async () => {
    expect(await product('BT-0401')).toMatchObject({
      isBundle: true,
      bundleSku: 'BT-0401',
      bundleDefault: ['s80', 'b1'],
      bundlePrice: 500_000,
      bundleOptionId: 'strap',
      bundleSelectionId: 's80',
      optionValue: '80',
      bundleSizeType: 'shared',
      customized: true,
    })
  })

  test('a search tells type, second picture, children and age', async () => {
    await stockStore(shop.deps.db, [aProduct({ sku: 'HERO-1', name: '主角手袋', heroProducts: true })])
    const answer = await shop.call('searchProducts', { query: { q: '主角手袋' } })
    expect(answer).toMatchObject({
      data: {
        items: [
          {
            id: 'HERO-1',
            type: 'configurable',
            heroProducts: true,
            timeIdx: Date.parse('2026-03-01T10:00:00+08:00') / 1000,
            secondImage: null,
            childProducts: [{ price: 100_000, defaultImage: { name: 'bag' } }],
          },
        ],
      },
    })
  })
})

test('a row stored before a field was added is read with the field at its default', async () => {
  await stockStore(shop.deps.db, [aProduct({ sku: 'OLD-1', ...imported, jump_schema: undefined })])
  await shop.deps.db.execute(sql`
    update products set callouts = '{}', links = '{}', models = '{}', texts = '{"description": "旧"}'
    where sku = 'OLD-1'`)

  expect(await product('OLD-1')).toMatchObject({
    description: '旧',
    nativeCalloutMessage: '',
    fitComment: '',
    ingredientListDisplayed: true,
    defaultAccordion: 'description',
    contentBlocks: [],
    moreSellProducts: [],
    holodeckIsTop: false,
  })
})

test('the path of a product that leads elsewhere leads there', async () => {
  const answer = await shop.call('dispatchUrl', { query: { identifier: 'bag-all-1' } })
  expect(answer).toMatchObject({ data: { type: 'redirect', location: '/the-bar', permanent: false } })
})
