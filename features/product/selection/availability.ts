import type { ProductListItem } from '@/contract/calls/catalogue/product'

export type Availability = ProductListItem['stockStatus']

type Facts = { isPreOrder: boolean; notSaleForChina: boolean; stock: number }

/** The availability label, in the order of B§4. */
export function availabilityOf({ isPreOrder, notSaleForChina, stock }: Facts): Availability {
  if (isPreOrder) return 'Preorder'
  if (notSaleForChina) return 'Not Sellable'
  return stock > 0 ? 'In stock' : 'Out of stock'
}

/** What the shopper reads. */
export const availabilityLabels = {
  Preorder: '预售',
  'Not Sellable': '暂不在中国销售',
  'In stock': '有货',
  'Out of stock': '暂时缺货',
} as const satisfies Record<Availability, string>
