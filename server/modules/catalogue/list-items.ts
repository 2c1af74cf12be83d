import type { ProductListItem } from '@/contract/calls/catalogue/product'
import type { Db } from '@/server/db/client'
import { stockOf } from '../inventory/inventory.service'
import * as repository from './catalogue.repository'
import type { Card, Selection } from './catalogue.repository'
import { groupBy } from './group-by'
import { attainableStock, displayName, firstImage, shownPrice, stockStatus } from './product-rules'

/** Products as lists show them, in the order of the skus (a parent's or a child's); what left the store is left out. */
export async function listItems(db: Db, skus: readonly string[]): Promise<ProductListItem[]> {
  const cards = await repository.findCards(db, skus)
  const parents = cards.map(({ sku }) => sku)
  const variants = await repository.findVariantSkus(db, parents)
  const bundles = cards.filter(({ type }) => type === 'bundle').map(({ sku }) => sku)
  const selections = await repository.findSelections(db, bundles)
  const stock = await stockOf(
    db,
    [...variants, ...selections].map(({ sku }) => sku),
  )

  const parentOf = new Map(variants.map(({ sku, parentSku }) => [sku, parentSku]))
  const childrenOf = groupBy(variants, ({ parentSku }) => parentSku)
  const partsOf = groupBy(selections, ({ productSku }) => productSku)
  const items = new Map(
    cards.map((card) => {
      const children = childrenOf.get(card.sku) ?? []
      const pieces =
        card.type === 'bundle'
          ? bundleStock(partsOf.get(card.sku) ?? [], stock)
          : children.reduce((sum, { sku }) => sum + (stock.get(sku) ?? 0), 0)
      return [card.sku, toListItem(card, pieces)]
    }),
  )
  return skus.flatMap((sku) => items.get(parentOf.get(sku) ?? sku) ?? [])
}

function bundleStock(selections: readonly Selection[], stock: ReadonlyMap<string, number>): number {
  const options = [...groupBy(selections, ({ optionId }) => optionId).values()]
  return attainableStock(
    options.map((offered) => offered.map(({ sku }) => sku)),
    stock,
  )
}

/** A row as a list shows it; `stock` in pieces over all children. B§3. */
export function toListItem(card: Card, stock: number): ProductListItem {
  const [, second] = card.images
  return {
    sku: card.sku,
    parentSku: card.sku,
    url: card.url,
    name: displayName(card),
    nameEn: card.nameEn,
    celLine: card.celLine,
    image: firstImage(card.images),
    switchImage: second ?? null,
    price: shownPrice(card.hidePrice, card.priceFen),
    hasSpecialPrice: card.orgPriceFen !== null && !card.hidePrice,
    orgPrice: card.hidePrice ? null : card.orgPriceFen,
    hidePrice: card.hidePrice,
    isVip: card.isVip,
    isPreOrder: card.isPreOrder,
    isComingSoon: card.isComingSoon,
    isCustomization: card.isCustomization,
    isIndividuallySalable: card.isIndividuallySalable,
    notSaleForChina: card.notSaleForChina,
    isBundle: card.type === 'bundle',
    stock,
    stockStatus: stockStatus({ ...card, stock }),
    colorCount: card.colorCount,
    calloutMessage: card.calloutMessage,
    customerTag: card.customerTag,
    cats: card.ancestry ?? [],
  }
}
