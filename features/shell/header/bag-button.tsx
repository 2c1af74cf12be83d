'use client'

import type { ReactNode } from 'react'
import { IconButton } from '@/components/icon-button'
import { useOverlayStore } from '@/stores/overlay-store'

/** Opens the bag; the badge is the bag's own. */
export function BagButton({ count }: { count: ReactNode }) {
  const open = useOverlayStore((state) => state.open)
  return (
    <IconButton icon="bag" label="购物袋" onClick={() => open('miniBag')}>
      {count}
    </IconButton>
  )
}
