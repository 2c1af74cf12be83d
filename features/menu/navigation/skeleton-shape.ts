import { readCookie, writeCookie } from '@/lib/browser/storage'
import type { NavigationItem } from './navigation'

const cookie = 'skeleton_navs'
const usual = 8
const most = 20

/** Keeps how many entries lie below each top one, so that the next skeleton has the menu's own shape. A§9. */
export function keepShape(items: readonly NavigationItem[]): void {
  writeCookie(cookie, items.map(({ items: below }) => below.length).join('.'))
}

/** How many entries to expect below the top entry at this place. */
export function expectedEntries(place: number): number {
  const expected = Number(readCookie(cookie)?.split('.')[place])
  return Number.isInteger(expected) && expected > 0 ? Math.min(expected, most) : usual
}
