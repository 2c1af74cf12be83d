import type { Db } from '@/server/db/client'
import { stockOf } from '../inventory/inventory.service'
import type { Buyable } from './offer/buyable'
import { catalogueFacts } from './facts/catalogue-facts'
import { defaultOffer } from './offer/offers'

export type { Buyable, Choice } from './offer/buyable'
export { catalogueFacts, factsSince, type CatalogueFacts } from './facts/catalogue-facts'
export type { Family } from './facts/families'
export { catalogueVersion, countListed, findListedUrls, findVersion } from './facts/catalogue.repository'
export { listItems } from './view/lists/list-items'
export { defaultOffer, resolveWish, type Offer, type Wish } from './offer/offers'
export { productsWith, tagsOfProducts } from './facts/product-tags'
export { keptItems } from './view/lists/kept-items'
export { listUpsells } from './view/lists/upsells'

/** Id → what is bought under it; a parent's id stands for its default choice. What left the store is missing. */
export async function findBuyable(db: Db, ids: readonly string[]): Promise<Map<string, Buyable>> {
  const families = await (await catalogueFacts(db)).familiesOf(db, ids)
  const offers = [...families].flatMap(([id, family]) => {
    const offer = defaultOffer(family, id)
    return offer ? [{ id, offer }] : []
  })
  const stock = await stockOf(
    db,
    offers.flatMap(({ offer }) => offer.skus),
  )
  return new Map(offers.map(({ id, offer }) => [id, offer.withStock(stock)]))
}
