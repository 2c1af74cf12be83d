import 'server-only'
import { beltConfigSchema, type BeltConfig } from '@/contract/calls/catalogue/belt-3d'
import { catalogueCalls } from '@/contract/calls/catalogue/catalogue'
import { pageCalls } from '@/contract/calls/catalogue/page'
import { isComposedBelt } from '@/contract/rules/catalogue/composed-belt'
import { toChoosable } from '@/features/product/selection/choosable'
import { cacheAs, call, nullWhenMissing } from '@/lib/api/server'
import type { Belt, BeltRange } from './range'

const configBlock = 'belt-3d-config'
const none: BeltConfig = { belts: [], leathers: [], buckles: [] }

async function loadConfig(): Promise<BeltConfig> {
  'use cache'
  cacheAs('block', configBlock)
  const block = await call(pageCalls.getCmsBlock, { params: { identifier: configBlock } }).catch(
    nullWhenMissing,
  )
  return beltConfigSchema.safeParse(block?.content).data ?? none
}

/** All belts that are put together with the one of this sku; null for what is no such belt. */
export async function loadBeltRange(sku: string): Promise<BeltRange | null> {
  const { belts: skus, leathers, buckles } = await loadConfig()
  if (!skus.includes(sku)) return null
  const belts = (await Promise.all(skus.map(loadBelt))).filter((belt) => belt !== null)
  return belts.some(({ product }) => product.sku === sku) ? { belts, leathers, buckles } : null
}

async function loadBelt(sku: string): Promise<Belt | null> {
  'use cache'
  cacheAs('product', sku)
  const product = await call(catalogueCalls.getProduct, { params: { sku } }).catch(nullWhenMissing)
  if (!product || !isComposedBelt(product)) return null
  return { product: toChoosable(product), url: product.url, nameEn: product.nameEn }
}

/** A sku the build begins with: a route needs one real one. */
export async function loadSampleBelt(): Promise<string> {
  return (await loadConfig()).belts[0] ?? 'none'
}
