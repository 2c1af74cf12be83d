import type { ReturnStatus } from '@/contract/calls/purchase/returns'
import type { Db } from '@/server/db/client'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import { lockReturning, writeReturnIds, type ReturningOrder } from '../../orders/returning'
import { returnIdsOf } from '../../orders/view/returnable-line'
import { canReturnBecome } from './return-states'
import * as repository from './returns.repository'
import type { ReturnItemRow, ReturnRow, ReturnStep } from './returns.repository'

/** A return under the lock of its order. */
export type LockedReturn = ReturningOrder & { row: ReturnRow; items: ReturnItemRow[] }

/** Who changes a return, when, and what they say. */
export type Step = Pick<ReturnStep, 'at' | 'actor'> & { note?: string }

/** Reads a return by its number, any customer's, under the lock of its order. */
export async function lockReturn(tx: Db, returnNo: string): Promise<LockedReturn> {
  const found = await repository.findReturn(tx, returnNo)
  if (!found) throw new ApiError('NOT_FOUND')
  const returning = await lockReturning(tx, found.orderId)
  const row = await repository.findReturn(tx, returnNo)
  if (!row) throw new ApiError('NOT_FOUND')
  return { ...returning, row, items: await repository.findItems(tx, [row.id]) }
}

type Change = Partial<Pick<ReturnRow, 'carrier' | 'trackNumber' | 'note'>>

/** The only way a return changes its state. Its pieces are free for another one when it ends without money. */
export async function changeReturn(
  tx: Db,
  locked: LockedReturn,
  { to, step, change = {} }: { to: ReturnStatus; step: Step; change?: Change },
): Promise<void> {
  const { row } = locked
  if (!canReturnBecome(row.status, to)) throw new ApiError('RETURN_STATE')
  await repository.updateReturn(tx, row.id, { ...change, status: to })
  await repository.insertStep(tx, { returnId: row.id, from: row.status, to, ...step })
  if (to === 'rejected' || to === 'canceled') await freePieces(tx, locked)
}

async function freePieces(tx: Db, { row, lines, items }: LockedReturn): Promise<void> {
  for (const line of lines.filter(({ id }) => items.some((item) => item.lineId === id))) {
    await writeReturnIds(
      tx,
      line,
      returnIdsOf(line).filter((returnNo) => returnNo !== row.returnNo),
    )
  }
}

/** One change of one return in a transaction of its own; fails like a missing one for whoever may not see it. */
export async function inReturn<T>(
  deps: Deps,
  returnNo: string,
  change: (tx: Db, locked: LockedReturn) => Promise<T>,
): Promise<T> {
  return deps.db.transaction(async (tx) => change(tx, await lockReturn(tx, returnNo)))
}
