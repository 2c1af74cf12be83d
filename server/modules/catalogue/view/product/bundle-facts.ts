import type { Product } from '@/contract/calls/catalogue/product'
import type { Card, Selection } from '../../facts/catalogue.repository'
import { defaultParts } from '../../offer/choose'
import { shownPrice } from '../../offer/product-rules'

type BundleFacts = Pick<
  Product,
  | 'isBundle'
  | 'bundleSku'
  | 'bundleDefault'
  | 'bundlePrice'
  | 'bundleOptionId'
  | 'bundleSelectionId'
  | 'optionValue'
  | 'bundleSizeType'
>

/** What a bundle is before anything is chosen of it; its first option is its main part. B§3. */
export function bundleFacts(
  { sku, type, hidePrice }: Pick<Card, 'sku' | 'type' | 'hidePrice'>,
  selections: readonly Selection[],
): BundleFacts {
  const isBundle = type === 'bundle'
  const parts = defaultParts(selections)
  const [main] = parts
  const priceFen = parts.reduce((sum, part) => sum + part.priceFen, 0)
  return {
    isBundle,
    bundleSku: isBundle ? sku : null,
    bundleDefault: parts.map(({ selectionId }) => selectionId),
    bundlePrice: isBundle ? shownPrice(hidePrice, priceFen) : null,
    bundleOptionId: main?.optionId ?? null,
    bundleSelectionId: main?.selectionId ?? null,
    optionValue: main ? (main.size ?? main.options.color ?? null) : null,
    bundleSizeType: isBundle ? sizeTypeOf(selections) : null,
  }
}

function sizeTypeOf(selections: readonly Selection[]): 'none' | 'shared' {
  return selections.some(({ size }) => size !== null) ? 'shared' : 'none'
}
