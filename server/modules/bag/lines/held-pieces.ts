import type { Db } from '@/server/db/client'
import { findBag } from './bag.repository'

/** What a customer's bag holds, without prices or stock: as it is told to them when they ask for their data. */
export async function heldPieces(db: Db, customerId: string): Promise<{ sku: string; qty: number }[]> {
  const found = await findBag(db, { customerId })
  return (found?.lines ?? []).map(({ sku, qty }) => ({ sku, qty }))
}
