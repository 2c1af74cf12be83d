import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import { cacheAs } from '@/lib/api/server'
import { loadGlobalConfiguration } from '@/lib/global-configuration'

/** What the banner says, as cleaned HTML, and the page types and routes that show it. A§2, A§3. */
export type Banner = { html: string; pages: readonly string[] }

/** Caches a page that lacks the banner for half a minute instead of for hours. */
async function readNoBanner(): Promise<Banner> {
  'use cache'
  cacheAs('fallback')
  return Promise.resolve({ html: '', pages: [] })
}

/** The banner as the shop has set it; none while the API does not answer, since every page stands under it. */
export async function loadBanner(): Promise<Banner> {
  try {
    const { topBannerSet, notification } = await loadGlobalConfiguration()
    return {
      html: notification.text.iOne,
      pages: notification.text.iOne ? topBannerSet.pageShowTopBanner : [],
    }
  } catch (failure) {
    unstable_rethrow(failure)
    return readNoBanner()
  }
}
