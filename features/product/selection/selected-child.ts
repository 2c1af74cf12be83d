import type { ChildProduct } from '@/contract/calls/catalogue/product'
import { chosenParts } from './bundle-parts'
import type { Choosable, Selection } from './choosable'

type Rule = (product: Choosable, selection: Selection) => ChildProduct | undefined

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
export function selectedChild(product: Choosable, selection: Selection): ChildProduct | undefined {
  for (const rule of rules) {
    const child = rule(product, selection)
    if (child) return child
  }
  return product.childProducts[0]
}

/** The one child every choice leads to, while nothing is left open. */
export function completeChild(product: Choosable, selection: Selection): ChildProduct | undefined {
  const { attributes, childProducts } = product
  if (attributes.length === 0) return selectedChild(product, selection)
  return childProducts.find(({ options }) =>
    attributes.every(({ code }) => options[code] === selection[code]),
  )
}
