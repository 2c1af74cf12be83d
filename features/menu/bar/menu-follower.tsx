'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { InBrowser } from '@/lib/browser/in-browser'
import { useMenuStore } from '@/stores/menu-store'
import { usePageStore } from '@/stores/page-store'

/** So long after a change of route the open entries are worked out anew (A§9). */
const FOLLOW_MS = 50

function Follower() {
  const path = usePathname()
  const nav = useSearchParams().get('nav')
  const crumbs = useMenuStore((state) => state.crumbs)
  const setPlace = useMenuStore((state) => state.setPlace)
  const isApart = usePageStore(
    ({ mark }) => mark?.path === path && (mark.name === 'pdp' || mark.name === 'search'),
  )

  useEffect(() => {
    const timer = setTimeout(() => setPlace({ nav, paths: [...crumbs, path], isApart }), FOLLOW_MS)
    return () => clearTimeout(timer)
  }, [nav, crumbs, path, isApart, setPlace])

  return null
}

/** Keeps where the menu stands: by the nav query, else by the breadcrumbs. A§4. */
export function MenuFollower() {
  return (
    <InBrowser>
      <Follower />
    </InBrowser>
  )
}
