import { removeItem, storeItem } from '../browser/storage'

/** Gives or takes back the consent to the analytics, in every tab of this browser. */
export function setMayTrack(isAgreed: boolean): void {
  if (isAgreed) storeItem('analytics_consent', String(Date.now()))
  else removeItem('analytics_consent')
  // Other tabs are told by the browser, this one is not.
  window.dispatchEvent(new Event('storage'))
}
