import { BreadcrumbData } from '@/components/structured-data'
import type { Page } from '@/contract/calls/catalogue/page'
import { GuidePage, isGuide } from '@/features/content/guide/guide-page'
import { PageBlocks, PageContent, type RenderProducts } from '@/features/page-builder/page-blocks'
import type { RenderPiece } from '@/features/page-builder/scenes/scene-block'
import { ProductGrid } from '@/features/product-list/tile/product-grid'
import { ProductRow } from '@/features/product-list/tile/product-row'
import { gridTileOf, tileOf } from '@/features/product-list/tile/tile'
import { PieceLink } from '@/features/product/piece/piece-link'
import { PageMark } from '@/features/shell/frame/frame-state'
import { homeCrumb } from '@/lib/routes'
import { crumbsOfPage, markOfPage } from '@/features/page-builder/page-metadata'

/** A page of the page builder; one of words alone is read as a guide. */
export function PageScreen({ page }: { page: Page }) {
  const above = crumbsOfPage(page)
  const crumbs = above.length > 0 ? [homeCrumb, ...above] : []
  return (
    <>
      <PageMark {...markOfPage(page)} />
      {isGuide(page) ? (
        <GuidePage page={page}>
          <PageBlocks blocks={page.blocks} renderProducts={() => null} isRunning />
        </GuidePage>
      ) : (
        <PageContent
          page={page}
          crumbs={crumbs}
          renderProducts={renderProductsOf(page)}
          renderPiece={renderPiece}
        />
      )}
      {crumbs.length > 0 && <BreadcrumbData items={crumbs} />}
    </>
  )
}

/** Products of a page stand in a row; the perfumes of a collection all at once. P03. */
function renderProductsOf({ pageType }: Page): RenderProducts {
  if (pageType === 'fragrance-collection') {
    return (items) => <ProductGrid tiles={items.map(gridTileOf)} place="below" />
  }
  return (items, label) => <ProductRow tiles={items.map(tileOf)} label={label} />
}

const renderPiece: RenderPiece = (item, look) => {
  const { href, sku, name, price } = tileOf(item)
  return <PieceLink {...{ href, sku, name, price, look }} />
}
