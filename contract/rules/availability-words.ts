import type { Availability, Refusal } from './availability'

/** The label of B§4 as shoppers read it. */
const labelWords = {
  Preorder: '预售',
  'Not Sellable': '暂不在中国销售',
  'In stock': '有货',
  'Out of stock': '暂时缺货',
} as const satisfies Record<Availability['label'], string>

/** Why something cannot be bought, as shoppers read it: on buttons, tiles and choices. */
export const refusalWords = {
  COMING_SOON: '即将上市',
  NOT_FOR_CHINA: '暂不在中国销售',
  NOT_ALONE: '不单独出售',
  PRICE_ON_REQUEST: '价格请咨询',
  OUT_OF_STOCK: '暂时缺货',
} as const satisfies Record<Refusal, string>

/** Said where something must be chosen first. */
export const CHOICE_MISSING = '请选择商品规格'

/** Why a line of the bag cannot be ordered as it is. */
export const lineWords = {
  GONE: '该商品已下架',
  NOT_SELLABLE: '该商品暂不支持购买',
  OUT_OF_STOCK: `该商品${refusalWords.OUT_OF_STOCK}`,
} as const

/** The line that says whether a product is there; what is still to come says so. */
export function availabilityText({ label, refusal }: Availability): string {
  return refusal === 'COMING_SOON' ? refusalWords.COMING_SOON : labelWords[label]
}
