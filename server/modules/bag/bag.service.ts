import type { Cart } from '@/contract/calls/purchase/bag'
import type { Db } from '@/server/db/client'
import type { Session } from '@/server/http/handlers'
import { priceLines } from './bag-lines'
import { totalsOf } from './bag-totals'
import { selectedFirst } from './bag-view'
import { findBag, findLines, type BagOwner } from './bag.repository'
import { unitsOf } from './stock-units'

/** Whose bag a session opens. */
export function ownerOf(session: Session): BagOwner {
  return session.kind === 'customer' ? { customerId: session.customerId } : { guestId: session.guestId }
}

/** The bag at the prices and stock of now. Its version is read first, so that it is never newer than the lines. */
export async function readBag(db: Db, owner: BagOwner, { isSelectedFirst = false } = {}): Promise<Cart> {
  const bag = await findBag(db, owner)
  const lines = bag ? await priceLines(db, await findLines(db, bag.id)) : []
  const items = lines.map((line) => line.item)
  return {
    version: bag?.version ?? 0,
    items: isSelectedFirst ? selectedFirst(items) : items,
    total: totalsOf(items),
    cartCount: items.reduce((sum, item) => sum + item.qty, 0),
    upsellSku: items.find((item) => item.unavailableReason !== 'GONE')?.parentSku ?? null,
  }
}

/** What the menu and the bundle bag ask of a bag, without pricing it. B§3, cart count. */
export async function countBag(db: Db, owner: BagOwner) {
  const bag = await findBag(db, owner)
  const lines = bag ? await findLines(db, bag.id) : []
  const piecesOf = (counted: typeof lines) => counted.reduce((sum, line) => sum + line.qty, 0)
  return {
    cartCount: piecesOf(lines),
    maskId: bag?.id ?? '',
    skuQty: [...unitsOf(lines)].map(([sku, qty]) => ({ sku, qty })),
    bundleQty: piecesOf(lines.filter((line) => line.isBundle)),
    beltBundleQty: piecesOf(lines.filter((line) => line.bundleType === 'belt')),
  }
}
