import type { MenuPlace } from '@/stores/menu-store'
import { trailTo, type NavigationItem } from './navigation'

/** Below the top level two more can be open: three on desktop, two to drill into on phones (A§9). */
const DEEPEST = 2

type Start = { openItemId: string | null; place: MenuPlace; isPhone: boolean; isPending: boolean }

/**
 * Which entries are open when the menu opens, outermost first: those of the page, by nav query or breadcrumbs. A top entry
 * that was pressed comes before them. On phones the menu begins at the first level on search and product pages. A§4.
 */
export function entriesAtStart(
  items: readonly NavigationItem[],
  { openItemId, place, isPhone, isPending }: Start,
): string[] {
  const followed = trailTo(items, place)
    .filter((item) => isPending || item.items.length > 0)
    .slice(0, DEEPEST)
    .map(({ id }) => id)
  if (isPhone) return place.isApart ? [] : followed
  const wanted = openItemId ?? followed[0] ?? items[0]?.id
  if (wanted === undefined || wanted === followed[0]) return followed
  return [wanted]
}

/** The items of these ids, as far as they lie in the tree. */
export function itemsOf(items: readonly NavigationItem[], ids: readonly string[]): NavigationItem[] {
  const [id, ...deeper] = ids
  const item = items.find((one) => one.id === id)
  return item ? [item, ...itemsOf(item.items, deeper)] : []
}
