import { eq, lte, sql } from 'drizzle-orm'
import type { ErrorCode } from '@/contract/calls/errors'
import type { Db } from '@/server/db/client'
import { lookupHashOf } from '@/server/db/personal-data'
import { attempts } from '@/server/db/schema/customer/login'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'

/** At most `limit` times in `windowMs`, counted from the first; beyond it the caller is refused with `error`. */
export type AttemptRule = { name: string; limit: number; windowMs: number; error?: ErrorCode }

/**
 * Counts one attempt of `subject`, and refuses when there were too many. Counts for good: call it outside
 * the transaction of the use case, which may be rolled back.
 */
export async function countAttempt(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  rule: AttemptRule,
  subject: string,
): Promise<void> {
  const now = clock.now()
  // What ends later than any attempt of now could was counted before the clock was set back: it must not last until then. Twice the
  // time, because the clocks of two APIs differ a little.
  const latest = new Date(now.getTime() + 2 * rule.windowMs)
  const isOver = sql`${attempts.expiresAt} <= ${now.toISOString()}::timestamptz or ${attempts.expiresAt} > ${latest.toISOString()}::timestamptz`
  const [row] = await db
    .insert(attempts)
    .values({ key: keyOf(rule, subject), count: 1, expiresAt: new Date(now.getTime() + rule.windowMs) })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${attempts.expiresAt} end`,
      },
    })
    .returning()
  if (!row || row.count <= rule.limit) return

  const retryAfterSeconds = Math.ceil((row.expiresAt.getTime() - now.getTime()) / 1000)
  throw new ApiError(rule.error ?? 'TOO_MANY_REQUESTS', { retryAfterSeconds, data: { retryAfterSeconds } })
}

/** Counts an attempt from an address, unless that is one of our own machines and says nothing of who calls. */
export async function countAttemptFrom(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  rule: AttemptRule,
  address: string,
) {
  const { hasRateLimits, isTrustedProxy } = deps.config
  if (hasRateLimits && !isTrustedProxy(address)) await countAttempt(deps, rule, address)
}

/** Forgets the attempts of `subject`, after a success. */
export async function forgetAttempts(db: Db, rule: AttemptRule, subject: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, keyOf(rule, subject)))
}

export async function removeExpiredAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(attempts).where(lte(attempts.expiresAt, now))
}

function keyOf(rule: AttemptRule, subject: string): string {
  return `${rule.name} ${lookupHashOf(subject)}`
}
