import type { ImportRow, ImportRowOf } from '@/contract/calls/ops/catalogue-import'
import { ofKind, type Entry } from './read-rows'

type ProductRow = ImportRowOf<'product'>

/** Children of other products that a bundle is made of. */
export function partsOf({ bundle }: ProductRow): string[] {
  return (bundle?.options ?? []).flatMap(({ selections }) => selections.map(({ sku }) => sku))
}

/** Products a product speaks of. */
export function linkedSkus({
  completeTheLook,
  upSellSkus,
  crossSellSkus,
  complimentary,
  moreSellProducts,
}: ProductRow): string[] {
  const offered = [...(complimentary?.skus ?? []), ...moreSellProducts]
  return [...completeTheLook, ...upSellSkus, ...crossSellSkus, ...offered]
}

export function skusOnPage({ blocks }: Pick<ImportRowOf<'page'>, 'blocks'>): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'products') return block.skus
    return block.type === 'scene' ? block.points.map(({ sku }) => sku) : []
  })
}

export function guidesOnPage({ blocks }: Pick<ImportRowOf<'page'>, 'blocks'>): string[] {
  return blocks.flatMap((block) => (block.type === 'sizeTable' ? block.guide : []))
}

/** Every sku the file names, as its own or another's. */
export function skusNamed(entries: readonly Entry[]): string[] {
  const products = ofKind(entries, 'product').flatMap(({ row }) => [
    ...[row.sku, ...row.children.map(({ sku }) => sku)],
    ...partsOf(row),
    ...linkedSkus(row),
  ])
  return [...new Set([...products, ...ofKind(entries, 'page').flatMap(({ row }) => skusOnPage(row))])]
}

/** The path a row gives a meaning, if any. */
export function pathOf(row: ImportRow): string | null {
  switch (row.kind) {
    case 'product':
      return row.url
    case 'category':
      return row.urlKey
    case 'page':
      return row.url ?? null
    case 'redirect':
      return row.from
    case 'block':
    case 'sizeGuide':
    case 'store':
      return null
  }
}
