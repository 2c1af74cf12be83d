import type { Product, ProductListItem } from '@/contract/calls/catalogue/product'
import { availabilityOf } from './selection/availability'

/** A product as a list shows it. */
export function toListItem(product: Product): ProductListItem {
  const { sku, images, defaultImage, price, orgPrice, attributes, type } = product
  return {
    sku,
    parentSku: sku,
    url: product.url,
    name: product.name,
    nameEn: product.nameEn,
    celLine: product.celLine,
    image: defaultImage,
    switchImage: images.find(({ name }) => name !== defaultImage.name) ?? null,
    price,
    hasSpecialPrice: product.hasSpecialPrice,
    orgPrice,
    hidePrice: product.hidePrice,
    isVip: product.isVip,
    isPreOrder: product.isPreOrder,
    isComingSoon: product.isComingSoon,
    isCustomization: product.isCustomization,
    isIndividuallySalable: product.isIndividuallySalable,
    notSaleForChina: product.notSaleForChina,
    isBundle: type === 'bundle',
    stock: product.stock,
    stockStatus: availabilityOf(product),
    colorCount: attributes.find(({ code }) => code === 'color')?.options.length ?? 0,
    calloutMessage: product.calloutMessage,
    customerTag: product.customerTag,
    cats: product.cats,
  }
}
