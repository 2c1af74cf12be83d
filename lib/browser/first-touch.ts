import { useSyncExternalStore } from 'react'
import { isFastMode } from './fast-mode'

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
