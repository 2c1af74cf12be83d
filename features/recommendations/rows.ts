import type { Product } from '@/contract/calls/catalogue/product'

/** Where the products of a row far down a page come from. */
export type RowSource =
  | { kind: 'skus'; skus: readonly string[] }
  | { kind: 'complimentary'; sku: string }
  | { kind: 'earlyBird'; sku: string }
  | { kind: 'cartUpsell'; sku: string }

/** A row of other products that is fetched once a shopper comes near it. P09 */
export type Row = { title: string; source: RowSource }

/** How many products a row shows: complimentary ones 3 on phones and 5 on desktops (B§5), others 12 (B§9). */
export function mostOf({ kind }: RowSource, isPhone: boolean): number {
  if (kind !== 'complimentary') return 12
  return isPhone ? 3 : 5
}

type Linked = Pick<
  Product,
  | 'sku'
  | 'upSellProducts'
  | 'moreSellProducts'
  | 'moreSellTitle'
  | 'complimentaryProduct'
  | 'showComplimentaryProduct'
  | 'crossSellSkus'
>

/** The rows far down a product's page, in their order; complimentary products under their own title alone. P09 */
export function rowsBeside(product: Linked): Row[] {
  const { sku, moreSellTitle, complimentaryProduct, showComplimentaryProduct } = product
  const complimentary = showComplimentaryProduct ? (complimentaryProduct?.title ?? '') : ''
  return [
    ...skuRow('臻选升级', product.upSellProducts),
    ...skuRow(moreSellTitle, product.moreSellProducts),
    ...titled({ title: complimentary, source: { kind: 'complimentary', sku } }),
    ...skuRow('相配之选', product.crossSellSkus),
    { title: '新品先赏', source: { kind: 'earlyBird', sku } },
  ]
}

function skuRow(title: string, skus: readonly string[]): Row[] {
  return skus.length === 0 ? [] : titled({ title, source: { kind: 'skus', skus } })
}

function titled(row: Row): Row[] {
  return row.title === '' ? [] : [row]
}
