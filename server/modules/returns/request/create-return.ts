import { createHash } from 'node:crypto'
import type { ParsedOf } from '@/contract/calls/endpoint'
import type { Return, returnCalls } from '@/contract/calls/purchase/returns'
import { isInReturnTime, judgeReturn } from '@/contract/rules/purchase/returns'
import type { Db } from '@/server/db/client'
import { lookupHashOf } from '@/server/db/personal-data'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import { findReturning, lockReturning, writeReturnIds, type ReturningLine } from '../../orders/returning'
import { returnableOf, returnIdsOf } from '../../orders/view/returnable-line'
import { newNumber } from '../../orders/placing/order-number'
import { forOwner, viewOne } from '../records/return-view'
import * as repository from '../records/returns.repository'
import type { ReturnRow } from '../records/returns.repository'

type Input = ParsedOf<typeof returnCalls.createReturn>['body']
type Asked = Input['items'][number]
type Chosen = { line: ReturningLine; asked: Asked }

/**
 * Asks to return pieces of a customer's own order, under its lock: no piece is returned twice. The same key answers the return
 * it made before, so that a repeated press or a retry after a lost answer never makes two.
 */
export async function createReturn(deps: Deps, customerId: string, input: Input): Promise<Return> {
  const row = await deps.db.transaction(async (tx) => {
    const found = await findReturning(tx, { customerId, orderNo: input.orderNo })
    const { order, lines } = await lockReturning(tx, found.order.id)
    const before = await findAsked(tx, order.id, input)
    if (before) return before
    const now = deps.clock.now()
    if (!isInReturnTime(order, now)) throw new ApiError('ORDER_STATE')
    const chosen = choose(lines, input.items)
    const written = await repository.insertReturn(
      tx,
      {
        returnNo: newNumber('RT', now),
        orderId: order.id,
        idempotencyKey: input.idempotencyKey,
        requestHash: hashOf(input),
        status: 'pending',
        createdAt: now,
        isReturnToStore: input.isReturnToStore,
        amountFen: chosen.reduce((sum, { line, asked }) => sum + line.priceFen * asked.qty, 0),
      },
      chosen.map(({ asked }) => ({
        lineId: asked.itemId,
        qty: asked.qty,
        reason: asked.reason,
        comment: asked.comment || null,
      })),
    )
    await repository.insertStep(tx, { returnId: written.id, at: now, to: 'pending', actor: 'customer' })
    await markPieces(tx, written.returnNo, chosen)
    return written
  })
  return forOwner(await viewOne(deps.db, row))
}

/** The return a key has made before; refused when something else is asked for under it now. */
async function findAsked(tx: Db, orderId: string, input: Input): Promise<ReturnRow | null> {
  const row = await repository.findReturnByKey(tx, orderId, input.idempotencyKey)
  if (row && row.requestHash !== lookupHashOf(hashOf(input))) throw new ApiError('IDEMPOTENCY_CONFLICT')
  return row
}

/** What is asked for, without its key. */
function hashOf({ idempotencyKey: _, ...input }: Input): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('hex')
}

/** The lines that are asked for; refused as a whole, each with what is wrong with it. */
function choose(lines: readonly ReturningLine[], asked: readonly Asked[]): Chosen[] {
  const chosen = asked.flatMap((item) => {
    const line = lines.find(({ id }) => id === item.itemId)
    return line ? [{ line, asked: item }] : []
  })
  const isEachOnce = new Set(chosen.map(({ line }) => line.id)).size === asked.length
  if (!isEachOnce) throw new ApiError('NOT_FOUND')
  const faults = chosen.flatMap(({ line, asked: item }): [string, string][] => {
    const fault = judgeReturn(returnableOf(line), item)
    return fault === null ? [] : [[line.id, fault]]
  })
  if (faults.length > 0) throw new ApiError('INVALID_INPUT', { validationResult: Object.fromEntries(faults) })
  return chosen
}

/** Each piece remembers its return. B§4. */
async function markPieces(tx: Db, returnNo: string, chosen: readonly Chosen[]): Promise<void> {
  for (const { line, asked } of chosen) {
    const ids = Array.from({ length: asked.qty }, () => returnNo)
    await writeReturnIds(tx, line, [...returnIdsOf(line), ...ids])
  }
}
