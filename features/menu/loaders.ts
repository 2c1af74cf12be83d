import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import { catalogueCalls } from '@/contract/calls/catalogue/catalogue'
import { cacheAs, call } from '@/lib/api/server'
import { fallbackNavigation, type Navigation } from './navigation/navigation'

async function readNavigation(): Promise<Navigation> {
  'use cache'
  cacheAs('navigation')
  return call(catalogueCalls.listCategories)
}

/** Caches a page that lacks the menu for half a minute instead of for hours. */
async function readFallback(): Promise<Navigation> {
  'use cache'
  cacheAs('fallback')
  return Promise.resolve(fallbackNavigation)
}

/** The menu's tree, the same for everyone; its five fixed entries while the API does not answer. A§2. */
export async function loadNavigation(): Promise<Navigation> {
  try {
    return await readNavigation()
  } catch (failure) {
    unstable_rethrow(failure)
    return readFallback()
  }
}
