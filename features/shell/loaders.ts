import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheTags } from '@/contract/cache-tags'
import { call } from '@/lib/api/server'
import type { Data } from '@/lib/api/types'

export type Navigation = Data<'listCategories'>

/** The menu's tree, the same for everyone. */
export async function loadNavigation(): Promise<Navigation> {
  'use cache'
  cacheLife('hours')
  cacheTag(cacheTags.navigation)
  return call('listCategories')
}
