import type { ReactNode } from 'react'
import type { Block } from '@/contract/calls/catalogue/page'
import type { ProductListItem } from '@/contract/calls/catalogue/product'
import { AccordionBlock } from './blocks/accordion-block'
import { ColumnsBlock } from './blocks/columns-block'
import { EditorialBlock } from './blocks/editorial-block'
import { HeroBlock } from './blocks/hero-block'
import { ProductsBlock } from './blocks/products-block'
import { TableBlock } from './blocks/table-block'
import { TextBlock } from './blocks/text-block'
import { VideoBlock } from './blocks/video-block'
import styles from './page-blocks.module.scss'

/** How a row of products looks: tiles belong to the product list. */
export type RenderProducts = (items: readonly ProductListItem[], label: string) => ReactNode

type Props = {
  blocks: readonly Block[]
  renderProducts: RenderProducts
  /** The rank of an opening picture's title. */
  firstHeading?: 'h1' | 'h2'
  /** As chapters of a running text: set to the left, closer together, without margins of their own. */
  isRunning?: boolean
  /** Under the first block, such as the way to the page. */
  afterFirst?: ReactNode
}

/** The closed set of blocks, one after the other; a kind this store does not know is left out. A§2. */
export function PageBlocks({ blocks, renderProducts, firstHeading = 'h2', isRunning, afterFirst }: Props) {
  const known = blocks.filter((block) => block.type !== 'unknown')
  return (
    <div className={styles.root} data-running={isRunning}>
      {known.map((block, index) => (
        <div
          key={index}
          id={block.type === 'hero' ? undefined : block.id}
          className={styles.block}
          data-block={block.type}
        >
          {renderBlock(block, { renderProducts, isFirst: index === 0, firstHeading })}
          {index === 0 && afterFirst}
        </div>
      ))}
    </div>
  )
}

type Place = { renderProducts: RenderProducts; isFirst: boolean; firstHeading: 'h1' | 'h2' }

function renderBlock(block: Block, { renderProducts, isFirst, firstHeading }: Place): ReactNode {
  switch (block.type) {
    case 'hero':
      return <HeroBlock block={block} isFirst={isFirst} heading={isFirst ? firstHeading : 'h2'} />
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
    case 'unknown':
      return null
  }
}
