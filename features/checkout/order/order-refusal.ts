import type { CartItem } from '@/contract/calls/purchase/bag'
import { ApiFailure, type FailureCode } from '@/lib/api/types'

/** Where on the page a refusal belongs. */
export type RefusalPlace = 'delivery' | 'payment' | 'summary'
export type Refusal = { place: RefusalPlace; message: string }

const places: Partial<Record<FailureCode, RefusalPlace>> = {
  ADDRESS_REQUIRED: 'delivery',
  STORE_REQUIRED: 'delivery',
  RISK_REFUSED: 'delivery',
  ADDRESS_LIMIT: 'delivery',
  PAYMENT_METHOD_UNAVAILABLE: 'payment',
  PAYMENT_UNAVAILABLE: 'payment',
}

/** Refusals after which the lines and totals must be read again and confirmed. */
const ofTheBag: readonly FailureCode[] = [
  'OUT_OF_STOCK',
  'NOT_SELLABLE',
  'LINE_GONE',
  'NOTHING_SELECTED',
  'BAG_CHANGED',
]

export function isAboutTheBag(error: Error): boolean {
  return error instanceof ApiFailure && ofTheBag.includes(error.error)
}

/** What is said about a refused order, and where. */
export function refusalOf(error: Error): Refusal {
  const place = error instanceof ApiFailure ? places[error.error] : undefined
  return { place: place ?? 'summary', message: error.message }
}

/** The lines that were to be ordered and no longer can be. */
function lostLines(before: readonly CartItem[], after: readonly CartItem[]): CartItem[] {
  return before.filter(
    (line) => line.isSelected && !after.some(({ id, isSelected }) => id === line.id && isSelected),
  )
}

/** What is said once the lines were read again: which are lost, or that the totals are new. */
export function bagRefusal(error: Error, before: readonly CartItem[], after: readonly CartItem[]): Refusal {
  const lost = lostLines(before, after)
  if (lost.length === 0)
    return { place: 'summary', message: `${error.message}。以下为最新金额，请确认后再次提交` }
  const names = lost.map(({ name }) => `“${name}”`).join('、')
  const next = after.some(({ isSelected }) => isSelected)
    ? '，已从本次订单移除。请确认最新金额后再次提交'
    : ''
  return { place: 'summary', message: `很抱歉，${names}已无法购买${next}` }
}
