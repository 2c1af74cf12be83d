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

type Linked = Pick<Product, 'sku' | 'upSellProducts' | 'crossSellSkus'>

/** The rows far down a product's page, in their order. P09 */
export function rowsBeside({ sku, upSellProducts, crossSellSkus }: Linked): Row[] {
  return [
    ...skuRow('臻选升级', upSellProducts),
    ...skuRow('相配之选', crossSellSkus),
    { title: '新品先赏', source: { kind: 'earlyBird', sku } },
  ]
}

function skuRow(title: string, skus: readonly string[]): Row[] {
  return skus.length === 0 ? [] : [{ title, source: { kind: 'skus', skus } }]
}
