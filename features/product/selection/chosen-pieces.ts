import type { BundleOption } from '@/contract/calls/catalogue/bundle-option'
import type { Choosable, ChoosableChild, Selection } from './choosable'

type Rule = (product: Choosable, selection: Selection) => ChoosableChild | undefined

/** Matches a child by these attributes; only for products that have the last of them, once all they have is chosen. */
function byAttributes(...codes: [...string[], string]): Rule {
  const last = codes[codes.length - 1] ?? ''
  return ({ attributes, childProducts }, selection) => {
    const own = codes.filter((code) => attributes.some((attribute) => attribute.code === code))
    const isMeant = own.includes(last) && own.every((code) => selection[code])
    if (!isMeant) return undefined
    return childProducts.find(({ options }) => own.every((code) => options[code] === selection[code]))
  }
}

const byBundleSelection: Rule = (product, selection) => {
  const skus = chosenParts(product.bundleOptions, selection).map((part) => part?.sku)
  return product.childProducts.find(({ sku }) => skus.includes(sku))
}

const byDefault: Rule = ({ childProducts }) => childProducts.find(({ isDefault }) => isDefault)

/** The order of B§4. */
const rules: readonly Rule[] = [
  byAttributes('color', 'size'),
  byAttributes('color', 'one_pdp_variation'),
  byAttributes('color'),
  byBundleSelection,
  byAttributes('volume'),
  byDefault,
]

/** The child the page speaks of under a selection; the first is the fallback. B§4. */
export function selectedChild(product: Choosable, selection: Selection): ChoosableChild | undefined {
  for (const rule of rules) {
    const child = rule(product, selection)
    if (child) return child
  }
  return product.childProducts[0]
}

/** The one child every choice leads to, while nothing is left open. */
export function completeChild(product: Choosable, selection: Selection): ChoosableChild | undefined {
  const { attributes, childProducts } = product
  if (attributes.length === 0) return selectedChild(product, selection)
  return childProducts.find(({ options }) =>
    attributes.every(({ code }) => options[code] === selection[code]),
  )
}

export type BundlePart = BundleOption['selections'][number]

/** The key under which the size of a bundle's parts is chosen. */
export const sizeCode = 'size'

/** What tells one part from another, whatever its size. */
export function partKey({ sku, size }: BundlePart): string {
  const suffix = `-${size ?? ''}`
  return size !== null && sku.endsWith(suffix) ? sku.slice(0, -suffix.length) : sku
}

/** The part chosen of each option, undefined while it or its size is not chosen. */
export function chosenParts(
  options: readonly BundleOption[],
  selection: Selection,
): (BundlePart | undefined)[] {
  return options.map((option) => {
    const meant = sizesOfChosen(option, selection)
    return meant.find(({ size }) => size === null || size === selection[sizeCode])
  })
}

/** Of each option the part chosen, else those a shopper can still come to: any size of it, or any part. */
export function partsWithin(options: readonly BundleOption[], selection: Selection): BundlePart[][] {
  const chosen = chosenParts(options, selection)
  return options.map((option, index) => {
    const part = chosen[index]
    if (part) return [part]
    const sizes = sizesOfChosen(option, selection)
    return sizes.length > 0 ? sizes : option.selections
  })
}

/** The parts the page shows the price of. */
export function shownParts(options: readonly BundleOption[], selection: Selection): BundlePart[] {
  return partsWithin(options, selection).flatMap((parts) => defaultPart(parts) ?? [])
}

function sizesOfChosen({ optionId, selections }: BundleOption, selection: Selection): BundlePart[] {
  return selections.filter((part) => partKey(part) === selection[optionId])
}

/** The default part, else the first. */
export function defaultPart(parts: readonly BundlePart[]): BundlePart | undefined {
  return parts.find(({ isDefault }) => isDefault) ?? parts[0]
}

/** The sizes the chosen parts come in, in the order of the catalogue. */
export function bundleSizes(options: readonly BundleOption[], selection: Selection): string[] {
  const sizes = options.flatMap((option) => sizesOfChosen(option, selection).map(({ size }) => size))
  return [...new Set(sizes.filter((size) => size !== null))]
}

/** Fen; the sum of the parts. */
export function bundlePriceFen(parts: readonly BundlePart[]): number {
  return parts.reduce((sum, { price }) => sum + price, 0)
}
