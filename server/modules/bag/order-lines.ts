import type { Db } from '@/server/db/client'
import { factsSince } from '../catalogue/catalogue.service'
import { offerLines, priceLines, stockFor } from './view/bag-lines'
import type { ViewedLine } from './view/bag-view'
import { findBag, lockBag, type Bag, type FoundBag } from './lines/bag.repository'
import { openBag } from './lines/open-bag'

export { bagAsRead, takeOutIfDone, takeOutValues } from './lines/bag.repository'

/** What a customer's bag holds, at the prices and stock of now. */
export async function viewBagLines(db: Db, customerId: string): Promise<ViewedLine[]> {
  const found = await findBag(db, { customerId })
  return found ? viewLines(db, found) : []
}

/** A bag as it is now, to make an order of. */
export async function openOrderBag(db: Db, customerId: string): Promise<{ bag: Bag; lines: ViewedLine[] }> {
  const found = await openBag(db, { customerId })
  return { bag: found.bag, lines: await viewLines(db, found) }
}

/** Keeps a customer's bag as it is until the transaction ends: no order is made of it meanwhile. */
export async function holdBag(tx: Db, customerId: string): Promise<void> {
  await lockBag(tx, customerId)
}

async function viewLines(db: Db, { catalogue, lines, onHand }: FoundBag): Promise<ViewedLine[]> {
  const offered = await offerLines(db, factsSince(db, catalogue), lines)
  return priceLines(offered, await stockFor(db, offered, { onHand }))
}
