import 'server-only'
import { pageCalls, type Block, type Page } from '@/contract/calls/catalogue/page'
import { cacheAs, call, nullWhenMissing } from '@/lib/api/server'

/** A page of the page builder by its id. */
export async function loadPage(id: string): Promise<Page> {
  'use cache'
  cacheAs('page', id)
  return call(pageCalls.getPage, { params: { id } })
}

/** The chapters of a category: the blocks of the page with its id after `category-`; none without such a page. P03. */
export async function loadChapters(categoryId: string): Promise<readonly Block[]> {
  'use cache'
  const id = `category-${categoryId}`
  cacheAs('page', id)
  const page = await call(pageCalls.getPage, { params: { id } }).catch(nullWhenMissing)
  return page?.blocks ?? []
}
