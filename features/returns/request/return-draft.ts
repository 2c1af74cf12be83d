import type { Data } from '@/lib/api/types'
import type { ReturnRequest } from '../queries'

export type ReturnOrder = Data<'getReturnOrder'>
export type ReturnableLine = ReturnOrder['items'][number]

/** What the shopper has chosen so far: the lines by their id. */
export type ReturnDraft = Readonly<Record<string, { qty: number; reason: string; comment: string }>>

/** Lines that are chosen but for which no reason is. */
export function missingReasons(draft: ReturnDraft): Record<string, string> {
  const missing = Object.entries(draft).filter(([, { reason }]) => reason === '')
  return Object.fromEntries(missing.map(([itemId]) => [itemId, '请选择退货原因']))
}

/** What the chosen pieces cost, in fen. */
export function draftAmount(lines: readonly ReturnableLine[], draft: ReturnDraft): number {
  return lines.reduce((sum, { itemId, price }) => sum + price * (draft[itemId]?.qty ?? 0), 0)
}

/** A draft as the API takes it. */
export function requestOf(
  draft: ReturnDraft,
  { orderNo, isReturnToStore }: { orderNo: string; isReturnToStore: boolean },
): ReturnRequest {
  const items = Object.entries(draft).map(([itemId, { qty, reason, comment }]) => ({
    itemId,
    qty,
    reason,
    ...(comment && { comment }),
  }))
  return { orderNo, isReturnToStore, items }
}
