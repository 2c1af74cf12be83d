import { useSyncExternalStore } from 'react'

const events = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const

let isTouched = false

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
  return useSyncExternalStore(
    subscribe,
    () => isTouched,
    () => false,
  )
}
