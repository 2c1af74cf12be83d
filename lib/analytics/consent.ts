import { useSyncExternalStore } from 'react'
import { removeItem, storedItem, storeItem } from '../browser/storage'

const KEY = 'analytics_consent'

/** Whether this browser's visitor agreed that what is done here may be told to the analytics. decision 0019 */
export function mayTrack(): boolean {
  return storedItem(KEY) !== null
}

/** Gives or takes back the consent, in every tab of this browser. */
export function setMayTrack(isAgreed: boolean): void {
  if (isAgreed) storeItem(KEY, String(Date.now()))
  else removeItem(KEY)
  // Other tabs are told by the browser, this one is not.
  window.dispatchEvent(new Event('storage'))
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
