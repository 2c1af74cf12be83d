import type { Db } from '@/server/db/client'
import { ApiError } from '@/server/http/answer/api-error'
import { findBag, makeBag, type BagOwner, type FoundBag } from './bag.repository'

/** A shopper's bag, made if there is none. */
export async function openBag(db: Db, owner: BagOwner): Promise<FoundBag> {
  const before = await findBag(db, owner)
  if (before) return before
  await makeBag(db, owner)
  const made = await findBag(db, owner)
  if (!made) throw new ApiError('UNAUTHORIZED')
  return made
}
