import type { Card, Details } from '../../facts/catalogue.repository'
import { customizationOf, displayName, shownPrice } from '../../offer/product-rules'

/** What a product is and costs as a whole, as its page tells it. B§3. */
export function factsOf(product: Card) {
  const { sku, type, url, nameEn, celLine, isPreOrder, isComingSoon, isCustomization } = product
  const { isIndividuallySalable, isVip, hidePrice, manuallyStock, bundleType, customerTag, isPerfumerSet } =
    product
  return {
    ...{ sku, type, url, nameEn, celLine, isPreOrder, isComingSoon, isCustomization },
    ...{ isIndividuallySalable, isVip, hidePrice, manuallyStock, bundleType, customerTag, isPerfumerSet },
    status: true,
    name: displayName(product),
    isJump: product.jumpSchema !== null,
    jump_schema: product.jumpSchema,
    customized: isCustomization || bundleType === 'belt',
    productCustomization: customizationOf(product),
    ...pricesOf(product),
    calloutMessage: product.calloutMessage,
    ...product.callouts,
    cats: product.ancestry ?? [],
  }
}

function pricesOf({ priceFen, orgPriceFen, hidePrice }: Card) {
  const price = shownPrice(hidePrice, priceFen)
  const hasSpecialPrice = orgPriceFen !== null && !hidePrice
  return {
    price,
    hasSpecialPrice,
    specialPrice: hasSpecialPrice ? price : null,
    orgPrice: hasSpecialPrice ? orgPriceFen : null,
  }
}

/** What only the product page tells: texts, what stands beside the product, models and films. B§3. */
export function detailsOf({ texts, links, models, upSellSkus, ...details }: Details) {
  const { isNew, isTryOn, skipEarlybird, bundleCategory, material, dimensions } = details
  const { complimentary, lookBookImages, ...beside } = links
  const { imagery: _imagery, holodeckIsTop, ...named } = models
  return {
    ...{ isNew, isTryOn, skipEarlybird, bundleCategory, dimensions },
    material: material ?? null,
    ...texts,
    editorialBlock: texts.editorialBlock ?? null,
    miniEditorialBlock: texts.miniEditorialBlock ?? null,
    redirectionBlock: texts.redirectionBlock ?? null,
    videoBlockContent: texts.videoBlockContent ?? null,
    ...beside,
    hasCrossSellProduct: links.crossSellSkus.length > 0,
    upSellProducts: upSellSkus,
    hasUpSellProduct: upSellSkus.length > 0,
    complimentaryProduct: complimentary ? { sku: complimentary.skus, title: complimentary.title } : null,
    showComplimentaryProduct: complimentary !== undefined && complimentary.skus.length > 0,
    lookBookImages,
    lookBookImg: links.lookBookImg ?? null,
    holodeckIsTop,
    modelType: named.modelType ?? null,
    vtoModelType: named.vtoModelType ?? null,
    token3DMobile: named.token3DMobile ?? null,
    token3DDesktop: named.token3DDesktop ?? null,
    pdpViewonVideoId: named.pdpViewonVideoId ?? null,
    outline: named.outline ?? null,
  }
}
