import type { Cart } from '@/contract/calls/purchase/bag'
import type { Db } from '@/server/db/client'
import type { LineSnapshot } from '@/server/db/schema/purchase/bag'
import { factsSince, type CatalogueFacts } from '../../catalogue/catalogue.service'
import { offerLines, stockFor, type OfferedLine } from '../view/bag-lines'
import { writeBag, type BagOwner, type LineChanges } from '../lines/bag.repository'
import { openBag } from '../lines/open-bag'
import { cartOf } from '../view/cart'

/** A bag as it is now: its lines as they are sold, and what of them (and of what is to come) is on hand. */
export type OpenBag = {
  id: string
  lines: readonly OfferedLine[]
  stock: ReadonlyMap<string, number>
}

/** A line that is new or was added to brings along what it will show once its product is gone. */
export type ChangedLine = OfferedLine & { added?: LineSnapshot }

/** What becomes of a bag's lines, newest on top; a line that stays as it is stays the same object. */
export type BagChange = (bag: OpenBag) => readonly ChangedLine[]

/** A change, and the skus whose stock it asks for beside its lines'. */
export type BagPlan = { skus?: readonly string[]; change: BagChange }

/**
 * Every change of a bag: read, think, write; nothing is locked meanwhile. Where another change was written in between, all of it
 * is done again, so that none is lost. Answers the bag as it was written. A guest who logs in meanwhile comes before it, and the
 * change is refused, or after it, and takes the change along (decisions, «Guests and checkout»).
 */
export async function withBag(
  db: Db,
  owner: BagOwner,
  plan: (facts: CatalogueFacts) => BagPlan | Promise<BagPlan>,
): Promise<Cart> {
  for (;;) {
    const { bag, catalogue, lines } = await openBag(db, owner)
    const facts = factsSince(db, catalogue)
    const { skus, change } = await plan(facts)
    const before = await offerLines(db, facts, lines)
    const stock = await stockFor(db, before, { more: skus })
    const after = change({ id: bag.id, lines: before, stock })
    const changes = changesOf(before, after)
    if (!changes) return cartOf(bag.version, before, stock)
    if (await writeBag(db, bag, changes)) return cartOf(bag.version + 1, after, stock)
  }
}

/** Null where nothing changes. */
function changesOf(before: readonly OfferedLine[], after: readonly ChangedLine[]): LineChanges | null {
  const known = new Set(before)
  const left = new Set(after.map(({ line }) => line.id))
  const fresh = after.filter((line) => !known.has(line))
  const put = fresh.flatMap(({ line, added }) => (added ? [{ ...line, snapshot: added }] : []))
  const changed = fresh.flatMap(({ line: { id, qty, isSelected }, added }) =>
    added ? [] : [{ id, qty, isSelected }],
  )
  const removed = before.flatMap(({ line }) => (left.has(line.id) ? [] : [line.id]))
  return fresh.length + removed.length > 0 ? { put, changed, removed } : null
}
