import { storedItem, storeItem } from '../browser/storage'
import { track } from './track'

/** Tells of the page that is shown, with the one before it. A§9. */
export function trackPageView(): void {
  track({ event: 'page_view', payload: { referrer: storedItem('page_referrer') } })
  storeItem('page_referrer', document.documentElement.dataset.page ?? '')
}
