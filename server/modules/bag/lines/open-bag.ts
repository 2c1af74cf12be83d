import type { Db } from '@/server/db/client'
import { ApiError } from '@/server/http/answer/api-error'
import { makeBag, type BagOwner, type FoundBag } from './bag.repository'

/** A shopper's bag as `find` reads it, made if there is none. */
export async function openBag(
  db: Db,
  owner: BagOwner,
  find: () => Promise<FoundBag | null>,
): Promise<FoundBag> {
  const before = await find()
  if (before) return before
  await makeBag(db, owner)
  const made = await find()
  if (!made) throw new ApiError('UNAUTHORIZED')
  return made
}
