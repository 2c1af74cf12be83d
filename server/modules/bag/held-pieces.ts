import type { Db } from '@/server/db/client'
import { findBag, findLines } from './bag.repository'

/** What a customer's bag holds, without prices or stock: as it is told to them when they ask for their data. */
export async function heldPieces(db: Db, customerId: string): Promise<{ sku: string; qty: number }[]> {
  const bag = await findBag(db, { customerId })
  const lines = bag ? await findLines(db, bag.id) : []
  return lines.map(({ sku, qty }) => ({ sku, qty }))
}
