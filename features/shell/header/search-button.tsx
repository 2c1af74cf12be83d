'use client'

import { IconButton } from '@/components/icon-button'
import { useOverlayStore } from '@/stores/overlay-store'

/** Opens the search panel. A§2. */
export function SearchButton() {
  const open = useOverlayStore((state) => state.open)
  return <IconButton icon="search" label="搜索" onClick={() => open('search')} />
}
