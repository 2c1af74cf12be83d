import type { Image } from '@/contract/calls/catalogue/media'
import type { ProductListItem } from '@/contract/calls/catalogue/product'
import type { Db } from '@/server/db/client'
import * as repository from '../../facts/catalogue.repository'
import { firstImage } from '../../offer/product-rules'
import { listItems } from './list-items'

/** A product somebody keeps a note of: as it is now, or what is still known of it once it left the store. */
export type KeptItem = { sku: string } & (
  { product: ProductListItem; removed: null } | { product: null; removed: { name: string; image: Image } }
)

/** Products by their parent skus, in that order, those that left the store among them. */
export async function keptItems(db: Db, skus: readonly string[]): Promise<KeptItem[]> {
  const items = new Map((await listItems(db, skus)).map((item) => [item.sku, item]))
  const gone = skus.filter((sku) => !items.has(sku))
  const names = new Map((await repository.findNames(db, gone)).map((row) => [row.sku, row]))
  return skus.map((sku) => {
    const product = items.get(sku)
    if (product) return { sku, product, removed: null }
    const known = names.get(sku)
    return {
      sku,
      product: null,
      removed: { name: known?.name ?? sku, image: firstImage(known?.images ?? null) },
    }
  })
}
