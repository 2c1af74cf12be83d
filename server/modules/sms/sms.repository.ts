import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import type { CodePurpose } from '@/contract/calls/customer/customer'
import type { Db } from '@/server/db/client'
import { smsCodes } from '@/server/db/schema/customer/login'

type SmsCode = typeof smsCodes.$inferSelect
type Lookup = { mobile: string; types: readonly CodePurpose[]; now: Date }

export async function saveCode(db: Db, code: Omit<SmsCode, 'wrongTries'>): Promise<void> {
  const fresh = { ...code, wrongTries: 0 }
  await db
    .insert(smsCodes)
    .values(fresh)
    .onConflictDoUpdate({ target: [smsCodes.mobile, smsCodes.type], set: fresh })
}

/** The codes in time and their wrong tries, this one counted on each that differs: one statement, so no guess is free. */
export function tryCode(
  db: Db,
  lookup: Lookup,
  codeHashes: readonly string[],
): Promise<Pick<SmsCode, 'codeHash' | 'wrongTries'>[]> {
  return db
    .update(smsCodes)
    .set({
      wrongTries: sql`${smsCodes.wrongTries} + case when ${inArray(smsCodes.codeHash, [...codeHashes])} then 0 else 1 end`,
    })
    .where(isInTime(lookup))
    .returning({ codeHash: smsCodes.codeHash, wrongTries: smsCodes.wrongTries })
}

/** Removes a live code that equals; false when there is none (any more). */
export async function takeCode(
  db: Db,
  { maxWrongTries, ...lookup }: Lookup & { maxWrongTries: number },
  codeHashes: readonly string[],
): Promise<boolean> {
  const rows = await db
    .delete(smsCodes)
    .where(
      and(
        isInTime(lookup),
        lt(smsCodes.wrongTries, maxWrongTries),
        inArray(smsCodes.codeHash, [...codeHashes]),
      ),
    )
    .returning({ type: smsCodes.type })
  return rows.length > 0
}

export async function removeExpiredCodes(db: Db, now: Date): Promise<void> {
  await db.delete(smsCodes).where(lte(smsCodes.expiresAt, now))
}

function isInTime({ mobile, types, now }: Lookup) {
  return and(eq(smsCodes.mobile, mobile), inArray(smsCodes.type, [...types]), gt(smsCodes.expiresAt, now))
}
