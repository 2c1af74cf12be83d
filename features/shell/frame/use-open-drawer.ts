import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { useOverlayStore } from '@/stores/overlay-store'

/** The drawer that is open, and how to close it: it goes with the page it was opened on. A§3. */
export function useOpenDrawer() {
  const drawer = useOverlayStore((state) => state.drawer)
  const close = useOverlayStore((state) => state.close)
  const path = usePathname()

  // A page that is left stays mounted: as a cleanup, this runs before the next page may open a drawer of its own.
  useEffect(() => close, [path, close])

  return { drawer, close }
}
