import type { Image } from '@/contract/calls/catalogue/media'
import {
  allOf,
  anyOf,
  availabilityOf,
  bestOf,
  type Availability,
} from '@/contract/rules/catalogue/availability'
import {
  bundlePriceFen,
  chosenParts,
  partsWithin,
  shownParts,
  completeChild,
  selectedChild,
} from './chosen-pieces'
import type { Choosable, ChoosableChild, Selection } from './choosable'

/** What the page says and sells under a selection. */
export type ChosenProduct = {
  /** What add to bag takes; null while something is left to choose. */
  productId: string | null
  /** Bundle option id → selection id; a child needs none. */
  options: Record<string, string>
  /** What the address carries to open the page on this choice: a child's sku or the skus of parts, else the values (B§2). */
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
  return {
    productId: complete?.sku ?? null,
    options: {},
    s: product.attributes.length > 0 ? (complete?.sku ?? written(Object.values(selection))) : null,
    priceFen,
    orgPriceFen: priceBefore(product, priceFen),
    // Before a size is chosen the page speaks of all of them: one that can be had is enough.
    availability: availabilityOf(product, complete ?? anyOf(childrenWithin(product, selection))),
    images: child && child.images.length > 0 ? child.images : product.images,
  }
}

/** Every choice, as `s` carries them. */
function written(choices: readonly (string | undefined)[]): string | null {
  return choices.filter(Boolean).join(',') || null
}

/** Fen; null where the chosen child is not cheaper than before. */
function priceBefore({ hasSpecialPrice, orgPrice }: Choosable, priceFen: number): number | null {
  return hasSpecialPrice && orgPrice !== null && orgPrice > priceFen ? orgPrice : null
}

/** The children a shopper can still come to. */
function childrenWithin({ childProducts }: Choosable, selection: Selection): ChoosableChild[] {
  return childProducts.filter(({ options }) =>
    Object.entries(selection).every(([code, value]) => options[code] === value),
  )
}

function chosenBundle(product: Choosable, selection: Selection): ChosenProduct {
  const { bundleOptions, sku, images } = product
  const chosen = chosenParts(bundleOptions, selection).filter((part) => part !== undefined)
  const isComplete = chosen.length === bundleOptions.length
  const keyOf = (at: number) => selection[bundleOptions[at]?.optionId ?? '']
  const ids = bundleOptions.flatMap(({ optionId, selections }) => {
    const part = chosen.find((one) => selections.includes(one))
    return part ? [[optionId, part.bundleSelectionId] as const] : []
  })
  const best = partsWithin(bundleOptions, selection).map(bestOf)
  return {
    productId: isComplete ? sku : null,
    options: Object.fromEntries(ids),
    s: written(chosenParts(bundleOptions, selection).map((part, at) => part?.sku ?? keyOf(at))),
    priceFen: bundlePriceFen(shownParts(bundleOptions, selection)),
    orgPriceFen: null,
    availability: availabilityOf(product, allOf(best)),
    images,
  }
}
