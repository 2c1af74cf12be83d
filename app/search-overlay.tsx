'use client'

import { ProductTile } from '@/features/product-list/tile/product-tile'
import { SearchPanel } from '@/features/search/panel/search-panel'

/** The search panel with the tiles of the lists. */
export function SearchOverlay() {
  return (
    <SearchPanel
      renderProduct={(item) => <ProductTile item={item} sizes="(max-width: 1023.98px) 50vw, 20vw" />}
    />
  )
}
