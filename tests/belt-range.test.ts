import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beltConfigSchema } from '@/contract/calls/catalogue/belt-3d'
import { productSchema } from '@/contract/calls/catalogue/product'
import { isComposedBelt } from '@/contract/rules/catalogue/composed-belt'
import {
  beltChoosers,
  choiceWords,
  choose,
  firstChoice,
  type BeltQuestion,
} from '@/features/belt-studio/choice'
import { beltOf, lookOf, partsRecorded, selectionOf, stillOf } from '@/features/belt-studio/range'
import type { BeltChoice, BeltRange } from '@/features/belt-studio/range'
import { addressOf } from '@/features/belt-studio/use-belt-choice'
import { toChoosable } from '@/features/product/selection/choosable'
import { chosenParts } from '@/features/product/selection/chosen-pieces'
import { chosenProduct } from '@/features/product/selection/chosen-product'
import { buckleForms } from '@/imagery/models/belts/buckle'
import { seed } from '@/server/seed/seed'
import { createTestApp, type TestApp } from '@/server/testing/test-app'

let shop: TestApp
let range: BeltRange

beforeAll(async () => {
  shop = await createTestApp()
  await seed(shop.deps.db, new Date('2026-03-01T10:00:00+08:00'))
  const block = await shop.call('getCmsBlock', { params: { identifier: 'belt-3d-config' } })
  const config = beltConfigSchema.parse(block.code === 1 ? block.data.content : null)
  const belts = await Promise.all(
    config.belts.map(async (sku) => {
      const answer = await shop.call('getProduct', { params: { sku } })
      const product = productSchema.parse(answer.code === 1 ? answer.data : null)
      expect(isComposedBelt(product)).toBe(true)
      return { product: toChoosable(product), url: product.url, nameEn: product.nameEn }
    }),
  )
  range = { ...config, belts }
})
afterAll(() => shop.close())

const first = (): BeltChoice => firstChoice(range, range.belts[0]!, null)
const questions: readonly BeltQuestion[] = ['width', 'leather', 'colour', 'buckle', 'metal', 'size']

/** Every belt that can be come to by answering one question after another. */
function everyChoice(choice: BeltChoice, [question, ...later]: readonly BeltQuestion[]): BeltChoice[] {
  if (!question) return [choice]
  const options = beltChoosers(range, choice).find(({ code }) => code === question)?.options ?? []
  return options.flatMap(({ value }) => everyChoice(choose(range, choice, question, value), later))
}

describe('[P16] every belt of the demo catalogue that can be put together', () => {
  test('is one of two widths, two leathers and two colours each, four buckles, two metals, seven sizes', () => {
    const choices = everyChoice(first(), questions)
    expect(new Set(choices.map((choice) => JSON.stringify(choice))).size).toBe(2 * 2 * 2 * 4 * 2 * 7)
  })

  test('costs what its two parts cost, and can be had while both are there', () => {
    for (const choice of everyChoice(first(), questions)) {
      const { product } = beltOf(range, choice)
      const [strap, buckle] = chosenParts(product.bundleOptions, selectionOf(product, choice))
      const { priceFen, availability, options, productId } = chosenProduct(
        product,
        selectionOf(product, choice),
      )
      expect(priceFen).toBe(strap!.price + buckle!.price)
      expect(availability.refusal).toBe(Math.min(strap!.stock, buckle!.stock) > 0 ? null : 'OUT_OF_STOCK')
      expect(productId).toBe(product.sku)
      expect(Object.values(options)).toEqual([strap!.bundleSelectionId, buckle!.bundleSelectionId])
      expect(partsRecorded(product, selectionOf(product, choice))).toEqual({
        ...{ strap: strap!.sku, buckle: buckle!.sku },
      })
    }
  })

  test('is found again by its address', () => {
    for (const choice of everyChoice(first(), questions)) {
      const { searchParams } = new URL(addressOf(range, choice), 'http://store')
      const belt = range.belts.find(({ product }) => product.sku === searchParams.get('sku'))
      expect(firstChoice(range, belt!, searchParams.get('s'))).toEqual(choice)
    }
  })

  test('has a shape, a picture and words of its own', () => {
    const choices = everyChoice(first(), questions.slice(0, -1))
    for (const choice of choices) {
      const { form, leather, colour, metal } = lookOf(range, choice)
      expect(buckleForms).toContain(form)
      expect([leather, colour, metal]).not.toContain('')
      for (const format of ['480.avif', '960.avif', '1440.avif', '960.webp'])
        expect(
          existsSync(`public/pictures/${stillOf(range, choice)}-${format}`),
          stillOf(range, choice),
        ).toBe(true)
    }
    expect(new Set(choices.map((choice) => choiceWords(range, choice))).size).toBe(choices.length)
  })
})

describe('[P16] an answer changes what it must, and nothing else', () => {
  const start: BeltChoice = { strap: 'ST-0101-NOIR', buckle: 'BK-0103-ARGENT', size: '90' }
  test.each<[BeltQuestion, string, BeltChoice]>([
    ['leather', 'grained-calf', { ...start, strap: 'ST-0102-NOIR' }],
    ['colour', 'ST-0101-COGNAC', { ...start, strap: 'ST-0101-COGNAC' }],
    ['buckle', 'pearl', { ...start, buckle: 'BK-0104-ARGENT' }],
    ['metal', 'BK-0103-OR', { ...start, buckle: 'BK-0103-OR' }],
    ['size', '100', { ...start, size: '100' }],
    ['width', '35', { ...start, strap: 'ST-0201-NOIR', buckle: 'BK-0201-ARGENT' }],
    ['width', '99', start],
  ])('%s %s', (question, value, after) => {
    expect(choose(range, start, question, value)).toEqual(after)
  })

  test('what is sold out is struck through, where it leads to no belt', () => {
    const sizes = beltChoosers(range, { ...start, size: undefined }).find(({ code }) => code === 'size')
    const struck = sizes?.options
      .filter(({ refusal }) => refusal === 'OUT_OF_STOCK')
      .map(({ value }) => value)
    expect(struck).toEqual(['75', '95', '105'])
  })
})

test('[P16] a belt is bought as a bundle: its line records the parts, and shows a picture of them', async () => {
  const choice: BeltChoice = { strap: 'ST-0102-FORET', buckle: 'BK-0104-OR', size: '85' }
  const { product } = beltOf(range, choice)
  const { productId, options } = chosenProduct(product, selectionOf(product, choice))
  const productCustomization = partsRecorded(product, selectionOf(product, choice))
  const guest = await shop.asGuest()
  const line = { productId: productId!, options, qty: 1 }

  const answer = await shop.call('addCart', { body: { ...line, productCustomization } }, guest)
  const plain = await shop.call('addCart', { body: line }, guest)
  const wrong = { ...productCustomization, strap: 'ST-0102-FORET-90' }
  const refused = await shop.call('addCart', { body: { ...line, productCustomization: wrong } }, guest)

  expect(answer.code === 1 && answer.data.cart.items).toMatchObject([
    {
      sku: 'BL-0204',
      bundleType: 'belt',
      thumb: { name: 'st-0102-foret-bk-0104-or' },
      productCustomization: { strap: 'ST-0102-FORET-85', buckle: 'BK-0104-OR' },
      monogramPrompt: '',
    },
  ])
  expect(plain.code === 1 && plain.data.cart.items).toMatchObject([{ qty: 2 }])
  expect(refused).toMatchObject({ code: 0, error: 'INVALID_INPUT' })
})
