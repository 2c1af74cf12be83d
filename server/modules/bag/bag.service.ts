import type { Cart } from '@/contract/calls/purchase/bag'
import type { Db } from '@/server/db/client'
import type { Session } from '@/server/http/request/session'
import { factsSince } from '../catalogue/catalogue.service'
import { offerLines, stockFor } from './view/bag-lines'
import { selectedFirst } from './view/bag-view'
import { findBag, type BagOwner } from './lines/bag.repository'
import { cartOf } from './view/cart'
import { unitsOf } from './lines/stock-units'

/** Whose bag a session opens. */
export function ownerOf(session: Session): BagOwner {
  return session.kind === 'customer' ? { customerId: session.customerId } : { guestId: session.guestId }
}

/** The bag at the prices and stock of now. */
export async function readBag(db: Db, owner: BagOwner, { isSelectedFirst = false } = {}): Promise<Cart> {
  const found = await findBag(db, owner)
  if (!found || found.lines.length === 0) return cartOf(found?.bag.version ?? 0, [], new Map())
  const lines = await offerLines(db, factsSince(db, found.catalogue), found.lines)
  const cart = cartOf(found.bag.version, lines, await stockFor(db, lines, { onHand: found.onHand }))
  return isSelectedFirst ? { ...cart, items: selectedFirst(cart.items) } : cart
}

/** What the menu and the bundle bag ask of a bag, without pricing it. B§3, cart count. */
export async function countBag(db: Db, owner: BagOwner) {
  const found = await findBag(db, owner)
  const lines = found?.lines ?? []
  const piecesOf = (counted: typeof lines) => counted.reduce((sum, line) => sum + line.qty, 0)
  return {
    cartCount: piecesOf(lines),
    maskId: found?.bag.id ?? '',
    skuQty: [...unitsOf(lines)].map(([sku, qty]) => ({ sku, qty })),
    bundleQty: piecesOf(lines.filter((line) => line.isBundle)),
    beltBundleQty: piecesOf(lines.filter((line) => line.bundleType === 'belt')),
  }
}
