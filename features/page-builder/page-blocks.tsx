import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import type { Block, Page } from '@/contract/calls/catalogue/page'
import type { ProductListItem } from '@/contract/calls/catalogue/product'
import { EditorialBlock, FilmBlock, HeroBlock, VideoBlock } from './blocks/picture-blocks'
import { ColumnsBlock, ProductsBlock } from './blocks/row-blocks'
import { AccordionBlock, SizeTableBlock, TableBlock, TextBlock } from './blocks/text-blocks'
import styles from './page-blocks.module.scss'
import { Rooms } from './scenes/rooms'
import { SceneBlock, type RenderPiece } from './scenes/scene-block'

/** How a row of products looks: tiles belong to the product list. */
export type RenderProducts = (items: readonly ProductListItem[], label: string) => ReactNode

type Props = {
  blocks: readonly Block[]
  renderProducts: RenderProducts
  /** How the pieces of a scene are led to; without it there are no scenes. */
  renderPiece?: RenderPiece
  /** The rank of an opening picture's title. */
  firstHeading?: 'h1' | 'h2'
  /** As chapters of a running text: set to the left, closer together, without margins of their own. */
  isRunning?: boolean
  /** Under the first block, such as the way to the page. */
  afterFirst?: ReactNode
}

/** The closed set of blocks, one after the other; a kind this store does not know is left out. A§2. */
export function PageBlocks({
  blocks,
  renderProducts,
  renderPiece,
  firstHeading = 'h2',
  isRunning,
  afterFirst,
}: Props) {
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
          {renderBlock(block, { renderProducts, renderPiece, isFirst: index === 0, firstHeading })}
          {index === 0 && afterFirst}
        </div>
      ))}
    </div>
  )
}

type Place = Pick<Props, 'renderProducts' | 'renderPiece'> & { isFirst: boolean; firstHeading: 'h1' | 'h2' }

function renderBlock(block: Block, place: Place): ReactNode {
  const { renderProducts, renderPiece, isFirst, firstHeading } = place
  const heading = isFirst ? firstHeading : 'h2'
  switch (block.type) {
    case 'hero':
      return <HeroBlock block={block} isFirst={isFirst} heading={heading} />
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
    case 'film':
      return <FilmBlock block={block} />
    case 'accordion':
      return <AccordionBlock block={block} />
    case 'table':
      return <TableBlock block={block} />
    case 'sizeTable':
      return <SizeTableBlock block={block} />
    case 'scene':
      return (
        renderPiece && (
          <SceneBlock block={block} renderPiece={renderPiece} heading={heading} isFirst={isFirst} />
        )
      )
    case 'unknown':
      return null
  }
}

type PageProps = {
  page: Page
  /** The way to the page, itself last; none on home. */
  crumbs: readonly { label: string; href: string }[]
  renderProducts: RenderProducts
  renderPiece: RenderPiece
}

/** A page of the page builder. Home's level-one heading is the logo (A§2); elsewhere an opening picture holds it. */
export function PageContent({ page, crumbs, renderProducts, renderPiece }: PageProps) {
  const isHome = page.pageType === 'home'
  const opensWithPicture = page.blocks[0]?.type === 'hero' || page.blocks[0]?.type === 'scene'
  const way = crumbs.length > 0 && (
    <div className={styles.way}>
      <Breadcrumb items={crumbs} />
    </div>
  )
  if (page.pageType === 'landing-8') return <Rooms page={page} way={way} renderPiece={renderPiece} />
  return (
    <div className={styles.page}>
      {!opensWithPicture && (
        <>
          {way}
          <h1 className={isHome ? 'visually-hidden' : styles.pageTitle}>{page.title}</h1>
        </>
      )}
      <PageBlocks
        blocks={page.blocks}
        firstHeading={isHome ? 'h2' : 'h1'}
        renderProducts={renderProducts}
        renderPiece={renderPiece}
        afterFirst={opensWithPicture && way}
      />
    </div>
  )
}
