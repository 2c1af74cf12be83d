import type { Cart } from '@/contract/calls/purchase/bag'
import type { Db } from '@/server/db/client'
import { ApiError } from '@/server/http/answer/api-error'
import type { CatalogueFacts } from '../../catalogue/catalogue.service'
import { offerLines, stockFor, type OfferedLine } from '../view/bag-lines'
import { findLines, lockBag, setVersion, type BagOwner } from '../lines/bag.repository'
import { cartOf } from '../view/cart'

/** A bag under its lock: its lines as they are sold now, and what of them (and of what is to come) is on hand. */
export type LockedBag = {
  tx: Db
  id: string
  lines: readonly OfferedLine[]
  stock: ReadonlyMap<string, number>
}

/** Writes what becomes of a bag's lines, and answers all of them, newest on top; the very same when nothing changed. */
export type BagChange = (bag: LockedBag) => Promise<readonly OfferedLine[]>

/**
 * Every change of a bag: one transaction, under the bag's lock; it answers the bag as it was written. A guest who logs in
 * meanwhile comes before it, and the change is refused, or after it, and takes the change along
 * (decisions, «Guests and checkout»). `skus` are those whose stock the change asks for beside its lines'.
 */
export async function withBag(
  db: Db,
  owner: BagOwner,
  { facts, skus = [], change }: { facts: CatalogueFacts; skus?: readonly string[]; change: BagChange },
): Promise<Cart> {
  const { version, lines, stock } = await db.transaction(async (tx) => {
    const bag = await lockBag(tx, owner)
    if (!bag) throw new ApiError('UNAUTHORIZED')
    const before = await offerLines(tx, facts, await findLines(tx, bag.id))
    const onHand = await stockFor(tx, before, skus)
    const after = await change({ tx, id: bag.id, lines: before, stock: onHand })
    if (after !== before) return { version: bag.version, lines: after, stock: onHand }
    const version = bag.version - 1
    await setVersion(tx, bag.id, version)
    return { version, lines: before, stock: onHand }
  })
  return cartOf(version, lines, stock)
}
