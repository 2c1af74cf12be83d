/** The parts of a product page that can be switched off for single products (B§2). */
export type BlockFlags = Record<'bundleBag' | 'lookBook' | 'lookBookSku' | 'recommend' | 'history', boolean>

/**
 * Which parts the page of a product has: each unless the configured content lists one of its skus under it.
 * `lookBook` are pictures, `lookBookSku` the products of the runway look.
 */
export function blockFlags(
  hidden: Readonly<Record<string, unknown>>,
  product: { sku: string; childProducts: readonly { sku: string }[] },
): BlockFlags {
  const skus = [product.sku, ...product.childProducts.map(({ sku }) => sku)]
  const isShown = (name: string) => {
    const listed = hidden[name]
    return !Array.isArray(listed) || !skus.some((sku) => listed.includes(sku))
  }
  return {
    bundleBag: isShown('bundleBag'),
    lookBook: isShown('lookBook'),
    lookBookSku: isShown('lookBookSku'),
    recommend: isShown('recommend'),
    history: isShown('history'),
  }
}
