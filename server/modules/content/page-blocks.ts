import type { Block } from '@/contract/calls/catalogue/page'
import type { SizeGuide } from '@/contract/calls/catalogue/size-guide'
import type { Db } from '@/server/db/client'
import { listItems } from '../catalogue/view/lists/list-items'
import { findSizeGuides } from '../catalogue/view/size-guide/size-guides'
import { cleanBlock } from './clean-html'
import type { PageRow } from './content.repository'

type StoredBlock = PageRow['blocks'][number]

/** The blocks of a page as they are shown: products and sizes as they are now, HTML cleaned once more. */
export async function toBlocks(db: Db, blocks: readonly StoredBlock[]): Promise<Block[]> {
  const named = blocks.flatMap((block) => (block.type === 'sizeTable' ? block.guide : []))
  const guides = await findSizeGuides(db, named)
  return Promise.all(blocks.map((block) => toBlock(db, block, guides)))
}

async function toBlock(db: Db, block: StoredBlock, guides: ReadonlyMap<string, SizeGuide>): Promise<Block> {
  if (block.type === 'products') {
    const { skus, ...rest } = block
    return { ...rest, products: await listItems(db, skus) }
  }
  if (block.type === 'scene') return toScene(db, block)
  if (block.type !== 'sizeTable') return cleanBlock(block)
  const guide = guides.get(block.guide)
  return guide ? { type: 'sizeTable', id: block.guide, title: guide.title, guide } : { type: 'unknown' }
}

/** A scene with the pieces its points lead to; a piece that left the store leaves its point with it. */
async function toScene(
  db: Db,
  { points, ...scene }: Extract<StoredBlock, { type: 'scene' }>,
): Promise<Block> {
  const products = await listItems(
    db,
    points.map(({ sku }) => sku),
  )
  return {
    ...scene,
    points: points.flatMap(({ sku, ...place }) => {
      const product = products.find((item) => item.parentSku === sku || item.sku === sku)
      return product ? [{ ...place, product }] : []
    }),
  }
}
