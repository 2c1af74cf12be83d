import type { ProductListItem } from '@/contract/calls/catalogue/product'
import { availabilityOf } from '@/contract/rules/catalogue/availability'
import type { Db } from '@/server/db/client'
import { stockOf } from '../../../inventory/inventory.service'
import * as repository from '../../facts/catalogue.repository'
import type { Card } from '../../facts/catalogue.repository'
import { groupBy } from '@/server/platform/group-by'
import { defaultChild } from '../../offer/choose'
import { wholeOf } from '../../offer/pieces'
import { displayName, firstImage, shownPrice } from '../../offer/product-rules'
import { listedFacts } from '../product/attribute-facts'

/** Products as lists show them, in the order of the skus (a parent's or a child's); what left the store is left out. */
export async function listItems(db: Db, skus: readonly string[]): Promise<ProductListItem[]> {
  const cards = await repository.findCards(db, skus)
  const parents = cards.map(({ sku }) => sku)
  const variants = await repository.findPieces(db, parents)
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
      const parts = partsOf.get(card.sku) ?? []
      return [
        card.sku,
        toListItem(card, wholeOf({ children, parts }, stock), defaultChild(children)?.options),
      ]
    }),
  )
  return skus.flatMap((sku) => items.get(parentOf.get(sku) ?? sku) ?? [])
}

type Whole = ReturnType<typeof wholeOf>

/** A row as a list shows it; `whole` is what there is of all its children or parts, `options` its default child's. B§3. */
function toListItem(card: Card, whole: Whole, options?: Record<string, string>): ProductListItem {
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
    notSaleForChina: card.notSaleForChina || whole.notSaleForChina,
    isBundle: card.type === 'bundle',
    bundleSku: card.type === 'bundle' ? card.sku : null,
    isJump: card.jumpSchema !== null,
    jump_schema: card.jumpSchema,
    manuallyStock: card.manuallyStock,
    stock: whole.stock,
    stockStatus: availabilityOf(card, whole).label,
    colorCount: card.colorCount,
    colors: colorsOf(card),
    ...listedFacts(card.attributes, options),
    ...listedCallouts(card),
    customerTag: card.customerTag,
    cats: card.ancestry ?? [],
  }
}

/** The colours a tile can show: those of which the catalogue says what they look like. */
function colorsOf({ attributes }: Card): ProductListItem['colors'] {
  const options = attributes.find(({ code }) => code === 'color')?.options ?? []
  return options.flatMap(({ value, label, swatch }) => (swatch ? [{ value, label, swatch }] : []))
}

function listedCallouts({ calloutMessage, callouts }: Card) {
  const { calloutNote: _note, ...listed } = callouts
  return { calloutMessage, ...listed }
}
