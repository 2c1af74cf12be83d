import type { Image, ProductListItem } from '@/contract/calls/catalogue/product'
import { sumUnits, type Unit } from '../inventory/units'

/** The name as shown; pre-order products carry the prefix (B§3, B§9). */
export function displayName({ name, isPreOrder }: { name: string; isPreOrder: boolean }): string {
  return isPreOrder ? `[预售]${name}` : name
}

type Availability = { isPreOrder: boolean; notSaleForChina: boolean; stock: number }

/** The availability label, in the order of B§4. */
export function stockStatus({
  isPreOrder,
  notSaleForChina,
  stock,
}: Availability): ProductListItem['stockStatus'] {
  if (isPreOrder) return 'Preorder'
  if (notSaleForChina) return 'Not Sellable'
  return stock > 0 ? 'In stock' : 'Out of stock'
}

/** Fen as an answer may tell it: a hidden price never leaves the server. */
export function shownPrice(hidePrice: boolean, fen: number): number {
  return hidePrice ? 0 : fen
}

type Sellable = {
  notSaleForChina: boolean
  isComingSoon: boolean
  hidePrice: boolean
  isIndividuallySalable: boolean
}

/** Whether it may go into a bag at all, whatever the stock. */
export function isSellable(product: Sellable, child?: { notSaleForChina: boolean }): boolean {
  if (product.notSaleForChina || child?.notSaleForChina) return false
  return product.isIndividuallySalable && !product.isComingSoon && !product.hidePrice
}

/** How often all units can be taken together: the minimum over the chosen parts (B§4). */
export function stockOfUnits(units: readonly Unit[], stock: ReadonlyMap<string, number>): number {
  if (units.length === 0) return 0
  return Math.min(...sumUnits(units).map(({ sku, qty }) => Math.floor((stock.get(sku) ?? 0) / qty)))
}

/** Of a bundle as a whole: the best its options allow. */
export function attainableStock(
  options: readonly (readonly string[])[],
  stock: ReadonlyMap<string, number>,
): number {
  if (options.length === 0) return 0
  return Math.min(...options.map((skus) => Math.max(0, ...skus.map((sku) => stock.get(sku) ?? 0))))
}

/** The first picture of the first list that has one. The import refuses products without. */
export function firstImage(...lists: readonly (readonly Image[] | null)[]): Image {
  return lists.find((list) => list && list.length > 0)?.[0] ?? { name: '', alt: '' }
}
