import { useEffect, useState, type RefObject } from 'react'

/** Below the screen by as much as a shopper scrolls while a row is fetched. Pixels. */
const AHEAD = 800

/** Whether the element has come near the screen, once and for all: what is in it may be fetched now. */
export function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current || isNear) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true)
      },
      { rootMargin: `${AHEAD}px 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
