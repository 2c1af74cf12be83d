import { useEffect, useState, type RefObject } from 'react'
import { watchSight } from '@/lib/browser/watch-sight'

/** Below the screen by as much as a shopper scrolls while a row is fetched. Pixels. */
const AHEAD = 800

/** Whether the element has come near the screen, once and for all: what is in it may be fetched now. */
export function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current || isNear) return
    return watchSight(element.current, (isInSight) => isInSight && setIsNear(true), {
      rootMargin: `${AHEAD}px 0px`,
    })
  }, [element, isNear])
  return isNear
}
