import type { NavigationItem } from '@/contract/calls/catalogue/catalogue'
import { groupBy } from '@/server/platform/group-by'
import type { CategoryRow } from '../categories/categories.service'

type Entry = Pick<CategoryRow, 'id' | 'parentId' | 'urlKey' | 'name' | 'nameEn' | 'navigation'>

/** The desktop menu shows three levels (A§9); what lies deeper is reached from the pages. */
const LEVELS = 3

type Tree = {
  below: ReadonlyMap<string | null, readonly Entry[]>
  /** The addresses at which a page stands in place of a category's list. */
  pageUrls: ReadonlySet<string>
}

/** The menu as a tree, and before which top entries a gap opens a new group (A§3). */
export function navigationOf(
  rows: readonly Entry[],
  pageUrls: ReadonlySet<string>,
): { items: NavigationItem[]; count: number[] } {
  const below = groupBy(
    rows.filter(({ navigation }) => !navigation.isHidden),
    ({ parentId }) => parentId,
  )
  const top = below.get(null) ?? []
  return {
    items: itemsOf({ below, pageUrls }, null, 1),
    count: top.flatMap(({ navigation }, place) => (navigation.gapBefore && place > 0 ? [place] : [])),
  }
}

function itemsOf(tree: Tree, parent: string | null, level: number): NavigationItem[] {
  if (level > LEVELS) return []
  return (tree.below.get(parent) ?? []).map(({ id, name, nameEn, urlKey, navigation }) => ({
    ...{ id, name, nameEn, level },
    url: addressOf({ urlKey, navigation }, tree.pageUrls),
    subImage: navigation.subImage ?? null,
    title: navigation.title,
    subTitle: navigation.subTitle,
    isSetRedirectUrl: navigation.redirectUrl !== undefined,
    items: itemsOf(tree, id, level + 1),
  }))
}

/** Where a category is found: at the address it is led to, on the page that stands in for its list, else at its list. */
export function addressOf(
  { urlKey, navigation }: Pick<CategoryRow, 'urlKey' | 'navigation'>,
  pageUrls: ReadonlySet<string>,
): string {
  return navigation.redirectUrl ?? (pageUrls.has(urlKey) ? `/${urlKey}` : `/categories/${urlKey}`)
}
