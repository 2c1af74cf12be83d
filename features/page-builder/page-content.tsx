import type { ReactNode } from 'react'
import type { Block, Page } from '@/contract/page'
import type { ProductListItem } from '@/contract/product'
import { AccordionBlock } from './blocks/accordion-block'
import { ColumnsBlock } from './blocks/columns-block'
import { EditorialBlock } from './blocks/editorial-block'
import { HeroBlock } from './blocks/hero-block'
import { ProductsBlock } from './blocks/products-block'
import { TableBlock } from './blocks/table-block'
import { TextBlock } from './blocks/text-block'
import { VideoBlock } from './blocks/video-block'
import styles from './page-content.module.scss'

type Props = {
  page: Page
  /** How a row of products looks: tiles belong to the product list. */
  renderProducts: (items: readonly ProductListItem[], label: string) => ReactNode
}

/** A page of the page builder, block by block. Home's level-one heading is the logo (A§2). */
export function PageContent({ page, renderProducts }: Props) {
  const [first] = page.blocks
  const isHome = page.pageType === 'home'
  return (
    <div className={styles.root}>
      {first?.type !== 'hero' && <h1 className={isHome ? 'visually-hidden' : styles.title}>{page.title}</h1>}
      {page.blocks.map((block, index) => (
        <div key={index} className={styles.block} data-block={block.type}>
          {renderBlock(block, { renderProducts, isFirst: index === 0, isHome })}
        </div>
      ))}
    </div>
  )
}

type Place = Pick<Props, 'renderProducts'> & { isFirst: boolean; isHome: boolean }

function renderBlock(block: Block, { renderProducts, isFirst, isHome }: Place): ReactNode {
  switch (block.type) {
    case 'hero':
      return <HeroBlock block={block} isFirst={isFirst} heading={isFirst && !isHome ? 'h1' : 'h2'} />
    case 'columns':
      return <ColumnsBlock block={block} />
    case 'text':
      return <TextBlock block={block} />
    case 'products':
      return <ProductsBlock block={block} row={renderProducts(block.products, block.title)} />
    case 'editorial':
      return <EditorialBlock block={block} />
    case 'video':
      return <VideoBlock block={block} />
    case 'accordion':
      return <AccordionBlock block={block} />
    case 'table':
      return <TableBlock block={block} />
  }
}
