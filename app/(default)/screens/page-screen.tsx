import { BreadcrumbData } from '@/components/structured-data'
import type { Page } from '@/contract/calls/catalogue/page'
import { GuidePage, isGuide } from '@/features/content/guide/guide-page'
import { PageBlocks, PageContent } from '@/features/page-builder/page-blocks'
import { ProductRow } from '@/features/product-list/tile/product-row'
import { tileOf } from '@/features/product-list/tile/tile'
import { PageMark } from '@/features/shell/frame/page-mark'
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
          renderProducts={(items, label) => <ProductRow tiles={items.map(tileOf)} label={label} />}
        />
      )}
      {crumbs.length > 0 && <BreadcrumbData items={crumbs} />}
    </>
  )
}
