import type { Product } from '@/contract/calls/catalogue/product'
import type { SizeGuide } from '@/contract/calls/catalogue/size-guide'

/** A size guide of the store and what it is for. */
export type StoredGuide = {
  id: string
  guide: SizeGuide
  appliesTo: { skus: readonly string[]; lines: readonly string[]; keywords: readonly string[] }
}

/** What a size guide is found by. */
export type Sized = {
  /** The product's own sku and its children's. */
  skus: readonly string[]
  celLine: string
  name: string
  /** Other words it is searched by. */
  keywords: readonly string[]
  ownGuide: SizeGuide | null
  /** The guides that the product and its nearest category name. */
  byProduct: string | null
  byCategory: string | null
}

type Choice = Pick<
  Product,
  | 'sizeGuide'
  | 'sizeGuideTitle'
  | 'sizeGuideByProductJson'
  | 'sizeGuideByProduct'
  | 'sizeGuideBySku'
  | 'sizeGuideByLine'
  | 'sizeGuideKeyword'
>

/**
 * The size guide of a product, the first that is there: its own, by product, by sku, by line, by keyword, its
 * category's (decisions, «Lists beside a product»).
 */
export function chooseSizeGuide(product: Sized, guides: readonly StoredGuide[]): Choice {
  const { skus, celLine, ownGuide, byProduct, byCategory } = product
  const named = (id: string | null) => guides.find((guide) => guide.id === id)
  const bySku = guides.find(({ appliesTo }) => appliesTo.skus.some((sku) => skus.includes(sku)))
  const byLine = guides.find(({ appliesTo }) => appliesTo.lines.includes(celLine))
  const byKeyword = findByKeyword(product, guides)
  const inOrder = [named(byProduct), bySku, byLine, byKeyword?.guide, named(byCategory)]
  const found = inOrder.find((guide) => guide !== undefined)
  const sizeGuide = ownGuide ?? found?.guide ?? null
  return {
    sizeGuide,
    sizeGuideTitle: sizeGuide?.title ?? '',
    sizeGuideByProductJson: ownGuide,
    sizeGuideByProduct: byProduct,
    sizeGuideBySku: bySku?.id ?? null,
    sizeGuideByLine: byLine?.id ?? null,
    sizeGuideKeyword: byKeyword?.keyword ?? null,
  }
}

function findByKeyword({ name, keywords }: Sized, guides: readonly StoredGuide[]) {
  const isSaid = (keyword: string) => name.includes(keyword) || keywords.includes(keyword)
  for (const guide of guides) {
    const keyword = guide.appliesTo.keywords.find(isSaid)
    if (keyword !== undefined) return { guide, keyword }
  }
  return undefined
}
