import type { Category } from '@/contract/calls/catalogue/catalogue'
import type { Db } from '@/server/db/client'
import * as categories from '../categories/categories.service'
import type { CategoryRow } from '../categories/categories.service'
import { findAddressed } from '../content/content.service'
import { addressOf } from './navigation'

/** A category with its breadcrumb and its children, by id or path; undefined when there is none. */
export async function findCategory(
  db: Db,
  by: { id: string } | { urlKey: string },
): Promise<Category | undefined> {
  const row = await categories.findCategory(db, by)
  if (!row) return undefined

  const [children, pageUrls] = await Promise.all([categories.findChildren(db, row.id), findPageUrls(db)])
  return {
    ...toCategory(row),
    breadcrumbs: row.ancestry.map(({ name, url }) => ({ name, url })),
    children: children.map(({ id, urlKey, name, nameEn, image, navigation }) => ({
      ...{ id, urlKey, name, nameEn, image },
      url: addressOf({ urlKey, navigation }, pageUrls),
    })),
  }
}

/** The addresses at which a page stands, where a category's list would. */
export async function findPageUrls(db: Db): Promise<ReadonlySet<string>> {
  return new Set((await findAddressed(db)).flatMap(({ url }) => url ?? []))
}

/** The categories right below one, each with the path it is found at. */
export async function listChildren(
  db: Db,
  id: string,
): Promise<(Omit<Category, 'breadcrumbs' | 'children'> & { url: string })[]> {
  const [children, pageUrls] = await Promise.all([categories.findChildren(db, id), findPageUrls(db)])
  return children.map((row) => ({ ...toCategory(row), url: addressOf(row, pageUrls) }))
}

function toCategory({ id, urlKey, name, nameEn, description, pageType, image }: CategoryRow) {
  return { id, urlKey, name, nameEn, description, pageType, image }
}
