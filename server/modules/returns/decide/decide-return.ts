import type { OpsReturn } from '@/contract/calls/ops/returns'
import type { ReturnStatus } from '@/contract/calls/purchase/returns'
import type { Db } from '@/server/db/client'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import { stockTags } from '../../content/stock-tags'
import { returnStock } from '../../inventory/inventory.service'
import { enqueueMessage } from '../../messages/messages.service'
import { changeReturn, inReturn, type LockedReturn } from '../records/change-return'
import { viewOne, viewReturns } from '../records/return-view'
import { findReturn, listReturns } from '../records/returns.repository'

const MOST_LISTED = 50

/** What the message to the shopper says. */
const decisions = { approved: '已通过审核', rejected: '未通过审核' } as const
type Decision = keyof typeof decisions

export async function opsListReturns({ db }: Deps, status: ReturnStatus | undefined): Promise<OpsReturn[]> {
  return viewReturns(db, await listReturns(db, { status, limit: MOST_LISTED }))
}

/** Any return, for operators. */
export async function opsGetReturn({ db }: Deps, returnNo: string): Promise<OpsReturn> {
  const row = await findReturn(db, returnNo)
  if (!row) throw new ApiError('NOT_FOUND')
  return viewOne(db, row)
}

/** Takes or rejects what a shopper asks for. */
export async function decideReturn(
  deps: Deps,
  { id, note }: { id: string; note: string },
  to: Decision,
): Promise<OpsReturn> {
  await inReturn(deps, id, async (tx, locked) => {
    if (locked.row.refundAskedAt !== null) throw new ApiError('RETURN_STATE')
    const step = { at: deps.clock.now(), actor: 'operator', note } as const
    await changeReturn(tx, locked, { to, step, change: { note } })
    await tellDecision(tx, locked, { to, at: step.at })
  })
  return opsGetReturn(deps, id)
}

/** The shopper is told once of each decision; nobody is once their account is gone. */
async function tellDecision(
  tx: Db,
  { row, order }: LockedReturn,
  { to, at }: { to: Decision; at: Date },
): Promise<void> {
  const { customerId } = order
  if (customerId === null) return
  const eventKey = `return_decided:${row.returnNo}:${to}`
  const parameters = { returnNo: row.returnNo, decision: decisions[to] }
  await enqueueMessage(tx, { eventKey, kind: 'return_decided', to: { customerId }, parameters }, at)
}

/** Notes that the pieces are back; those in good order can be sold again. */
export async function receiveReturn(
  deps: Deps,
  { id, isInGoodOrder }: { id: string; isInGoodOrder: boolean },
): Promise<OpsReturn> {
  const crossed = await inReturn(deps, id, async (tx, locked) => {
    const note = isInGoodOrder ? '' : '商品有损，未入库'
    const step = { at: deps.clock.now(), actor: 'operator', note } as const
    await changeReturn(tx, locked, { to: 'received', step })
    return isInGoodOrder ? (await returnStock(tx, unitsOf(locked))).crossed : []
  })
  deps.storefront.expire(await stockTags(deps.db, crossed))
  return opsGetReturn(deps, id)
}

function unitsOf({ lines, items }: LockedReturn) {
  return items.flatMap((item) => {
    const line = lines.find(({ id }) => id === item.lineId)
    return (line?.parts ?? []).map(({ sku, qty }) => ({ sku, qty: qty * item.qty }))
  })
}
