import { useEffect, useEffectEvent } from 'react'

/** Calls back when Back or Forward brings the page out of the browser's cache, as it was left. */
export function usePageRestored(onRestored: () => void): void {
  const restored = useEffectEvent(onRestored)

  useEffect(() => {
    const handlePageShow = (event: PageTransitionEvent) => {
      if (event.persisted) restored()
    }
    window.addEventListener('pageshow', handlePageShow)
    return () => window.removeEventListener('pageshow', handlePageShow)
  }, [])
}
