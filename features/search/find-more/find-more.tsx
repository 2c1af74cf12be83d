import { loadFindMore } from '../loaders'
import { FindMoreIsland } from './find-more-island'
import type { EmptyPage } from './find-more-view'

/** Three are shown, four on a desktop wider than 1680 px. A§9. */
const MOST_BANNERS = 4

/** What a page with nothing on it offers instead. A§2. */
export async function FindMore({ from }: { from: EmptyPage }) {
  const { hotWords, recommended } = await loadFindMore().catch(() => ({ hotWords: [], recommended: [] }))
  if (from === '404' && hotWords.length + recommended.length === 0) return null

  const banners = recommended
    .slice(0, MOST_BANNERS)
    .map(({ url, name, nameEn, image }) => ({ url, name, nameEn, picture: image.name }))
  return <FindMoreIsland from={from} hotWords={hotWords} banners={banners} />
}
