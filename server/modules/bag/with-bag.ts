import type { Db } from '@/server/db/client'
import { lockGuest } from '../sessions/sessions.service'
import { lockBag, type Bag, type BagOwner } from './bag.repository'

/**
 * Every change of a bag: one transaction, under the bag's lock. A guest who logs in meanwhile comes before it,
 * and the change is refused, or after it, and takes the change along (decisions, «Guests and checkout»).
 */
export function withBag<T>(db: Db, owner: BagOwner, change: (tx: Db, bag: Bag) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    if ('guestId' in owner) await lockGuest(tx, owner.guestId)
    return change(tx, await lockBag(tx, owner))
  })
}
