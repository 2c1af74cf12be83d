import type { Block, Page } from '@/contract/page'
import type { Db } from '@/server/db/client'
import { ApiError } from '@/server/http/api-error'
import { listItems } from '../catalogue/list-items'
import * as repository from './content.repository'
import type { PageRow } from './content.repository'

/** A page with its products as they are now; undefined when there is none. */
export async function findPage(db: Db, by: { id: string } | { url: string }): Promise<Page | undefined> {
  const row = await repository.findPage(db, by)
  return row && toPage(db, row)
}

export async function getPage(db: Db, id: string): Promise<Page> {
  const page = await findPage(db, { id })
  if (!page) throw new ApiError('NOT_FOUND')
  return page
}

/** The pages of a group, such as a year's shows. */
export async function listPages(db: Db, group: string) {
  const rows = await repository.findGroup(db, group)
  if (rows.length === 0) throw new ApiError('NOT_FOUND')
  return rows.map((row) => ({ ...row, url: row.url ?? '' }))
}

/** A block by its identifier and, where given, its type. */
export async function getBlock(db: Db, identifier: string, type?: string) {
  const row = await repository.findBlock(db, identifier, type)
  if (!row) throw new ApiError('NOT_FOUND')
  const { title, content, updatedAt } = row
  return { identifier, title, content, updatedAt: updatedAt.toISOString() }
}

/** Where a path that moved leads now. */
export async function findRedirect(db: Db, from: string) {
  const row = await repository.findRedirect(db, from)
  return row && { location: row.to, permanent: row.permanent }
}

async function toPage(
  db: Db,
  { id, url, title, description, pageType, display, blocks, updatedAt }: PageRow,
): Promise<Page> {
  const shown = await Promise.all(blocks.map((block) => toBlock(db, block)))
  return {
    ...{ id, title, description, pageType, display },
    url: url ?? '',
    blocks: shown,
    updatedAt: updatedAt.toISOString(),
  }
}

async function toBlock(db: Db, block: PageRow['blocks'][number]): Promise<Block> {
  if (block.type !== 'products') return block
  const { skus, ...rest } = block
  return { ...rest, products: await listItems(db, skus) }
}
