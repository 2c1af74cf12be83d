import type { Cart } from '@/contract/calls/purchase/bag'
import type { Db } from '@/server/db/client'
import { ApiError } from '@/server/http/answer/api-error'
import type { BagOwner, StoredLine } from '../lines/bag.repository'
import { findShortage, unitsOf } from '../lines/stock-units'
import type { OfferedLine } from '../view/bag-lines'
import { withBag, type OpenBag } from './with-bag'

/** Sets a line's quantity, whatever it was: the last of several quick clicks wins. Fewer is never refused. */
export function setQty(
  db: Db,
  owner: BagOwner,
  { itemId, qty }: { itemId: string; qty: number },
): Promise<Cart> {
  return withBag(db, owner, () => ({
    change: (bag) => {
      const found = bag.lines.find(({ line }) => line.id === itemId)
      if (!found) throw new ApiError('LINE_GONE')
      if (found.line.qty === qty) return bag.lines

      if (qty > found.line.qty) refuseShortage(bag, { ...found.line, qty })
      return bag.lines.map((other) => (other === found ? { ...found, line: { ...found.line, qty } } : other))
    },
  }))
}

/** Takes lines out; those already gone are no error. */
export function removeLines(db: Db, owner: BagOwner, itemIds: readonly string[]): Promise<Cart> {
  return withBag(db, owner, () => ({
    change: ({ lines }) => lines.filter(({ line }) => !itemIds.includes(line.id)),
  }))
}

/** Selects exactly the given lines. */
export function selectLines(db: Db, owner: BagOwner, itemIds: readonly string[]): Promise<Cart> {
  return withBag(db, owner, () => ({
    change: ({ lines }) => lines.map((offered) => select(offered, itemIds.includes(offered.line.id))),
  }))
}

/** The very same line where it is so already. */
export function select<Line extends OfferedLine>(offered: Line, isSelected: boolean): Line {
  if (offered.line.isSelected === isSelected) return offered
  return { ...offered, line: { ...offered.line, isSelected } }
}

function refuseShortage({ lines, stock }: OpenBag, raised: StoredLine): void {
  const own = unitsOf([raised])
  const units = unitsOf(lines.map(({ line }) => (line.id === raised.id ? raised : line)))
  const shortage = findShortage(new Map([...units].filter(([sku]) => own.has(sku))), stock)
  if (shortage) throw new ApiError('OUT_OF_STOCK', { data: shortage })
}
