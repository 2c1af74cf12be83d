'use client'

import { useEffect } from 'react'
import { useMenuStore } from '@/stores/menu-store'

/** Sets the categories the page lies in for the menu, outermost first: their paths. A§4. */
export function MenuCrumbs({ paths }: { paths: readonly string[] }) {
  const setCrumbs = useMenuStore((state) => state.setCrumbs)
  const joined = paths.join(' ')

  // A page that is left stays mounted: as a cleanup, this runs before the next page says where it lies.
  useEffect(() => {
    setCrumbs(joined.split(' '))
    return () => setCrumbs([])
  }, [joined, setCrumbs])

  return null
}
