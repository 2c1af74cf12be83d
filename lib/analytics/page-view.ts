import { storedItem, storeItem } from '../browser/storage'
import { track } from './track'

/** Tells that the page at `path` is shown, under its `name`, and which page came before. A§9. */
export function trackPageView(path: string, name: string): void {
  const [lastPath, lastName, beforeLast] = storedItem('page_referrer')?.split(' ') ?? []
  const referrer = (lastPath === path ? beforeLast : lastName) || null
  track({ event: 'page_view', payload: { referrer } })
  storeItem('page_referrer', [path, name, referrer ?? ''].join(' '))
}
