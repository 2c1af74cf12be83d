import type { Product } from '@/contract/calls/catalogue/product'
import type { Dimensions } from '@/contract/calls/catalogue/product-content'

/** A piece as it is drawn: its outer measures, and what its size is called where there are several. */
export type Measured = { label: string; dimensions: Dimensions }

/** The sizes of a product that differ in measures, in the order of the catalogue; none where nothing is known. */
export function measuresOf({ dimensions, childProducts, attributes }: Product): Measured[] {
  const sizes = attributes.find(({ code }) => code === 'size')?.options ?? []
  const bySize = sizes.flatMap(({ value, label }): Measured[] => {
    const child = childProducts.find(({ options }) => options.size === value)
    return child?.dimensions ? [{ label, dimensions: child.dimensions }] : []
  })
  if (bySize.length > 0) return bySize
  return dimensions ? [{ label: '', dimensions }] : []
}

/** Whether a piece is carried, in the hand or in a bag: only of those a shopper asks how large they are. */
export function isCarried({ cats }: Pick<Product, 'cats'>): boolean {
  return cats.some(({ url }) => /bags|leather-goods/.test(url))
}

/** Measures as shoppers read them: 宽 28 × 高 21 × 深 12 厘米. */
export function dimensionsText({ widthMm, heightMm, depthMm }: Dimensions): string {
  return `宽 ${cm(widthMm)} × 高 ${cm(heightMm)} × 深 ${cm(depthMm)} 厘米`
}

const cm = (mm: number) => String(mm / 10)
