import type { Attribute, Product } from '@/contract/calls/catalogue/product'
import type { Image } from '@/contract/calls/catalogue/media'
import { firstImage } from '../../offer/product-rules'

type Child = { sku: string; options: Readonly<Record<string, string>>; images?: readonly Image[] | null }

/** Every colour a product comes in, each with the first child of it; none where there is no colour. B§3. */
export function colorSwitchOf(
  attributes: readonly Attribute[],
  children: readonly Child[],
  productImages: readonly Image[],
): Product['colorSwitch'] {
  const colors = attributes.find(({ code }) => code === 'color')?.options ?? []
  return colors.flatMap((color) => {
    const child = children.find(({ options }) => options.color === color.value)
    return child ? [{ ...color, sku: child.sku, image: firstImage(child.images ?? null, productImages) }] : []
  })
}
