'use client'

import { useEffect } from 'react'
import { isChunkFailure, notePendingNavigation, reloadAfterChunkFailure } from '@/lib/browser/chunk-failure'

/** Reloads the page when a part of its script could not be loaded and nobody was waiting for it. A§4, A§8. */
export function ChunkReload() {
  useEffect(() => {
    const handleRejection = ({ reason }: PromiseRejectionEvent) => {
      if (isChunkFailure(reason)) reloadAfterChunkFailure()
    }
    // A click that the router has taken over: the page stands until the next one has come.
    const handleClick = ({ target, defaultPrevented }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.href && defaultPrevented) notePendingNavigation(link.href)
    }
    window.addEventListener('unhandledrejection', handleRejection)
    window.addEventListener('click', handleClick)
    return () => {
      window.removeEventListener('unhandledrejection', handleRejection)
      window.removeEventListener('click', handleClick)
    }
  }, [])

  return null
}
