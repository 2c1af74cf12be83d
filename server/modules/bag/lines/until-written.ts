import type { Db } from '@/server/db/client'
import { lockExistingBag, type BagOwner } from './bag.repository'

/** Races lost to other changes of one bag, after which nobody is let ahead any more. */
const MOST_RACES = 3

/**
 * Work that reads a bag, thinks and writes over the version it read, with nothing locked meanwhile; it answers null where another change
 * was written in between, and is done again. Whoever has lost so three times holds the bag while they do it, so that everybody comes
 * through in their turn.
 */
export async function untilWritten<T>(
  db: Db,
  owner: BagOwner,
  work: (db: Db) => Promise<T | null>,
): Promise<T> {
  for (let race = 0; race < MOST_RACES; race += 1) {
    const done = await work(db)
    if (done !== null) return done
  }
  return db.transaction(async (tx) => {
    await lockExistingBag(tx, owner)
    const done = await work(tx)
    if (done === null) throw new Error('a locked bag was changed')
    return done
  })
}
