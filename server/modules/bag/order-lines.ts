import type { Db } from '@/server/db/client'
import { factsSince, type CatalogueFacts } from '../catalogue/catalogue.service'
import { offerLines, priceLines, stockFor } from './view/bag-lines'
import type { ViewedLine } from './view/bag-view'
import { deleteLines, findBag, findLines, lockBag, type StoredLine } from './lines/bag.repository'

/** What a customer's bag holds, at the prices and stock of now. */
export async function viewBagLines(db: Db, customerId: string): Promise<ViewedLine[]> {
  const found = await findBag(db, { customerId })
  return found ? viewLines(db, factsSince(db, found.catalogue), found.lines) : []
}

/**
 * Keeps the bag as it is until the order made of it is written: of a customer's orders one is placed at a time. Answers the
 * version of the catalogue too.
 */
export async function holdBag(tx: Db, customerId: string): Promise<{ bagId: string; catalogue: number }> {
  const { id, catalogue } = await lockBag(tx, customerId)
  return { bagId: id, catalogue }
}

/** What a bag under its lock holds, at the prices and stock of now. */
export async function viewHeldLines(tx: Db, facts: CatalogueFacts, bagId: string): Promise<ViewedLine[]> {
  return viewLines(tx, facts, await findLines(tx, bagId))
}

/** The ordered lines leave the bag with the order. */
export function takeOrdered(tx: Db, bagId: string, itemIds: readonly string[]): Promise<void> {
  return deleteLines(tx, bagId, itemIds)
}

async function viewLines(db: Db, facts: CatalogueFacts, lines: readonly StoredLine[]): Promise<ViewedLine[]> {
  const offered = await offerLines(db, facts, lines)
  return priceLines(offered, await stockFor(db, offered))
}
