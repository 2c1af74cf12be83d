import 'server-only'
import { pageCalls, type Page } from '@/contract/calls/catalogue/page'
import { cacheAs, call } from '@/lib/api/server'

/** A page of the page builder by its id. */
export async function loadPage(id: string): Promise<Page> {
  'use cache'
  cacheAs('page', id)
  return call(pageCalls.getPage, { params: { id } })
}
