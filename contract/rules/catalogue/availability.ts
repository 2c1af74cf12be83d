/** The labels of B§4, in their order. */
export const availabilityLabels = ['Preorder', 'Not Sellable', 'In stock', 'Out of stock'] as const
type AvailabilityLabel = (typeof availabilityLabels)[number]

/** What a shopper would take: one child, one part, or several judged together. */
type Piece = { stock: number; notSaleForChina: boolean }

type Product = {
  isPreOrder: boolean
  isComingSoon: boolean
  isIndividuallySalable: boolean
  notSaleForChina: boolean
  hidePrice: boolean
  /** Taken off sale by hand. */
  manuallyStock: boolean
}

/** Why something cannot be bought. */
export type Refusal = 'COMING_SOON' | 'NOT_FOR_CHINA' | 'NOT_ALONE' | 'PRICE_ON_REQUEST' | 'OUT_OF_STOCK'

export type Availability = {
  label: AvailabilityLabel
  /** Null when it can be bought. */
  refusal: Refusal | null
}

/** What the store says and does about a piece of a product: its label, and whether it can be bought. B§4. */
export function availabilityOf(product: Product, piece: Piece): Availability {
  const notSaleForChina = product.notSaleForChina || piece.notSaleForChina
  const stock = product.manuallyStock ? 0 : piece.stock
  return {
    label: labelOf(product.isPreOrder, { stock, notSaleForChina }),
    refusal: productRefusal(product) ?? pieceRefusal({ ...piece, stock }),
  }
}

/** Whether the store sells it at all, be it sold out just now; anything else is sold by an adviser. */
export function isSold({ refusal }: Pick<Availability, 'refusal'>): boolean {
  return refusal === null || refusal === 'OUT_OF_STOCK'
}

/** Whether what cannot be bought now may be one day, so that word of it is worth waiting for. P11 */
export function isAwaited({ refusal }: Pick<Availability, 'refusal'>): boolean {
  return refusal === 'OUT_OF_STOCK' || refusal === 'COMING_SOON'
}

/** Why a child or a part cannot be had, whatever holds for its product; null when it can. */
export function pieceRefusal({ stock, notSaleForChina }: Piece): Refusal | null {
  if (notSaleForChina) return 'NOT_FOR_CHINA'
  return stock > 0 ? null : 'OUT_OF_STOCK'
}

function labelOf(isPreOrder: boolean, { stock, notSaleForChina }: Piece): AvailabilityLabel {
  if (isPreOrder) return 'Preorder'
  if (notSaleForChina) return 'Not Sellable'
  return stock > 0 ? 'In stock' : 'Out of stock'
}

function productRefusal(product: Product): Refusal | null {
  if (product.isComingSoon) return 'COMING_SOON'
  if (product.notSaleForChina) return 'NOT_FOR_CHINA'
  if (!product.isIndividuallySalable) return 'NOT_ALONE'
  return product.hidePrice ? 'PRICE_ON_REQUEST' : null
}

/** Children of which one will do: the pieces of all that may be sold. */
export function anyOf(children: readonly Piece[]): Piece {
  const sold = children.filter(({ notSaleForChina }) => !notSaleForChina)
  return {
    stock: sold.reduce((sum, { stock }) => sum + stock, 0),
    notSaleForChina: children.length > 0 && sold.length === 0,
  }
}

/** Of the parts an option offers, the one with the most to sell. */
export function bestOf<T extends Piece>(offered: readonly T[]): T | undefined {
  const toSell = ({ stock, notSaleForChina }: Piece) => (notSaleForChina ? -1 : stock)
  return [...offered].sort((a, b) => toSell(b) - toSell(a))[0]
}

/** Parts taken together, one of each: the least of their stocks (B§4). An option without a part has none. */
export function allOf(parts: readonly ((Piece & { sku: string }) | undefined)[]): Piece {
  const times = (sku: string) => parts.filter((part) => part?.sku === sku).length
  const stocks = parts.map((part) => (part ? Math.floor(part.stock / times(part.sku)) : 0))
  return {
    stock: stocks.length > 0 ? Math.min(...stocks) : 0,
    notSaleForChina: parts.some((part) => part?.notSaleForChina),
  }
}

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
