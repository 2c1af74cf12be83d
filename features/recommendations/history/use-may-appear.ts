import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether something that comes late may be put in at the end of the page and move nothing that is seen: since `isReady`
 * its place has been out of sight. On a screen so tall that it never is, the shopper's next press brings it.
 */
export function useMayAppear(place: RefObject<HTMLElement | null>, isReady: boolean): boolean {
  const [mayAppear, setMayAppear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || !isReady || mayAppear) return
    const appear = () => setMayAppear(true)
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting) appear()
    })
    observer.observe(element)
    const presses = isAlwaysInSight(element) ? ['pointerdown', 'keydown'] : []
    for (const press of presses) window.addEventListener(press, appear, { once: true })
    return () => {
      observer.disconnect()
      for (const press of presses) window.removeEventListener(press, appear)
    }
  }, [place, isReady, mayAppear])
  return mayAppear
}

/** Whether it is in sight from the top of the page; at its end there is nothing to scroll it away with. */
function isAlwaysInSight(element: HTMLElement): boolean {
  return element.getBoundingClientRect().top + window.scrollY < window.innerHeight
}
