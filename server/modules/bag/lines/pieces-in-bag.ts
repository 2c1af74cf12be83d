import type { Db } from '@/server/db/client'
import { findBag } from './bag.repository'

/** What a customer's bag holds, without prices or stock: for the export of their data. */
export async function piecesInBag(db: Db, customerId: string): Promise<{ sku: string; qty: number }[]> {
  const found = await findBag(db, { customerId })
  return (found?.lines ?? []).map(({ sku, qty }) => ({ sku, qty }))
}
