import 'server-only'
import { catalogueCalls } from '@/contract/calls/catalogue/catalogue'
import { pageCalls } from '@/contract/calls/catalogue/page'
import type { Product } from '@/contract/calls/catalogue/product'
import type { EditorialBlock } from '@/contract/calls/catalogue/product-content'
import { tryOnConfigSchema, tryOnConsentSchema } from '@/contract/calls/catalogue/try-on'
import { tryOnOf } from '@/contract/rules/catalogue/try-on'
import { toChoosable } from '@/features/product/selection/choosable'
import { cacheAs, call, nullWhenMissing } from '@/lib/api/server'
import { tryOnChapter } from './chapter'
import type { TryOnPiece } from './piece'

const configBlock = 'vto-model-config'
const consentBlock = 'privacy-policy-simple'

/** What may be tried on and how; nothing where the shop has not set it. A§7. */
async function loadConfig() {
  'use cache'
  cacheAs('block', configBlock)
  const block = await call(pageCalls.getCmsBlock, { params: { identifier: configBlock } }).catch(
    nullWhenMissing,
  )
  return tryOnConfigSchema.safeParse(block?.content).data ?? { models: [], consent: '' }
}

async function loadConsent(privacy: string): Promise<TryOnPiece['consent']> {
  'use cache'
  cacheAs('block', consentBlock)
  const block = await call(pageCalls.getCmsBlock, { params: { identifier: consentBlock } }).catch(
    nullWhenMissing,
  )
  const read = tryOnConsentSchema.safeParse(block?.content).data
  return read?.tryOn ?? { paragraphs: [privacy], agree: '同意并继续' }
}

/** Whether a product may be tried on, and a chapter of its page about that, where there is a picture of it. P14. */
export async function loadTryOnEntry(
  product: Product,
): Promise<{ isTryOn: boolean; chapter: EditorialBlock | null }> {
  if (!product.isTryOn) return { isTryOn: false, chapter: null }
  const { models } = await loadConfig()
  return { isTryOn: tryOnOf(product, models) !== null, chapter: tryOnChapter(product, models) }
}

/** A product, by its sku or a child's, with all that trying it on takes; null where it cannot be tried on. */
export async function loadTryOn(sku: string): Promise<{ product: Product; piece: TryOnPiece } | null> {
  const product = await loadProduct(sku)
  if (!product) return null
  const { models, consent: privacy } = await loadConfig()
  const tryOn = tryOnOf(product, models)
  if (!tryOn) return null
  const consent = await loadConsent(privacy)
  const { nameEn, tryOnContentByProduct: hint } = product
  return { product, piece: { ...tryOn, sku, product: toChoosable(product), nameEn, privacy, consent, hint } }
}

async function loadProduct(sku: string): Promise<Product | null> {
  'use cache'
  const product = await call(catalogueCalls.getProduct, { params: { sku } }).catch(nullWhenMissing)
  if (product) cacheAs('product', product.sku)
  else cacheAs('missing')
  return product
}

/** A sku the build begins with: a route needs one real one. */
export async function loadSampleSku(): Promise<string> {
  const [category] = (await loadConfig()).models.flatMap(({ categories }) => categories)
  if (!category) return 'none'
  const { items } = await call(catalogueCalls.listProducts, { query: { category } })
  return items[0]?.sku ?? 'none'
}
