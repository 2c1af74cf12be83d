import type { ChildProduct, Product } from '@/contract/calls/catalogue/product'

/** What choosing needs of a child. */
export type ChoosableChild = Pick<
  ChildProduct,
  'sku' | 'price' | 'stock' | 'isDefault' | 'notSaleForChina' | 'defaultImage' | 'images' | 'options'
>

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
  | 'productCustomization'
  | 'images'
  | 'attributes'
  | 'manuallyStock'
  | 'bundleOptions'
> & { childProducts: readonly ChoosableChild[] }

/**
 * What was chosen: attribute code → value, or bundle option id → key of the part. A bundle's parts that come in
 * sizes share one, under `size`.
 */
export type Selection = Readonly<Record<string, string>>

export function toChoosable(product: Product): Choosable {
  const picturesOf = sharedPictures()
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
    productCustomization: product.productCustomization,
    images: picturesOf(product.images),
    attributes: product.attributes,
    manuallyStock: product.manuallyStock,
    childProducts: product.childProducts.map((child) => ({
      ...toChoosableChild(child),
      images: picturesOf(child.images),
    })),
    bundleOptions: product.bundleOptions,
  }
}

function toChoosableChild({
  isSelect: _select,
  bundleSelectionId: _selection,
  dimensions: _dimensions,
  cats: _cats,
  parentSku: _parent,
  ...child
}: ChildProduct): ChoosableChild {
  return child
}

type Pictures = Product['images']

/** One list for those that are alike, such as the sizes of a colour: a browser is sent it once. */
function sharedPictures(): (pictures: Pictures) => Pictures {
  const lists = new Map<string, Pictures>()
  return (pictures) => {
    const key = pictures.map(({ name, alt }) => `${name} ${alt}`).join()
    const shared = lists.get(key) ?? pictures
    lists.set(key, shared)
    return shared
  }
}

type Stocks = Pick<Product, 'stock' | 'childProducts' | 'bundleOptions'>

/** Only the stock is taken over: words, prices and pictures stay those of the page. */
export function withStock(product: Choosable, live: Stocks): Choosable {
  const children = new Map(live.childProducts.map(({ sku, stock }) => [sku, stock]))
  const parts = new Map(
    live.bundleOptions.flatMap(({ selections }) => selections.map(({ sku, stock }) => [sku, stock] as const)),
  )
  return {
    ...product,
    stock: live.stock,
    childProducts: product.childProducts.map((child) => ({ ...child, stock: children.get(child.sku) ?? 0 })),
    bundleOptions: product.bundleOptions.map((option) => ({
      ...option,
      selections: option.selections.map((part) => ({ ...part, stock: parts.get(part.sku) ?? 0 })),
    })),
  }
}
