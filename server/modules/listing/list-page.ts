import { and, count, has, slice, without, type Bitset } from './bitset'
import type { CatalogueIndex } from './catalogue-index'

/** How a list is asked for; a `sortDir` alone means by price (B§7). */
export type ListView = {
  sort?: 'position' | 'price' | undefined
  sortDir?: 'asc' | 'desc' | undefined
  page: number
  pageSize: number
}

export type ListPage = {
  skus: string[]
  totalProducts: number
  page: number
  pageSize: number
  totalPages: number
}

/**
 * One page of a set of products, in the order asked for; by position, those of the first rank come first, then
 * those of the second, and so on. A page beyond the last is empty.
 */
export function pageOf(
  index: CatalogueIndex,
  products: Bitset,
  view: ListView,
  ranks: readonly Bitset[] = [],
): ListPage {
  const { page, pageSize } = view
  const totalProducts = count(products)
  return {
    skus: membersInOrder(index, products, view, ranks).flatMap((number) => index.skus[number] ?? []),
    ...{ totalProducts, page, pageSize, totalPages: Math.ceil(totalProducts / pageSize) },
  }
}

/** Whether a list is sorted by price, and which way. */
export function priceDirection({ sort, sortDir }: Pick<ListView, 'sort' | 'sortDir'>): 'asc' | 'desc' | null {
  if (sort === 'price' || (sort === undefined && sortDir)) return sortDir ?? 'asc'
  return null
}

function membersInOrder(
  index: CatalogueIndex,
  products: Bitset,
  view: ListView,
  ranks: readonly Bitset[],
): number[] {
  const { page, pageSize } = view
  const offset = (page - 1) * pageSize
  const direction = priceDirection(view)
  if (direction) return sliceInOrder(index.byPrice[direction], products, { offset, limit: pageSize })
  return sliceByRank(products, ranks, offset, pageSize)
}

/** Up to `limit` members from the `offset`-th on: those of each rank in turn, then the rest. */
export function sliceByRank(
  products: Bitset,
  ranks: readonly Bitset[],
  offset: number,
  limit: number,
): number[] {
  const members: number[] = []
  let rest = products
  let skip = offset
  for (const rank of [...ranks, products]) {
    const within = and(rest, rank)
    members.push(...slice(within, skip, limit - members.length))
    if (members.length === limit) break
    skip = Math.max(0, skip - count(within))
    rest = without(rest, within)
  }
  return members
}

function sliceInOrder(
  order: readonly number[],
  products: Bitset,
  { offset, limit }: { offset: number; limit: number },
): number[] {
  const members: number[] = []
  let left = offset
  for (const number of order) {
    if (!has(products, number)) continue
    if (left > 0) left -= 1
    else if (members.push(number) === limit) break
  }
  return members
}
