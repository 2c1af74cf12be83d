import type { Db } from '@/server/db/client'
import { ApiError } from '@/server/http/answer/api-error'
import * as repository from './inventory.repository'
import { sumUnits, type Unit } from './units'

/** Skus that sold out or came back, whose cached pages are out of date (`stockTags` names them). */
export type Crossed = { crossed: string[] }

export { findCrossed, joinedStock, readStock, stockOfSkus, stockStatement } from './inventory.repository'

/** Sku → pieces on hand; a sku that is not stocked is missing. */
export async function stockOf(db: Db, skus: readonly string[]): Promise<Map<string, number>> {
  return new Map(await repository.findStock(db, [...new Set(skus)]))
}

/**
 * Takes all units or none, and with them does what goes along. Refuses with OUT_OF_STOCK and the first sku that falls short; null
 * where the guard of what goes along found nothing.
 */
export async function takeStock(
  tx: Db,
  units: readonly Unit[],
  along?: Parameters<typeof repository.changeStock>[2],
): Promise<Crossed | null> {
  const wanted = sumUnits(units)
  const taken = wanted.map(({ sku, qty }) => ({ sku, qty: -qty }))
  const { isGuarded, before } = await repository.changeStock(tx, taken, along)
  if (!isGuarded) return null
  const onHand = new Map(before)
  for (const { sku, qty } of wanted) {
    const available = onHand.get(sku) ?? 0
    if (available < qty) throw new ApiError('OUT_OF_STOCK', { data: { sku, available } })
  }
  return { crossed: skusOf(wanted.filter(({ sku, qty }) => onHand.get(sku) === qty)) }
}

/** Gives units back, as when an unpaid order expires. */
export async function returnStock(tx: Db, units: readonly Unit[]): Promise<Crossed> {
  const { before } = await repository.changeStock(tx, sumUnits(units))
  return { crossed: before.flatMap(([sku, stock]) => (stock === 0 ? sku : [])) }
}

/** Sets what was counted by hand. */
export async function setStock(tx: Db, { sku, stock }: { sku: string; stock: number }): Promise<Crossed> {
  const row = await repository.lockStock(tx, sku)
  if (!row) throw new ApiError('NOT_FOUND')
  await repository.writeStock(tx, sku, stock)
  return { crossed: row.stock > 0 === stock > 0 ? [] : [sku] }
}

/** Gives new skus their opening stock. */
export async function openStock(tx: Db, rows: readonly { sku: string; stock: number }[]): Promise<void> {
  if (rows.length > 0) await repository.insertStock(tx, rows)
}

const skusOf = (units: readonly Unit[]) => units.map(({ sku }) => sku)
