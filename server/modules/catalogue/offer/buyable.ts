import type { z } from 'zod'
import type { CartItem, selectedOptionSchema } from '@/contract/calls/purchase/bag'
import type { Image } from '@/contract/calls/catalogue/media'
import type { ProductListItem } from '@/contract/calls/catalogue/product'
import { allOf, availabilityOf, type Refusal } from '@/contract/rules/catalogue/availability'
import { composedPicture, isComposedBelt } from '@/contract/rules/catalogue/composed-belt'
import type { Unit } from '../../inventory/units'
import type { Card, Selection, Variant } from '../facts/catalogue.repository'
import type { Family } from '../facts/families'
import { partName } from './part-name'
import { withStock } from './pieces'
import { displayName, firstImage } from './product-rules'

type SelectedOption = z.infer<typeof selectedOptionSchema>

/** One thing that can be bought: everything a bag or order line needs to know. */
export type Buyable = {
  /** What addCart takes: the child's sku, or the bundle's. */
  productId: string
  sku: string
  parentSku: string
  name: string
  nameEn: string
  celLine: string
  /** With `s=`, so that the page opens on this choice (B§2). */
  url: string
  parentUrl: string
  thumb: Image
  priceFen: number
  hidePrice: boolean
  stock: number
  /** Why it cannot be bought; null when it can. */
  refusal: Refusal | null
  options: SelectedOption[]
  isPreOrder: boolean
  isBundle: boolean
  bundleType: 'belt' | 'set' | null
  isCustomization: boolean
  isPerfumerSet: boolean
  cats: ProductListItem['cats']
  /** What one piece takes from the stock. */
  parts: Unit[]
}

/** A buyable with what it is made of, where it is a bundle. */
export type Choice = Buyable & { bundleChildren: CartItem['bundleChildren'] }

/** A child of an ordinary product. */
export function buyableChild({ product }: Family, child: Variant, stock: Stock): Choice {
  return {
    ...commonFacts(product, [child], stock),
    productId: child.sku,
    sku: child.sku,
    url: product.attributes.length > 0 ? withChoice(product.url, child.sku) : product.url,
    thumb: firstImage(child.images, product.images),
    priceFen: child.priceFen,
    options: product.attributes.flatMap(({ code, label: title, options }) => {
      const option = options.find(({ value }) => value === child.options[code])
      return option
        ? [{ code, title, label: option.label, labelEn: option.labelEn, value: option.value }]
        : []
    }),
    bundleChildren: [],
  }
}

/** A bundle of the chosen parts; its price is their sum, its stock the least of theirs (B§4). */
export function buyableBundle({ product }: Family, chosen: readonly Selection[], stock: Stock): Choice {
  return {
    ...commonFacts(product, chosen, stock),
    productId: product.sku,
    sku: product.sku,
    url: product.url,
    thumb: isComposedBelt(product) ? pictureOf(product, chosen) : firstImage(product.images),
    priceFen: chosen.reduce((sum, { priceFen }) => sum + priceFen, 0),
    options: chosen.map((part) => ({
      code: part.optionId,
      title: part.optionTitle,
      label: part.size ? `${partName(part)} ${part.size}` : partName(part),
      labelEn: part.nameEn,
      value: part.selectionId,
    })),
    bundleChildren: chosen.map((part) => ({ sku: part.sku, name: partName(part), qty: 1, size: part.size })),
  }
}

/** A belt as it was put together. P16. */
function pictureOf({ name }: Card, chosen: readonly Selection[]): Image {
  const parts = chosen.map(({ variantImages, images }) => firstImage(variantImages, images))
  return { name: composedPicture(parts), alt: [name, ...chosen.map(partName)].join('，') }
}

type Stock = ReadonlyMap<string, number>
type Taken = { sku: string; notSaleForChina: boolean }

function commonFacts(product: Card, taken: readonly Taken[], stock: Stock) {
  const whole = allOf(taken.map((part) => withStock(part, stock)))
  return {
    parentSku: product.sku,
    name: displayName(product),
    nameEn: product.nameEn,
    celLine: product.celLine,
    parentUrl: product.url,
    hidePrice: product.hidePrice,
    stock: whole.stock,
    refusal: availabilityOf(product, whole).refusal,
    isPreOrder: product.isPreOrder,
    isBundle: product.type === 'bundle',
    bundleType: product.bundleType,
    isCustomization: product.isCustomization,
    isPerfumerSet: product.isPerfumerSet,
    cats: product.ancestry ?? [],
    parts: taken.map(({ sku }) => ({ sku, qty: 1 })),
  }
}

const withChoice = (url: string, sku: string) => `${url}?s=${encodeURIComponent(sku)}`
