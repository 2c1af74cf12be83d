import { describe, expect, it } from 'vitest'
import type { Refusal } from '@/contract/rules/catalogue/availability'
import { awaitedSku } from './awaited-sku'

const gone = { stock: 0 }
const soon = { stock: 5, isComingSoon: true }
const bundle = { type: 'bundle' } as const

describe('[P11] what is waited for', () => {
  it.each<[string, object, Refusal | null, string | null, string | null]>([
    ['a sold-out child', {}, 'OUT_OF_STOCK', 'P-1-RED', 'P-1-RED'],
    ['the only child there is', gone, 'OUT_OF_STOCK', 'P-1-RED', 'P-1-RED'],
    ['a product of which nothing is left, before a choice', gone, 'OUT_OF_STOCK', null, 'P-1'],
    ['a product to come, before a choice', soon, 'COMING_SOON', null, 'P-1'],
    ['a child to come', soon, 'COMING_SOON', 'P-1-RED', 'P-1-RED'],
    ['a colour without sizes while others are there', {}, 'OUT_OF_STOCK', null, null],
    ['a bundle that cannot be put together', { ...bundle, ...gone }, 'OUT_OF_STOCK', 'P-1', 'P-1'],
    ['a bundle taken off sale by hand', { ...bundle, manuallyStock: true }, 'OUT_OF_STOCK', 'P-1', 'P-1'],
    ['parts that are sold out while others are there', bundle, 'OUT_OF_STOCK', 'P-1', null],
    ['what can be bought', {}, null, 'P-1-RED', null],
    ['what is not sold in China', gone, 'NOT_FOR_CHINA', 'P-1-RED', null],
    ['what is not sold alone', gone, 'NOT_ALONE', 'P-1-RED', null],
    ['a price on request', gone, 'PRICE_ON_REQUEST', 'P-1-RED', null],
  ])('%s', (_, facts, refusal, productId, sku) => {
    const product = {
      sku: 'P-1',
      type: 'configurable',
      stock: 5,
      isComingSoon: false,
      manuallyStock: false,
      ...facts,
    } as const
    const availability = { label: 'Out of stock', refusal } as const

    expect(awaitedSku(product, { availability, productId })).toBe(sku)
  })
})
