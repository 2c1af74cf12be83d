import { useSyncExternalStore } from 'react'
import { storedItem } from '../browser/storage'

/** Whether this browser's visitor agreed that what is done here may be told to the analytics. decision 0020 */
export function mayTrack(): boolean {
  return storedItem('analytics_consent') !== null
}

/** Calls `changed` when something was stored, here or in another tab; answers the unsubscribe. */
export function onConsent(changed: () => void): () => void {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}

/** `mayTrack`, followed; false on the server. */
export function useMayTrack(): boolean {
  return useSyncExternalStore(onConsent, mayTrack, () => false)
}
