import { allOf, anyOf, bestOf } from '@/contract/rules/catalogue/availability'
import { groupBy } from '@/server/platform/group-by'

type Stock = ReadonlyMap<string, number>
type Child = { sku: string; notSaleForChina: boolean }
type Part = Child & { optionId: string }

/** A child or part with the pieces there are of it. */
export function withStock<T extends Child>(child: T, stock: Stock): T & { stock: number } {
  return { ...child, stock: stock.get(child.sku) ?? 0 }
}

/** A product as a whole, before anything is chosen of it: its children, or the best its options allow. */
export function wholeOf(
  { children, parts }: { children: readonly Child[]; parts: readonly Part[] },
  stock: Stock,
) {
  if (parts.length === 0) return anyOf(children.map((child) => withStock(child, stock)))
  const options = [...groupBy(parts, ({ optionId }) => optionId).values()]
  return allOf(options.map((offered) => bestOf(offered.map((part) => withStock(part, stock)))))
}
