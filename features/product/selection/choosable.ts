import type { Product } from '@/contract/calls/catalogue/product'

/** What choosing needs of a product: all the browser is sent of it. */
export type Choosable = Pick<
  Product,
  | 'sku'
  | 'name'
  | 'type'
  | 'price'
  | 'hasSpecialPrice'
  | 'orgPrice'
  | 'stock'
  | 'isPreOrder'
  | 'isComingSoon'
  | 'isIndividuallySalable'
  | 'notSaleForChina'
  | 'hidePrice'
  | 'images'
  | 'attributes'
  | 'childProducts'
  | 'bundleOptions'
>

/**
 * What was chosen: attribute code → value, or bundle option id → key of the part. A bundle's parts that come in
 * sizes share one, under `size`.
 */
export type Selection = Readonly<Record<string, string>>

export function toChoosable(product: Product): Choosable {
  return {
    sku: product.sku,
    name: product.name,
    type: product.type,
    price: product.price,
    hasSpecialPrice: product.hasSpecialPrice,
    orgPrice: product.orgPrice,
    stock: product.stock,
    isPreOrder: product.isPreOrder,
    isComingSoon: product.isComingSoon,
    isIndividuallySalable: product.isIndividuallySalable,
    notSaleForChina: product.notSaleForChina,
    hidePrice: product.hidePrice,
    images: product.images,
    attributes: product.attributes,
    childProducts: product.childProducts,
    bundleOptions: product.bundleOptions,
  }
}
