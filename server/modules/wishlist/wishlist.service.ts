import type { DataOf } from '@/contract/calls/endpoint'
import type { wishlistCalls } from '@/contract/calls/purchase/bag'
import type { Db } from '@/server/db/client'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import { findBuyable, keptItems } from '../catalogue/catalogue.service'
import { countWishRows, deleteWishes, findWishSkus, insertWish } from './wishlist.repository'

const PAGE_SIZE = 20

/** Wishes a product by its own or any of its children's sku; a repeat changes nothing. */
export async function addWish(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  customerId: string,
  sku: string,
): Promise<void> {
  const product = (await findBuyable(db, [sku])).get(sku)
  if (!product) throw new ApiError('NOT_FOUND')
  await insertWish(db, { customerId, sku: product.parentSku, createdAt: clock.now() })
}

/** Takes a wish away, also one whose product has left the catalogue. */
export async function removeWish(db: Db, customerId: string, sku: string): Promise<void> {
  const product = (await findBuyable(db, [sku])).get(sku)
  await deleteWishes(db, customerId, product ? [sku, product.parentSku] : [sku])
}

/** Parent skus, newest first. */
export function listWishSkus(db: Db, customerId: string): Promise<string[]> {
  return findWishSkus(db, customerId)
}

export function countWishes(db: Db, customerId: string): Promise<number> {
  return countWishRows(db, customerId)
}

/** One page of 20, newest first; what left the store is among them until it is removed. B§5. */
export async function listWishes(
  db: Db,
  customerId: string,
  page: number,
): Promise<DataOf<typeof wishlistCalls.listWishes>> {
  const wishlistAmount = await countWishRows(db, customerId)
  const skus = await findWishSkus(db, customerId, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
  const items = await keptItems(db, skus)
  return {
    items: items.map(({ sku, ...item }) => ({
      itemId: sku,
      productId: sku,
      wishlistId: customerId,
      ...item,
    })),
    page,
    totalPages: Math.ceil(wishlistAmount / PAGE_SIZE),
    wishlistAmount,
  }
}
