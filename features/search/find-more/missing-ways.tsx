import { loadFindMore } from '../loaders'
import { FindMoreIsland } from './find-more-island'

/** The ways on from the 404 screen; its customer service stands above them. Any page could turn out to be it. A§2. */
export async function MissingWays() {
  const { hotWords, banners } = await loadFindMore().catch(() => ({ hotWords: [], banners: [] }))
  if (hotWords.length + banners.length === 0) return null
  return <FindMoreIsland from="404" hotWords={hotWords} banners={banners} />
}
