import { Breadcrumb } from '@/components/layout/breadcrumb'
import type { Page } from '@/contract/calls/catalogue/page'
import { PageBlocks, type RenderProducts } from './page-blocks'
import styles from './page-content.module.scss'

type Props = {
  page: Page
  /** The way to the page, itself last; none on home. */
  crumbs: readonly { label: string; href: string }[]
  renderProducts: RenderProducts
}

/** A page of the page builder. Home's level-one heading is the logo (A§2); elsewhere an opening picture holds it. */
export function PageContent({ page, crumbs, renderProducts }: Props) {
  const isHome = page.pageType === 'home'
  const opensWithPicture = page.blocks[0]?.type === 'hero'
  const way = crumbs.length > 0 && (
    <div className={styles.way}>
      <Breadcrumb items={crumbs} />
    </div>
  )
  return (
    <div className={styles.root}>
      {!opensWithPicture && (
        <>
          {way}
          <h1 className={isHome ? 'visually-hidden' : styles.title}>{page.title}</h1>
        </>
      )}
      <PageBlocks
        blocks={page.blocks}
        firstHeading={isHome ? 'h2' : 'h1'}
        renderProducts={renderProducts}
        afterFirst={opensWithPicture && way}
      />
    </div>
  )
}
