import type { Product } from '@/contract/calls/catalogue/product'

/** A text under its title; `id` is what `defaultAccordion` names it by. */
export type Reading = { id: string; title: string; text: string }

/** Everything there is to read about a product, in its order; what says nothing is left out. P13. */
export function readingsOf(product: Product): Reading[] {
  const { sizeAndFit, fitComment, localFitComment, ingredientList, ingredientListDisplayed } = product
  const fit = [sizeAndFit, fitComment, localFitComment].filter(Boolean).join('\n')
  return [
    { id: 'description', title: '商品描述', text: product.description },
    { id: 'sizeAndFit', title: '尺寸与版型', text: fit },
    { id: 'usage', title: '用法', text: product.usageRecommendations },
    { id: 'ingredients', title: '成分', text: ingredientListDisplayed ? ingredientList : '' },
    { id: 'inspiration', title: '灵感', text: product.inspirationContent },
    ...product.contentBlocks,
    { id: 'care', title: '保养', text: product.maintainDesc },
  ].filter(({ text }) => text !== '')
}
