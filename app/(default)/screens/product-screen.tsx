import { BreadcrumbData, StructuredData } from '@/components/structured-data'
import type { Product } from '@/contract/calls/catalogue/product'
import { MenuCrumbs } from '@/features/menu/navigation/menu-crumbs'
import { availabilityOf, isSold } from '@/contract/rules/catalogue/availability'
import { RelatedProducts } from '@/features/product-list/tile/product-row'
import { tileOf } from '@/features/product-list/tile/tile'
import { EditorialChapter } from '@/features/product/blocks/editorial-chapter'
import { BundleBagPlace } from '@/features/product/bundle-bag/bundle-bag-place'
import {
  loadBlockFlags,
  loadLook,
  loadLookTitle,
  loadRecommendations,
  loadServiceTexts,
} from '@/features/product/loaders'
import { LookBook, lookBookOf } from '@/features/product/look-book'
import { productData } from '@/features/product/product-data'
import { ProductDetails } from '@/features/product/product-details'
import { BesideProduct } from '@/features/recommendations/beside-product'
import { rowsBeside } from '@/features/recommendations/rows'
import { ShareLink } from '@/features/share/share-link'
import { PageMark } from '@/features/shell/frame/frame-state'
import { loadTryOnEntry } from '@/features/try-on/loaders'
import { routes } from '@/lib/routes'
import { siteUrl } from '@/lib/seo/public-metadata'

/** A product page. */
export async function ProductScreen({ product }: { product: Product }) {
  const flags = await loadBlockFlags(product)
  const hasLook = flags.lookBookSku && !product.disableRunwayLook
  const [look, lookTitle, recommended, service, tryOn] = await Promise.all([
    loadLook(hasLook ? product.completeTheLook : []),
    loadLookTitle(),
    flags.recommend ? loadRecommendations(product.sku) : [],
    loadServiceTexts(),
    loadTryOnEntry(product),
  ])
  const isBundled = flags.bundleBag && isSold(availabilityOf(product, product))
  const bundleCategory = isBundled && product.bundleCategory
  const categories = product.cats.map(({ name, url }) => ({ label: name, href: routes.category(url) }))
  return (
    <ProductDetails
      product={{ ...product, isTryOn: tryOn.isTryOn }}
      service={service}
      share={<ShareLink id={product.sku} />}
      bundle={bundleCategory && <BundleBagPlace bundleCategory={bundleCategory} />}
    >
      <PageMark name="pdp" />
      <MenuCrumbs paths={categories.map(({ href }) => href)} />
      <EditorialChapter block={tryOn.chapter} />
      <RelatedProducts title={lookTitle} tiles={look.map(tileOf)} />
      <LookBook images={flags.lookBook ? lookBookOf(product) : []} />
      <RelatedProducts title="为您推荐" tiles={recommended.map(tileOf)} />
      <BesideProduct sku={product.sku} rows={rowsBeside(product)} hasHistory={flags.history} />
      <StructuredData data={productData(product, siteUrl)} />
      <BreadcrumbData items={[...categories, { label: product.name, href: routes.product(product.url) }]} />
    </ProductDetails>
  )
}
