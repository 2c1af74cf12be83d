import type { CartItem } from '@/contract/calls/purchase/bag'
import { ApiError } from '@/server/http/answer/api-error'
import { totalsOf } from '../bag/view/bag-totals'
import type { ViewedLine } from '../bag/view/bag-view'

type Seen = { itemIds: readonly string[]; grandTotal: number }

/** The lines an order is made of; refused unless they are what the shopper saw, and can be had. */
export function checkLines(lines: readonly ViewedLine[], { itemIds, grandTotal }: Seen): ViewedLine[] {
  const ids = [...new Set(itemIds)]
  const chosen = ids.flatMap((id) => lines.find(({ item }) => item.id === id) ?? [])
  if (chosen.length < ids.length) throw new ApiError('LINE_GONE')
  const items = chosen.map(({ item }) => item)
  refuseUnavailable(items)
  if (!items.some((item) => item.isSelected)) throw new ApiError('NOTHING_SELECTED')
  const isWhole = items.every((item) => item.isSelected)
  if (!isWhole || totalsOf(items).grand !== grandTotal) throw new ApiError('BAG_CHANGED')
  return chosen
}

function refuseUnavailable(items: readonly CartItem[]): void {
  const item = items.find(({ isAvailable }) => !isAvailable)
  if (!item) return
  const isSoldOut = item.unavailableReason === 'OUT_OF_STOCK'
  if (isSoldOut) throw new ApiError('OUT_OF_STOCK', { data: { sku: item.sku, available: item.stock } })
  throw new ApiError('NOT_SELLABLE', { data: { sku: item.sku } })
}
