import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheTags } from '@/contract/rules/cache-tags'
import type { Page } from '@/contract/calls/catalogue/page'
import { call } from '@/lib/api/server'

/** A page of the page builder by its id. */
export async function loadPage(id: string): Promise<Page> {
  'use cache'
  cacheLife('hours')
  cacheTag(cacheTags.catalogue, cacheTags.page(id))
  return call('getPage', { params: { id } })
}
