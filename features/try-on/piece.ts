import type { LipFinish, TryOn } from '@/contract/rules/catalogue/try-on'
import type { Choosable } from '@/features/product/selection/choosable'
import { chosenProduct } from '@/features/product/selection/chosen-product'

/** What the page of a try-on sends to the browser. */
export type TryOnPiece = TryOn & {
  /** The sku that was asked for: a product's, or a child's. */
  sku: string
  product: Choosable
  nameEn: string
  /** What is said wherever a camera or a photo is asked for. */
  privacy: string
  consent: { paragraphs: string[]; agree: string }
  /** What the product itself says of trying it on; empty where it says nothing. */
  hint: string
}

/** What is worn: lips in a colour of the catalogue, or earrings by the name of their packshot and their size. */
export type Worn =
  | { type: 'lipstick'; swatch: string; finish: LipFinish }
  | { type: 'earrings'; picture: string; size: string | undefined }

/** What is worn under a selection, and its words; null where the catalogue gives neither colour nor picture. */
export function wornOf(
  { product, type, finish }: Pick<TryOnPiece, 'product' | 'type' | 'finish'>,
  selection: Readonly<Record<string, string>>,
): { words: string; worn: Worn | null } {
  const optionOf = (code: string) =>
    product.attributes
      .find((one) => one.code === code)
      ?.options.find(({ value }) => value === selection[code])
  const [color, size] = [optionOf('color'), optionOf('size')]
  const words = [product.name, color?.label, size?.label].filter(Boolean).join('，')
  const picture = chosenProduct(product, selection).images[0]?.name
  if (type === 'earrings') return { words, worn: picture ? { type, picture, size: size?.value } : null }
  return { words, worn: color?.swatch ? { type, swatch: color.swatch, finish } : null }
}
