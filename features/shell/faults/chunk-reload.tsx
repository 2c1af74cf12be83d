'use client'

import { useEffect } from 'react'
import { isChunkFailure, reloadAfterChunkFailure } from '@/lib/chunk-failure'

/** Reloads the page when a part of its script could not be loaded and nobody was waiting for it. A§4, A§8. */
export function ChunkReload() {
  useEffect(() => {
    const handleRejection = ({ reason }: PromiseRejectionEvent) => {
      if (isChunkFailure(reason)) reloadAfterChunkFailure()
    }
    window.addEventListener('unhandledrejection', handleRejection)
    return () => window.removeEventListener('unhandledrejection', handleRejection)
  }, [])

  return null
}
