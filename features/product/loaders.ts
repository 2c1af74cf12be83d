import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheTags } from '@/contract/rules/cache-tags'
import type { ProductListItem } from '@/contract/calls/catalogue/product'
import { call } from '@/lib/api/server'
import { ApiFailure } from '@/lib/api/types'
import { paragraphsOf, type ServiceText } from './service-text'

/** Recommendation lists are cut to 6, complete the look needs at least 3 (B§5). */
const RECOMMENDED = 6
const LOOK_MINIMUM = 3

/** What goes with a product. */
export async function loadRecommendations(sku: string): Promise<ProductListItem[]> {
  'use cache'
  cacheLife('hours')
  const { items } = await call('listRecommendations', { query: { sku, limit: RECOMMENDED } })
  cacheTag(cacheTags.catalogue, cacheTags.product(sku), ...items.map((item) => cacheTags.product(item.sku)))
  return items
}

/** The products of a runway look, in its order; none when fewer than three are there to be shown. */
export async function loadLook(skus: readonly string[]): Promise<ProductListItem[]> {
  'use cache'
  cacheLife('hours')
  cacheTag(cacheTags.catalogue, ...skus.map((sku) => cacheTags.product(sku)))
  if (skus.length < LOOK_MINIMUM) return []
  const { items } = await call('listBlockProducts', { body: { skus: [...skus] } })
  return items.length < LOOK_MINIMUM ? [] : items
}

const serviceBlocks = ['shipping', 'paymentPDP', 'return-policy'] as const

/** 配送, 支付, 退换: the same on every product page; a text not written yet is left out. */
export async function loadServiceTexts(): Promise<ServiceText[]> {
  'use cache'
  cacheLife('hours')
  cacheTag(cacheTags.catalogue, ...serviceBlocks.map(cacheTags.block))
  const blocks = await Promise.all(
    serviceBlocks.map((identifier) => call('getCmsBlock', { params: { identifier } }).catch(nullWhenMissing)),
  )
  return blocks.flatMap((block) =>
    block ? [{ id: block.identifier, title: block.title, paragraphs: paragraphsOf(block.content) }] : [],
  )
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof ApiFailure && error.status === 404) return null
  throw error
}
