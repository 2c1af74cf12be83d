import type { Image } from '@/contract/calls/catalogue/media'
import type { ProductCustomization } from '@/contract/calls/catalogue/product-content'

/** The name as shown; pre-order products carry the prefix (B§3, B§9). */
export function displayName({ name, isPreOrder }: { name: string; isPreOrder: boolean }): string {
  return isPreOrder ? `[预售]${name}` : name
}

/** Fen as an answer may tell it: a hidden price never leaves the server. */
export function shownPrice(hidePrice: boolean, fen: number): number {
  return hidePrice ? 0 : fen
}

/** The first picture of the first list that has one. The import refuses products without. */
export function firstImage(...lists: readonly (readonly Image[] | null)[]): Image {
  return lists.find((list) => list && list.length > 0)?.[0] ?? { name: '', alt: '' }
}

type Customizable = { isCustomization: boolean; customization: ProductCustomization | null }

/** What may be embossed on a product and where; null for one that takes no letters (decisions, «Bundles»). */
export function customizationOf({
  isCustomization,
  customization,
}: Customizable): ProductCustomization | null {
  return isCustomization ? (customization ?? inTheMiddle) : null
}

const inTheMiddle: ProductCustomization = { prompt: '姓名缩写', maxLetters: 3, left: 50, top: 62 }
