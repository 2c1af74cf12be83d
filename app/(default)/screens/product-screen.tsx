import { StructuredData } from '@/components/structured-data'
import type { Product } from '@/contract/calls/catalogue/product'
import { MenuCrumbs } from '@/features/menu/navigation/menu-crumbs'
import { ProductRow } from '@/features/product-list/tile/product-row'
import { loadLook, loadRecommendations, loadServiceTexts } from '@/features/product/loaders'
import { ProductDetails } from '@/features/product/product-details'
import { productData } from '@/features/product/product-data'
import { RelatedProducts } from '@/features/product/related-products'
import { PageMark } from '@/features/shell/frame/page-mark'
import { ShareLink } from '@/features/share/share-link'
import { breadcrumbData } from '@/lib/seo/structured-data'
import { routes } from '@/lib/routes'
import { siteUrl } from '@/lib/seo/site-url'
import { BuyBar } from '@/features/product/buy/buy-bar'
import { BuyPanel } from '@/features/product/buy/buy-panel'

/** A product page. */
export async function ProductScreen({ product }: { product: Product }) {
  const [look, recommended, service] = await Promise.all([
    loadLook(product.completeTheLook),
    loadRecommendations(product.sku),
    loadServiceTexts(),
  ])
  const crumbs = [
    ...product.cats.map(({ name, url }) => ({ name, url: siteUrl(routes.category(url)) })),
    { name: product.name, url: siteUrl(routes.product(product.url)) },
  ]
  return (
    <ProductDetails
      product={product}
      service={service}
      buy={<BuyPanel />}
      buyBar={<BuyBar />}
      share={<ShareLink id={product.sku} />}
    >
      <PageMark name="pdp" />
      <MenuCrumbs paths={product.cats.map(({ url }) => routes.category(url))} />
      {look.length > 0 && (
        <RelatedProducts title="秀场搭配">
          <ProductRow items={look} label="秀场搭配" />
        </RelatedProducts>
      )}
      {recommended.length > 0 && (
        <RelatedProducts title="为您推荐">
          <ProductRow items={recommended} label="为您推荐" />
        </RelatedProducts>
      )}
      <StructuredData data={productData(product, siteUrl)} />
      <StructuredData data={breadcrumbData(crumbs)} />
    </ProductDetails>
  )
}
