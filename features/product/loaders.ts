import 'server-only'
import type { Product, ProductListItem } from '@/contract/calls/catalogue/product'
import { catalogueCalls } from '@/contract/calls/catalogue/catalogue'
import { pageCalls } from '@/contract/calls/catalogue/page'
import { cacheAs, call, nullWhenMissing } from '@/lib/api/server'
import { blockFlags, type BlockFlags } from './block-flags'
import type { Reading } from './readings'

/** Recommendation lists are cut to 6, complete the look needs at least 3 (B§5). */
const RECOMMENDED = 6
const LOOK_MINIMUM = 3

/** What goes with a product. */
export async function loadRecommendations(sku: string): Promise<ProductListItem[]> {
  'use cache'
  const { items } = await call(catalogueCalls.listRecommendations, { query: { sku, limit: RECOMMENDED } })
  cacheAs('product', sku, ...items.map((item) => item.sku))
  return items
}

/** The products of a runway look, in its order. */
export async function loadLook(skus: readonly string[]): Promise<readonly ProductListItem[]> {
  'use cache'
  cacheAs('product', ...skus)
  if (lookOf(skus).length === 0) return []
  const { items } = await call(catalogueCalls.listBlockProducts, { body: { skus: [...skus] } })
  return lookOf(items)
}

/** A look of these; none when fewer than three are there to be shown. */
export function lookOf<T>(items: readonly T[]): readonly T[] {
  return items.length < LOOK_MINIMUM ? [] : items
}

const lookTitleBlock = 'PDPRunwayLookTitle'

/** The title over a runway look, as the content says it (B§7). */
export async function loadLookTitle(): Promise<string> {
  'use cache'
  cacheAs('block', lookTitleBlock)
  const block = await call(pageCalls.getCmsBlock, { params: { identifier: lookTitleBlock } }).catch(
    nullWhenMissing,
  )
  return lookTitleOf(block?.content ?? {})
}

/** The title a content block has, else the usual one. */
export function lookTitleOf({ title }: Readonly<Record<string, unknown>>): string {
  return typeof title === 'string' && title !== '' ? title : '秀场搭配'
}

const hiddenBlocks = 'hiddenBlocks'

/** Which parts the page of a product has, as the configured content says (B§2). */
export async function loadBlockFlags(product: Pick<Product, 'sku' | 'childProducts'>): Promise<BlockFlags> {
  return blockFlags(await loadHiddenBlocks(), product)
}

async function loadHiddenBlocks(): Promise<Readonly<Record<string, unknown>>> {
  'use cache'
  cacheAs('block', hiddenBlocks)
  const block = await call(pageCalls.getCmsBlock, { params: { identifier: hiddenBlocks } }).catch(
    nullWhenMissing,
  )
  return block?.content ?? {}
}

const serviceBlocks = ['shipping', 'paymentPDP', 'return-policy'] as const

/** 配送, 支付, 退换: the same on every product page; a text not written yet is left out. */
export async function loadServiceTexts(): Promise<Reading[]> {
  'use cache'
  cacheAs('block', ...serviceBlocks)
  const blocks = await Promise.all(
    serviceBlocks.map((identifier) =>
      call(pageCalls.getCmsBlock, { params: { identifier } }).catch(nullWhenMissing),
    ),
  )
  return blocks.flatMap((block) =>
    block ? [{ id: block.identifier, title: block.title, text: textOf(block.content) }] : [],
  )
}

/** The running text of a content block: its `paragraphs`, line by line, or a single `text`. */
export function textOf({ paragraphs, text }: Readonly<Record<string, unknown>>): string {
  if (Array.isArray(paragraphs)) return paragraphs.filter((one) => typeof one === 'string').join('\n')
  return typeof text === 'string' ? text : ''
}
