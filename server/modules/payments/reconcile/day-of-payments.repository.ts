import { and, asc, eq, exists, gt, gte, inArray, isNotNull, isNull, lt, or, type Column } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { payments } from '@/server/db/schema/purchase/payments'
import { refunds } from '@/server/db/schema/purchase/refunds'
import type { Payment } from '../payments.repository'
import type { Refund } from '../refunds.repository'

/** From this moment until just before the other. */
export type Span = { from: Date; to: Date }

const isIn = (column: Column, { from, to }: Span) => and(gte(column, from), lt(column, to))
const isMovedIn = (span: Span) => or(isIn(refunds.askedAt, span), isIn(refunds.doneAt, span))

/**
 * Payments of which money may have moved in a span, by their id: paid in it, sent back in it, or opened before its end and
 * not paid here, for as long as an order may wait to be paid.
 */
export function findMoved(
  db: Db,
  span: Span,
  { openedSince, after, limit }: { openedSince: Date; after: string | undefined; limit: number },
): Promise<Payment[]> {
  const isUnpaid = and(isNull(payments.paidAt), isIn(payments.openedAt, { from: openedSince, to: span.to }))
  const isRefunded = exists(
    db
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.paymentId, payments.id), isMovedIn(span))),
  )
  return db
    .select()
    .from(payments)
    .where(
      and(
        isNotNull(payments.providerRef),
        or(isIn(payments.paidAt, span), isUnpaid, isRefunded),
        after === undefined ? undefined : gt(payments.id, after),
      ),
    )
    .orderBy(asc(payments.id))
    .limit(limit)
}

/** Refunds of these payments that were asked for, or taken, in a span. */
export function findMovedRefunds(db: Db, paymentIds: readonly string[], span: Span): Promise<Refund[]> {
  if (paymentIds.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(refunds)
    .where(and(inArray(refunds.paymentId, [...paymentIds]), isMovedIn(span)))
}
