import { availabilityOf, type Refusal } from '@/contract/rules/catalogue/availability'
import type { Db } from '@/server/db/client'
import { findBuyable, listItems } from '../catalogue/catalogue.service'

/** What a product is called, and why it cannot be bought; null when it can. */
export type Standing = { name: string; refusal: Refusal | null }

/** Sku → how it stands: a child by itself, a product by all its children or parts. What left the store is missing. */
export async function standingOf(db: Db, skus: readonly string[]): Promise<Map<string, Standing>> {
  const buyables = await findBuyable(db, skus)
  const children = [...buyables].filter(([sku, buyable]) => buyable.sku === sku && !buyable.isBundle)
  const wholes = await listItems(db, skus)
  return new Map([
    ...wholes.map((item): [string, Standing] => [
      item.parentSku,
      { name: item.name, refusal: availabilityOf(item, item).refusal },
    ]),
    ...children.map(([sku, { name, refusal }]): [string, Standing] => [sku, { name, refusal }]),
  ])
}
