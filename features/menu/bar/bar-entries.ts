import { hasGap, type Navigation } from '../navigation/navigation'

/** A top entry and what lies right below it: all the header shows of the menu. */
export type BarEntry = {
  id: string
  name: string
  url: string
  /** A gap stands before it. */
  isApart?: true
  below: readonly { name: string; url: string }[]
}

/** The top two levels of the menu. */
export function barEntries({ items, count }: Navigation): BarEntry[] {
  return items.map(({ id, name, url, items: below }, place) => ({
    id,
    name,
    url,
    ...(hasGap(count, place) && { isApart: true }),
    below: below.map((child) => ({ name: child.name, url: child.url })),
  }))
}
