import { sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { openLookupKey } from '@/server/db/lookup-key'
import { migrate } from '@/server/db/migrate'
import { keyRequestHashes } from '@/server/modules/orders/placing/key-request-hashes'
import { seed } from './seed'

/** Any number all instances agree on: whoever starts first prepares, the others wait and find it done. */
const LOCK = 7_310_043

/** Brings the tables up to date and fills an empty catalogue, all or nothing. */
export async function prepareDatabase(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    await migrate(tx)
    await openLookupKey(tx)
    await keyRequestHashes(tx)
    await seed(tx, now)
  })
}
