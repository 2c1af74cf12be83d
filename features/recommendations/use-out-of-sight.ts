import { useEffect, useState, type RefObject } from 'react'
import { watchSight } from '@/lib/browser/watch-sight'

/**
 * Whether a place has been out of sight since `isReady`: what comes or goes there late then moves nothing that is seen. On a
 * screen so tall that it never is, the shopper's next press counts.
 */
export function useOutOfSight(place: RefObject<HTMLElement | null>, isReady: boolean): boolean {
  const [wasOut, setWasOut] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || !isReady || wasOut) return
    const note = () => setWasOut(true)
    const unwatch = watchSight(element, (isInSight) => !isInSight && note())
    const presses = isAlwaysInSight(element) ? ['pointerdown', 'keydown'] : []
    for (const press of presses) window.addEventListener(press, note, { once: true })
    return () => {
      unwatch()
      for (const press of presses) window.removeEventListener(press, note)
    }
  }, [place, isReady, wasOut])
  return wasOut
}

/** Whether it is in sight from the top of the page; at its end there is nothing to scroll it away with. */
function isAlwaysInSight(element: HTMLElement): boolean {
  return element.getBoundingClientRect().top + window.scrollY < window.innerHeight
}
