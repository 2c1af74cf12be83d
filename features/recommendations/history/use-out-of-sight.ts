import { useEffect, useState, type RefObject } from 'react'

/** Whether the element has been out of sight since `isReady`: what is put there then moves nothing that is seen. */
export function useOutOfSight(element: RefObject<HTMLElement | null>, isReady: boolean): boolean {
  const [isOut, setIsOut] = useState(false)
  useEffect(() => {
    if (!element.current || !isReady || isOut) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting) setIsOut(true)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isReady, isOut])
  return isOut
}
