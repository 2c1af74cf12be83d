import type { OpsReturn } from '@/contract/calls/ops/returns'
import type { Return } from '@/contract/calls/purchase/returns'
import { returnReasons } from '@/contract/rules/purchase/returns'
import type { Db } from '@/server/db/client'
import { ApiError } from '@/server/http/answer/api-error'
import { findReturningOrders, type ReturningLine, type ReturningOrder } from '../../orders/returning'
import { canReturnBecome, returnStatusLabel } from './return-states'
import { addressOf } from './return-address'
import * as repository from './returns.repository'
import type { ReturnItemRow, ReturnRow, ReturnStep } from './returns.repository'

/** Returns as the house sees them. */
export async function viewReturns(db: Db, rows: readonly ReturnRow[]): Promise<OpsReturn[]> {
  const ids = rows.map(({ id }) => id)
  const orders = await findReturningOrders(db, [...new Set(rows.map(({ orderId }) => orderId))])
  const items = await repository.findItems(db, ids)
  const steps = await repository.findSteps(db, ids)
  return rows.map((row) => {
    const returning = orders.get(row.orderId)
    if (!returning) throw new Error('a return without its order')
    const isOwn = ({ returnId }: { returnId: string }) => returnId === row.id
    return viewReturn(row, returning, { items: items.filter(isOwn), steps: steps.filter(isOwn) })
  })
}

/** One return as the house sees it. */
export async function viewOne(db: Db, row: ReturnRow): Promise<OpsReturn> {
  const [view] = await viewReturns(db, [row])
  if (!view) throw new ApiError('NOT_FOUND')
  return view
}

/** A return as its owner sees it: without what the house alone needs. */
export function forOwner({ items, ...view }: OpsReturn): Return {
  return { ...view, items: items.map(({ sku: _, comment: __, ...item }) => item) }
}

function viewReturn(
  row: ReturnRow,
  { order, lines }: ReturningOrder,
  { items, steps }: { items: readonly ReturnItemRow[]; steps: readonly ReturnStep[] },
): OpsReturn {
  const { status, isReturnToStore } = row
  return {
    id: row.returnNo,
    orderBn: order.orderBn,
    status,
    statusLabel: returnStatusLabel(status),
    createdAt: row.createdAt.toISOString(),
    isReturnToStore,
    address: addressOf(row, order.store),
    amount: row.amountFen,
    note: row.note,
    canCancel: canReturnBecome(status, 'canceled'),
    canAddTracking: !isReturnToStore && canReturnBecome(status, 'shipped'),
    history: steps.map(({ to, at }) => ({
      status: to,
      statusLabel: returnStatusLabel(to),
      at: at.toISOString(),
    })),
    items: lines.flatMap((line) =>
      items.flatMap((item) => (item.lineId === line.id ? [viewItem(row, item, line)] : [])),
    ),
  }
}

function viewItem(row: ReturnRow, item: ReturnItemRow, line: ReturningLine): OpsReturn['items'][number] {
  return {
    entityId: item.id,
    qtyRequested: item.qty,
    reason: returnReasons.find(({ code }) => code === item.reason)?.label ?? item.reason,
    comment: item.comment ?? '',
    sku: line.sku,
    carrierTitle: row.carrier,
    trackNumber: row.trackNumber,
    isReturnToStore: row.isReturnToStore,
    product: {
      name: line.name,
      price: line.priceFen,
      imgUrl: line.image,
      attributesInfo: line.attributes,
      url: line.url,
      isBundle: line.isBundle,
      bundleType: line.bundleType,
      bundleChild: line.bundleChildren,
    },
  }
}
