import type { Metadata } from 'next'
import { parseSearchQuery } from '@/features/search/results/search-query'
import { PageMark } from '@/features/shell/frame/frame-state'
import { SearchScreen } from '@/app/(default)/screens/search-screen'

type Props = PageProps<'/search'>

/** Made for every request and sent whole, without a shell before it: results are read without scripts too. */
export const instant = false

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { q } = parseSearchQuery(await searchParams)
  return { title: q === null ? '搜索' : `“${q}”的搜索结果`, robots: { index: false, follow: true } }
}

export default async function SearchRoute({ searchParams }: Props) {
  const query = parseSearchQuery(await searchParams)
  return (
    <>
      <PageMark name="search" />
      <SearchScreen query={query} />
    </>
  )
}
