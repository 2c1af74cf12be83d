import type { Image } from '@/contract/calls/catalogue/product'
import { bundlePriceFen, bundleStock, chosenParts, sizeCode, spokenParts } from './bundle-parts'
import type { Choosable, Selection } from './choosable'
import { availabilityOf, type Availability } from './availability'
import { completeChild, selectedChild } from './selected-child'

/** What the page says and sells under a selection. */
export type ChosenProduct = {
  /** What add to bag takes; null while something is left to choose. */
  productId: string | null
  /** Bundle option id → selection id; a child needs none. */
  options: Record<string, string>
  /** What the address carries to open the page on this choice: a child's sku, a bundle's size (B§2). */
  s: string | null
  priceFen: number
  /** The price before, where the present one is special. */
  orgPriceFen: number | null
  availability: Availability
  images: readonly Image[]
}

export function chosenProduct(product: Choosable, selection: Selection): ChosenProduct {
  return product.type === 'bundle' ? chosenBundle(product, selection) : chosenChild(product, selection)
}

function chosenChild(product: Choosable, selection: Selection): ChosenProduct {
  const child = selectedChild(product, selection)
  const complete = completeChild(product, selection)
  const priceFen = child?.price ?? product.price
  // Before a size is chosen the page speaks of all of them: one in stock is enough.
  const stock = complete ? complete.stock : stockWithin(product, selection)
  const notSaleForChina = product.notSaleForChina || (child?.notSaleForChina ?? false)
  return {
    productId: complete?.sku ?? null,
    options: {},
    s: product.attributes.length > 0 ? (complete?.sku ?? null) : null,
    priceFen,
    orgPriceFen: priceBefore(product, priceFen),
    availability: availabilityOf({ isPreOrder: product.isPreOrder, notSaleForChina, stock }),
    images: child && child.images.length > 0 ? child.images : product.images,
  }
}

/** Fen; null where the chosen child is not cheaper than before. */
function priceBefore({ hasSpecialPrice, orgPrice }: Choosable, priceFen: number): number | null {
  return hasSpecialPrice && orgPrice !== null && orgPrice > priceFen ? orgPrice : null
}

/** The pieces of all children a shopper can still come to. */
function stockWithin({ childProducts }: Choosable, selection: Selection): number {
  return childProducts
    .filter(({ options }) => Object.entries(selection).every(([code, value]) => options[code] === value))
    .reduce((sum, { stock }) => sum + stock, 0)
}

function chosenBundle(product: Choosable, selection: Selection): ChosenProduct {
  const { bundleOptions, isPreOrder, notSaleForChina, sku, images } = product
  const chosen = chosenParts(bundleOptions, selection).filter((part) => part !== undefined)
  const isComplete = chosen.length === bundleOptions.length
  const parts = spokenParts(bundleOptions, selection)
  const ids = bundleOptions.flatMap(({ optionId, selections }) => {
    const part = chosen.find((one) => selections.includes(one))
    return part ? [[optionId, part.bundleSelectionId] as const] : []
  })
  const stock = isComplete ? bundleStock(parts) : product.stock
  return {
    productId: isComplete ? sku : null,
    options: Object.fromEntries(ids),
    s: selection[sizeCode] ?? null,
    priceFen: bundlePriceFen(parts),
    orgPriceFen: null,
    availability: availabilityOf({ isPreOrder, notSaleForChina, stock }),
    images,
  }
}
