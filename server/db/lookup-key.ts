import { eq } from 'drizzle-orm'
import type { Db } from './client'
import { derivedLookupKey, findByLookupKey } from './personal-data'
import { keptKeys } from './schema/kept-keys'

/**
 * Takes the key of look-ups from the database, where the first start keeps it, sealed: it stays when APP_SECRET changes, because what
 * is known by its hash alone (who logs in by chat app, the ledger of consents) could never be hashed anew. decision 0022
 */
export async function openLookupKey(tx: Db): Promise<void> {
  findByLookupKey((await keptKey(tx)) ?? (await keepKey(tx)))
}

async function keptKey(tx: Db): Promise<Buffer | null> {
  const rows = await tx
    .select({ key: keptKeys.key })
    .from(keptKeys)
    .where(eq(keptKeys.name, 'lookup'))
    .catch((error: unknown) => {
      throw new Error(
        'APP_SECRET and PERSONAL_DATA_KEYS do not open this database: add the former secret to APP_SECRET_ALSO, or the former key.',
        { cause: error },
      )
    })
  return rows[0] ? Buffer.from(rows[0].key, 'base64') : null
}

async function keepKey(tx: Db): Promise<Buffer> {
  const key = derivedLookupKey()
  if (!key)
    throw new Error(
      'The first start of this version keeps what APP_SECRET has made: start it once without APP_SECRET_ALSO.',
    )
  await tx.insert(keptKeys).values({ name: 'lookup', key: key.toString('base64') })
  return key
}
