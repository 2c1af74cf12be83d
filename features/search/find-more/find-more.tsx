import { loadFindMore } from '../loaders'
import { FindMoreView } from './find-more-view'

/** What a page with nothing on it offers instead; customer service alone without an answer of the API. A§2. */
export async function FindMore({ from }: { from: 'empty-cart' | 'search' }) {
  const { hotWords, banners } = await loadFindMore().catch(() => ({ hotWords: [], banners: [] }))
  return <FindMoreView from={from} hotWords={hotWords} banners={banners} />
}
