import { ListBar } from '@/features/product-list/filters/list-bar'
import { ProductGrid } from '@/features/product-list/tile/product-grid'
import { gridTileOf } from '@/features/product-list/tile/tile'
import { HistoryIsland } from '@/features/recommendations/history/history-island'
import { FindMore } from '@/features/search/find-more/find-more'
import { loadSearch } from '@/features/search/loaders'
import { SearchPage } from '@/features/search/results/search-page'
import type { SearchQuery } from '@/features/search/results/search-query'

/** The search page: results stand in the lists of the store. */
export async function SearchScreen({ query }: { query: SearchQuery }) {
  const { q, marks, view } = query
  if (q === null) {
    return <SearchPage found={null} bar={null} products={null} findMore={<FindMore from="search" />} />
  }
  const results = await loadSearch(q, view)
  const { layers, totalProducts, items } = results
  return (
    <>
      <SearchPage
        found={{ q, query, results }}
        bar={<ListBar list={{ source: { type: 'search', q, marks }, view, layers, totalProducts }} />}
        products={<ProductGrid tiles={items.map(gridTileOf)} />}
        findMore={<FindMore from="search" />}
      />
      {totalProducts === 0 && <HistoryIsland />}
    </>
  )
}
