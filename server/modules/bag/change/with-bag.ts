import type { Cart } from '@/contract/calls/purchase/bag'
import type { Db } from '@/server/db/client'
import type { LineSnapshot } from '@/server/db/schema/purchase/bag'
import { factsSince, type CatalogueFacts } from '../../catalogue/catalogue.service'
import { offerLines, stockFor, type OfferedLine } from '../view/bag-lines'
import { findBag, type BagOwner, type FoundBag } from '../lines/bag.repository'
import { writeBag, type LineChanges } from '../lines/write-bag.repository'
import { openBag } from '../lines/open-bag'
import { untilWritten } from '../lines/until-written'
import { cartOf } from '../view/cart'

/** A bag as it is now: its lines as they are sold, and what of them (and of what is to come) is on hand. */
export type OpenBag = {
  lines: readonly OfferedLine[]
  stock: ReadonlyMap<string, number>
}

/** A line that is new or was added to brings along what it will show once its product is gone. */
export type ChangedLine = OfferedLine & { added?: LineSnapshot }

/** What becomes of a bag's lines, newest on top; a line that stays as it is stays the same object. */
export type BagChange = (bag: OpenBag) => readonly ChangedLine[]

/** A change, and the skus whose stock it asks for beside its lines'. */
export type BagPlan = { skus?: readonly string[]; change: BagChange }

/** What becomes of a bag, worked out by the catalogue it was read beside. */
type PlanBag = (db: Db, facts: CatalogueFacts) => BagPlan | Promise<BagPlan>

/**
 * Every change of a bag: none is lost, whatever else is written meanwhile. Answers the bag as it was written. A guest who logs in
 * meanwhile comes before it, and the change is refused, or after it, and takes the change along (decisions, «Guests and checkout»).
 * `likely`: skus whose stock the plan will probably ask for, which is read with the bag.
 */
export function withBag(
  db: Db,
  owner: BagOwner,
  plan: PlanBag,
  likely: readonly string[] = [],
): Promise<Cart> {
  return untilWritten(db, owner, async (tx) => {
    const opened = await openBag(tx, owner, () => findBag(tx, owner, likely))
    return changeBag(tx, opened, plan)
  })
}

/** Null where the bag was changed in between. */
async function changeBag(db: Db, opened: FoundBag, plan: PlanBag): Promise<Cart | null> {
  const { bag, catalogue, lines, onHand } = opened
  const facts = factsSince(db, catalogue)
  const { skus, change } = await plan(db, facts)
  const before = await offerLines(db, facts, lines)
  const stock = await stockFor(db, before, { more: skus, onHand })
  const after = change({ lines: before, stock })
  const changes = changesOf(before, after)
  if (!changes) return cartOf(bag.version, before, stock)
  return (await writeBag(db, bag, changes)) ? cartOf(bag.version + 1, after, stock) : null
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
