import type { DataOf } from '@/contract/calls/endpoint'
import type { returnCalls } from '@/contract/calls/purchase/returns'
import {
  isForQualityOnly,
  isInReturnTime,
  returnableQty,
  returnReasons,
  returnsEndAt,
} from '@/contract/rules/purchase/returns'
import type { Deps } from '@/server/http/calls/deps'
import { findReturning, type ReturningLine } from '../../orders/returning'
import { viewLine } from '../../orders/view/line-view'
import { returnableOf } from '../../orders/view/returnable-line'

type ReturnOrder = DataOf<typeof returnCalls.getReturnOrder>

/** What of a customer's order may be returned, until when and why. B§3. */
export async function getReturnOrder(
  deps: Deps,
  own: { customerId: string; orderNo: string },
): Promise<ReturnOrder> {
  const { order, lines } = await findReturning(deps.db, own)
  const isInTime = isInReturnTime(order, deps.clock.now())
  const items = lines.map((line) => viewReturnable(line, isInTime))
  const canReturn = items.some((item) => item.canReturn)
  return {
    incrementId: order.orderBn,
    orderCompletedAt: order.completedAt?.toISOString() ?? null,
    returnsEndAt: order.completedAt && returnsEndAt(order.completedAt).toISOString(),
    canReturn,
    canReturnOfflineStore: canReturn,
    reasons: returnReasons.map((reason) => ({ ...reason })),
    items,
    bundleItems: lines.flatMap(partsOfBelt),
  }
}

function viewReturnable(line: ReturningLine, isInTime: boolean): ReturnOrder['items'][number] {
  const returnable = returnableOf(line)
  const qty = returnableQty(returnable)
  return {
    ...viewLine(line, ''),
    itemId: line.id,
    canReturn: isInTime && qty > 0,
    returnableQty: qty,
    isForQualityOnly: isForQualityOnly(returnable),
    isSample: returnable.isSample,
  }
}

function partsOfBelt({ id, bundleType, bundleChildren }: ReturningLine): ReturnOrder['bundleItems'] {
  return bundleType === 'belt' ? bundleChildren.map((part) => ({ ...part, parentItemId: id })) : []
}
