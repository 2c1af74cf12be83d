import { storedItem, storeItem } from '@/lib/browser/storage'

/** Whether the shopper has agreed, within the last fourteen days, to how camera and photo are used. A§9. */
export function hasConsented(): boolean {
  return storedItem('try_on_consent') !== null
}

export function rememberConsent(): void {
  storeItem('try_on_consent', 'yes')
}
