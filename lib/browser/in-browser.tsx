'use client'

import { useSyncExternalStore, type ReactNode } from 'react'

const never = () => () => undefined

/**
 * What only follows the browser and shows nothing by itself: it is there once the page is taken over. On the server nothing stands in
 * its place, no boundary either, so that what reads the query makes no page wait.
 */
export function InBrowser({ children }: { children: ReactNode }) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isInBrowser ? children : null
}
