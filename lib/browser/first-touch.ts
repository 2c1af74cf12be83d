import { useSyncExternalStore } from 'react'

/**
 * Fast mode: what a page does not need to be read, such as the API client and foreign scripts, waits for the shopper's first
 * touch. `pagespeed=false` or `0` in the address turns it off for this visit of the page (decisions, «Pages»).
 */
export function isFastMode(search: string): boolean {
  const value = new URLSearchParams(search).get('pagespeed')
  return value !== 'false' && value !== '0'
}

const events = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const

let isTouched: boolean | null = null

/** Without fast mode nothing waits. */
function read(): boolean {
  isTouched ??= !isFastMode(window.location.search)
  return isTouched
}

function subscribe(changed: () => void): () => void {
  const touch = () => {
    isTouched = true
    changed()
  }
  const options = { once: true, passive: true, capture: true }
  for (const event of events) window.addEventListener(event, touch, options)
  return () => {
    for (const event of events) window.removeEventListener(event, touch, options)
  }
}

/** Whether the shopper has touched this page yet: what a glance does not need waits for it. */
export function useFirstTouch(): boolean {
  return useSyncExternalStore(subscribe, read, () => false)
}
