import { pageSchema, type Page } from '@/contract/calls/catalogue/page'
import type { Db } from '@/server/db/client'
import { ApiError } from '@/server/http/answer/api-error'
import { findBreadcrumbs } from '../categories/categories.service'
import { cleanContent } from './clean-html'
import * as repository from './content.repository'
import type { PageRow } from './content.repository'
import { toBlocks } from './page-blocks'

export {
  findAddressed,
  findBlock as findStoredBlock,
  findPage as findStoredPage,
  findRedirect as findStoredRedirect,
} from './content.repository'

/** Blocks of settings are read as pages too (A§7): `global-configuration`, `searchRecommendProducts`. */
const settingsTypes: readonly string[] = ['shell', 'search']

/** A page with its products as they are now; undefined when there is none. */
export async function findPage(db: Db, by: { id: string } | { url: string }): Promise<Page | undefined> {
  const row = await repository.findPage(db, by)
  return row && toPage(db, row)
}

export async function getPage(db: Db, id: string): Promise<Page> {
  const page = (await findPage(db, { id })) ?? (await findSettings(db, id))
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
  return { identifier, title, content: cleanContent(content), updatedAt: updatedAt.toISOString() }
}

/** The version in force of each of these policies; one that names none is left out. */
export async function policyVersions(db: Db, identifiers: readonly string[]): Promise<Map<string, string>> {
  const rows = await repository.findBlocks(db, identifiers)
  return new Map(
    rows.flatMap(({ identifier, content }) =>
      typeof content.customerVersion === 'string' ? [[identifier, content.customerVersion]] : [],
    ),
  )
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
  return {
    ...{ id, title, description, pageType, display },
    url: url ?? '',
    breadcrumbs: url === null ? [] : await findCrumbs(db, url),
    blocks: await toBlocks(db, blocks),
    updatedAt: updatedAt.toISOString(),
  }
}

/** Of the category a page stands in place of, else as the block `landingPageCrumbs` has it (A§7). */
async function findCrumbs(db: Db, url: string): Promise<Page['breadcrumbs']> {
  const crumbs = await findBreadcrumbs(db, url)
  if (crumbs) return crumbs
  const row = await repository.findBlock(db, 'landingPageCrumbs')
  return pageSchema.shape.breadcrumbs.safeParse(row?.content[url]).data ?? []
}

async function findSettings(db: Db, identifier: string): Promise<Page | undefined> {
  const row = await repository.findBlock(db, identifier)
  if (!row || !settingsTypes.includes(row.type)) return undefined
  return {
    ...{ id: identifier, title: row.title, description: '', pageType: 'page-builder', url: '' },
    display: { theme: 'white', fixedBg: false, FullScreen: false },
    breadcrumbs: [],
    blocks: [],
    content: { content: cleanContent(row.content) },
    updatedAt: row.updatedAt.toISOString(),
  }
}
