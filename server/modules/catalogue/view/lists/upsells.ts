import type { ProductListItem } from '@/contract/calls/catalogue/product'
import type { Db } from '@/server/db/client'
import { ApiError } from '@/server/http/answer/api-error'
import * as repository from '../../facts/catalogue.repository'
import { listItems } from './list-items'

/** The most a strip of recommendations asks for (B§9: early-bird and cross-sell 12). */
const MOST = 12

/** What goes with a product, by its own or a child's sku; nothing for an unknown one. */
export async function listUpsells(db: Db, sku: string): Promise<ProductListItem[]> {
  const found = await findLinks(db, sku)
  return found ? listItems(db, found.details.upSellSkus.slice(0, MOST)) : []
}

/** What a product is offered with: a title of its own, or what is often bought beside it. */
export async function listComplimentary(
  db: Db,
  sku: string,
): Promise<{ title: string; items: ProductListItem[] }> {
  const found = await findLinks(db, sku)
  if (!found) throw new ApiError('NOT_FOUND')
  const { complimentary, crossSellSkus } = found.details.links
  const { title, skus } = complimentary ?? { title: '', skus: crossSellSkus }
  return { title, items: await listItems(db, skus.slice(0, MOST)) }
}

/** A product of the store with its category and what it names itself. */
export async function findLinks(db: Db, sku: string) {
  const [product] = await repository.findCards(db, [sku])
  const details = product && (await repository.findDetails(db, product.sku))
  return details && { product, details }
}
