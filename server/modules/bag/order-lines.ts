import type { Db } from '@/server/db/client'
import { priceLines } from './bag-lines'
import type { ViewedLine } from './bag-view'
import { deleteLines, findBag, findLines, lockBag, raiseVersion } from './bag.repository'

/** What a customer's bag holds, at the prices and stock of now. */
export async function viewBagLines(db: Db, customerId: string): Promise<ViewedLine[]> {
  const bag = await findBag(db, { customerId })
  return bag ? priceLines(db, await findLines(db, bag.id)) : []
}

/** Keeps the bag as it is until the order made of it is written: of a customer's orders one is placed at a time. */
export async function holdBag(tx: Db, customerId: string): Promise<{ bagId: string }> {
  const { id } = await lockBag(tx, { customerId })
  return { bagId: id }
}

/** The ordered lines leave the bag with the order. */
export async function takeOrdered(tx: Db, bagId: string, itemIds: readonly string[]): Promise<void> {
  await deleteLines(tx, bagId, itemIds)
  await raiseVersion(tx, bagId)
}
