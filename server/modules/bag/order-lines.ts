import type { SQL } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import type { Values } from '@/server/db/prepared'
import { factsSince } from '../catalogue/catalogue.service'
import { offerLines, priceLines, stockFor } from './view/bag-lines'
import type { ViewedLine } from './view/bag-view'
import { bagBeside, findBag, lockBag, type Bag, type FoundBag } from './lines/bag.repository'
import { openBag } from './lines/open-bag'

export { bagAsRead, takeOutIfDone, takeOutValues, type Bag } from './lines/bag.repository'

/** What a customer's bag holds, at the prices and stock of now. */
export async function viewBagLines(db: Db, customerId: string): Promise<ViewedLine[]> {
  const found = await findBag(db, { customerId })
  return found ? viewLines(db, found) : []
}

/** A bag as it was read, to make an order of, and whether what was asked for beside it was so at that moment. */
type OpenedBag = { bag: Bag; isSo: boolean; lines: () => Promise<ViewedLine[]> }

/** Opens bags to make orders of, and asks in the same statement whether `isSo`. */
export function openingBeside(name: string, isSo: SQL<boolean>) {
  const read = bagBeside(name, isSo)
  return async (db: Db, customerId: string, values: Values): Promise<OpenedBag> => {
    const found = await openBag(db, { customerId }, () => read(db, customerId, values))
    return { bag: found.bag, isSo: found.isSo, lines: () => viewLines(db, found) }
  }
}

/** Keeps a customer's bag as it is until the transaction ends: no order is made of it meanwhile. */
export async function holdBag(tx: Db, customerId: string): Promise<void> {
  await lockBag(tx, customerId)
}

async function viewLines(db: Db, { catalogue, lines, onHand }: FoundBag): Promise<ViewedLine[]> {
  const offered = await offerLines(db, factsSince(db, catalogue), lines)
  return priceLines(offered, await stockFor(db, offered, { onHand }))
}
