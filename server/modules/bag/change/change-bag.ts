import type { Cart } from '@/contract/calls/purchase/bag'
import type { Db } from '@/server/db/client'
import { ApiError } from '@/server/http/answer/api-error'
import { catalogueFacts } from '../../catalogue/catalogue.service'
import { deleteLines, selectOnly, updateLine, type BagOwner, type StoredLine } from '../lines/bag.repository'
import { findShortage, unitsOf } from '../lines/stock-units'
import { withBag, type BagChange, type LockedBag } from './with-bag'

/** Sets a line's quantity, whatever it was: the last of several quick clicks wins. Fewer is never refused. */
export function setQty(
  db: Db,
  owner: BagOwner,
  { itemId, qty }: { itemId: string; qty: number },
): Promise<Cart> {
  return changeBag(db, owner, async (bag) => {
    const found = bag.lines.find(({ line }) => line.id === itemId)
    if (!found) throw new ApiError('LINE_GONE')
    if (found.line.qty === qty) return bag.lines

    if (qty > found.line.qty) refuseShortage(bag, { ...found.line, qty })
    await updateLine(bag.tx, itemId, { qty })
    return bag.lines.map((other) => (other === found ? { ...found, line: { ...found.line, qty } } : other))
  })
}

/** Takes lines out; those already gone are no error. */
export function removeLines(db: Db, owner: BagOwner, itemIds: readonly string[]): Promise<Cart> {
  return changeBag(db, owner, async ({ tx, id, lines }) => {
    const left = lines.filter(({ line }) => !itemIds.includes(line.id))
    if (left.length === lines.length) return lines
    await deleteLines(tx, id, itemIds)
    return left
  })
}

/** Selects exactly the given lines. */
export function selectLines(db: Db, owner: BagOwner, itemIds: readonly string[]): Promise<Cart> {
  return changeBag(db, owner, async ({ tx, id, lines }) => {
    await selectOnly(tx, id, itemIds)
    return lines.map((offered) => ({
      ...offered,
      line: { ...offered.line, isSelected: itemIds.includes(offered.line.id) },
    }))
  })
}

async function changeBag(db: Db, owner: BagOwner, change: BagChange): Promise<Cart> {
  return withBag(db, owner, { facts: await catalogueFacts(db), change })
}

function refuseShortage({ lines, stock }: LockedBag, raised: StoredLine): void {
  const own = unitsOf([raised])
  const units = unitsOf(lines.map(({ line }) => (line.id === raised.id ? raised : line)))
  const shortage = findShortage(new Map([...units].filter(([sku]) => own.has(sku))), stock)
  if (shortage) throw new ApiError('OUT_OF_STOCK', { data: shortage })
}
