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
 * One page of a set of products, in the order asked for; by position, the preferred ones come first.
 * A page beyond the last is empty.
 */
export function pageOf(
  index: CatalogueIndex,
  products: Bitset,
  view: ListView,
  preferred?: Bitset,
): ListPage {
  const { page, pageSize } = view
  const totalProducts = count(products)
  return {
    skus: membersInOrder(index, products, view, preferred).flatMap((number) => index.skus[number] ?? []),
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
  preferred?: Bitset,
): number[] {
  const { page, pageSize } = view
  const offset = (page - 1) * pageSize
  const direction = priceDirection(view)
  if (direction) return sliceInOrder(index.byPrice[direction], products, { offset, limit: pageSize })
  if (!preferred) return slice(products, offset, pageSize)

  const first = and(products, preferred)
  const found = slice(first, offset, pageSize)
  const skip = Math.max(0, offset - count(first))
  return [...found, ...slice(without(products, first), skip, pageSize - found.length)]
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
