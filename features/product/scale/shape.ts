import type { Product } from '@/contract/calls/catalogue/product'
import type { Dimensions } from '@/contract/calls/catalogue/product-content'

/** What is drawn of a piece: a path in tenths of a millimetre from its left foot, how it is stretched, and its room. */
export type Shape = {
  path: string
  stretch: readonly [across: number, up: number]
  widthMm: number
  heightMm: number
}

/**
 * A size of a product as it is drawn: the outline of the product, larger or smaller as that size is; a plain front where
 * the product has no outline.
 */
export function shapeOf(size: Dimensions, product: Pick<Product, 'dimensions' | 'outline'>): Shape {
  const { dimensions: own, outline } = product
  if (!outline || !own) return frontOf(size)
  const across = size.widthMm / own.widthMm
  const up = size.heightMm / own.heightMm
  return {
    path: outline.path,
    stretch: [across, up],
    widthMm: outline.widthMm * across,
    heightMm: outline.heightMm * up,
  }
}

function frontOf({ widthMm, heightMm }: Dimensions): Shape {
  return {
    path: `M0 0v${-heightMm * 10}h${widthMm * 10}v${heightMm * 10}z`,
    stretch: [1, 1],
    widthMm,
    heightMm,
  }
}
