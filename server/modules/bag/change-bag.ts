import type { Db } from '@/server/db/client'
import { ApiError } from '@/server/http/api-error'
import { stockOf } from '../inventory/inventory.service'
import { deleteLines, findLines, raiseVersion, selectOnly, updateLine, type BagOwner } from './bag.repository'
import { findShortage, unitsOf } from './stock-units'
import { withBag } from './with-bag'

/** Sets a line's quantity, whatever it was: the last of several quick clicks wins. Fewer is never refused. */
export function setQty(
  db: Db,
  owner: BagOwner,
  { itemId, qty }: { itemId: string; qty: number },
): Promise<void> {
  return withBag(db, owner, async (tx, bag) => {
    const lines = await findLines(tx, bag.id)
    const line = lines.find(({ id }) => id === itemId)
    if (!line) throw new ApiError('LINE_GONE')
    if (line.qty === qty) return

    if (qty > line.qty) {
      const own = unitsOf([line])
      const units = unitsOf(lines.map((other) => (other === line ? { ...line, qty } : other)))
      const ownUnits = new Map([...units].filter(([sku]) => own.has(sku)))
      const shortage = findShortage(ownUnits, await stockOf(tx, [...own.keys()]))
      if (shortage) throw new ApiError('OUT_OF_STOCK', { data: shortage })
    }
    await updateLine(tx, itemId, { qty })
    await raiseVersion(tx, bag.id)
  })
}

/** Takes lines out; those already gone are no error. */
export function removeLines(db: Db, owner: BagOwner, itemIds: readonly string[]): Promise<void> {
  return withBag(db, owner, async (tx, bag) => {
    const removed = await deleteLines(tx, bag.id, itemIds)
    if (removed > 0) await raiseVersion(tx, bag.id)
  })
}

/** Selects exactly the given lines. */
export function selectLines(db: Db, owner: BagOwner, itemIds: readonly string[]): Promise<void> {
  return withBag(db, owner, async (tx, bag) => {
    await selectOnly(tx, bag.id, itemIds)
    await raiseVersion(tx, bag.id)
  })
}
