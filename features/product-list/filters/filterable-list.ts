import type { Layer } from '@/contract/catalogue'
import type { ListView } from '@/lib/list-view'

/** What the facets need of a list. */
export type FilterableList = {
  categoryId: string
  urlKey: string
  view: ListView
  layers: readonly Layer[]
  totalProducts: number
}
