import type { NavigationItem } from '@/contract/calls/catalogue/catalogue'
import type { Data } from '@/lib/api/types'
import type { MenuPlace } from '@/stores/menu-store'

export type { NavigationItem }
export type Navigation = Data<'listCategories'>

const top = (id: string, name: string, nameEn: string): NavigationItem => ({
  ...{ id, name, nameEn, level: 1, url: `/categories/${id}` },
  ...{ subImage: null, title: '', subTitle: '', isSetRedirectUrl: false, items: [] },
})

/** The five entries that stand in until the menu is there, or while it cannot be read; a gap before the third. A§2, A§9. */
export const fallbackNavigation: Navigation = {
  items: [
    top('women', '女士', 'Femme'),
    top('men', '男士', 'Homme'),
    top('collections', '系列', 'Collections'),
    top('studio', '时装屋', 'La Maison'),
    top('haute-perfumery', '高级香水', 'Haute Parfumerie'),
  ],
  count: [2],
}

/** Whether a gap stands before the entry at this place, since a group begins with it. A§3, `hasSpace`. */
export function hasGap(count: readonly number[], place: number): boolean {
  return place > 0 && count.includes(place)
}

/** By what a link of the menu is known on the page it leads to: the entry itself, or the whole of one (A§2). */
export function navOf(id: string, part?: 'view-all' | 'view-more'): string {
  return part ? `${part}-${id}` : id
}

/** The entries from the top to the one the nav query names, else to the innermost the page lies in. A§4. */
export function trailTo(items: readonly NavigationItem[], { nav, paths }: MenuPlace): NavigationItem[] {
  const id = nav?.replace(/^view-(all|more)-/, '')
  const named = id ? pathTo(items, (item) => item.id === id) : []
  if (named.length > 0) return named
  for (const path of [...paths].reverse()) {
    const trail = pathTo(items, ({ url }) => url === path)
    if (trail.length > 0) return trail
  }
  return []
}

function pathTo(
  items: readonly NavigationItem[],
  matches: (item: NavigationItem) => boolean,
): NavigationItem[] {
  for (const item of items) {
    if (matches(item)) return [item]
    const below = pathTo(item.items, matches)
    if (below.length > 0) return [item, ...below]
  }
  return []
}

export type Promotion = { image: string; title: string; subTitle: string; url: string; nav: string }

/**
 * The picture blocks beside the open entries, innermost first: their own, then those of what lies below the top one. No
 * picture twice.
 */
export function promotionsOf(trail: readonly NavigationItem[], most: number): Promotion[] {
  const chosen = new Map<string, Promotion>()
  for (const { id, url, subImage, title, subTitle } of [
    ...[...trail].reverse(),
    ...(trail[0]?.items ?? []),
  ]) {
    if (subImage && title && !chosen.has(subImage))
      chosen.set(subImage, { image: subImage, title, subTitle, url, nav: navOf(id) })
  }
  return [...chosen.values()].slice(0, most)
}
