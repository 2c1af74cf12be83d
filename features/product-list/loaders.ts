import 'server-only'
import { catalogueCalls } from '@/contract/calls/catalogue/catalogue'
import { cacheAs, call } from '@/lib/api/server'
import type { Data } from '@/lib/api/types'

/** As many new pieces as a carousel holds. */
const mostNew = 12

/** The groups of a category and what is new in it. P03. */
export async function loadGroups(catId: string): Promise<Data<'listChildCategories'>> {
  'use cache'
  cacheAs('category', catId)
  return call(catalogueCalls.listChildCategories, {
    params: { catId },
    query: { only: 'new', pageSize: mostNew },
  })
}
