import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { chatAppKeys, shares } from '@/server/db/schema/customer/share'

export type KeyKind = (typeof chatAppKeys.$inferSelect)['kind']
export type KeyName = { appId: string; kind: KeyKind }

const isNamed = ({ appId, kind }: KeyName) => and(eq(chatAppKeys.appId, appId), eq(chatAppKeys.kind, kind))

export async function findKey(db: Db, name: KeyName) {
  const [row] = await db.select().from(chatAppKeys).where(isNamed(name))
  return row
}

type Claim = { now: Date; leaseEndsAt: Date; current: string | null }

/**
 * Whether the caller is the one that renews the key now: one at a time, until the lease ends, and only while
 * the key is still `current`. One statement decides it.
 */
export async function claimRenewal(
  db: Db,
  name: KeyName,
  { now, leaseEndsAt, current }: Claim,
): Promise<boolean> {
  const isFree = or(isNull(chatAppKeys.renewingUntil), lte(chatAppKeys.renewingUntil, now))
  const claimed = await db
    .insert(chatAppKeys)
    .values({ ...name, value: null, expiresAt: now, renewingUntil: leaseEndsAt })
    .onConflictDoUpdate({
      target: [chatAppKeys.appId, chatAppKeys.kind],
      set: { renewingUntil: leaseEndsAt },
      setWhere: and(isFree, sql`${chatAppKeys.value} is not distinct from ${current}`),
    })
    .returning({ appId: chatAppKeys.appId })
  return claimed.length > 0
}

export async function saveKey(db: Db, name: KeyName, key: { value: string; expiresAt: Date }): Promise<void> {
  await db
    .update(chatAppKeys)
    .set({ ...key, renewingUntil: null })
    .where(isNamed(name))
}

/** Gives a renewal up: another may try. */
export async function releaseRenewal(db: Db, name: KeyName): Promise<void> {
  await db.update(chatAppKeys).set({ renewingUntil: null }).where(isNamed(name))
}

/** Keeps a share, and of all of them the newest `limit`. */
export async function saveShare(
  db: Db,
  share: { customerId: string; url: string; title: string; sharedAt: Date },
  limit: number,
): Promise<void> {
  await db
    .insert(shares)
    .values(share)
    .onConflictDoUpdate({
      target: [shares.customerId, shares.url],
      set: { title: share.title, sharedAt: share.sharedAt },
    })
  await db.execute(sql`
    delete from ${shares} where ${shares.id} in (
      select ${shares.id} from ${shares} where ${shares.customerId} = ${share.customerId}
      order by ${shares.sharedAt} desc, ${shares.id} offset ${limit})`)
}

export function findShares(
  db: Db,
  { customerId, offset, limit }: { customerId: string; offset: number; limit: number },
) {
  return db
    .select({ url: shares.url, title: shares.title, sharedAt: shares.sharedAt })
    .from(shares)
    .where(eq(shares.customerId, customerId))
    .orderBy(desc(shares.sharedAt), shares.id)
    .offset(offset)
    .limit(limit)
}
