import type { Category } from '@/contract/calls/catalogue/catalogue'
import type { Db } from '@/server/db/client'
import { findCategory } from './categories.repository'

export { findAll, findCategory, findChildren } from './categories.repository'
export type { CategoryRow } from './categories.repository'

/** The way down to the category at a path, itself included; undefined when there is none. */
export async function findBreadcrumbs(db: Db, urlKey: string): Promise<Category['breadcrumbs'] | undefined> {
  const row = await findCategory(db, { urlKey })
  return row?.ancestry.map(({ name, url }) => ({ name, url }))
}
