import type { Delivery } from '@/contract/calls/purchase/checkout'
import type { Store } from '@/contract/calls/purchase/stores'
import type { Db } from '@/server/db/client'
import { ApiError } from '@/server/http/answer/api-error'
import { listStores } from '../content/stores'
import { placeProblems } from '../directory/directory'

/** Refuses places the directory does not know; answers the store of a pick-up. */
export async function checkDelivery(db: Db, delivery: Delivery): Promise<Store | null> {
  if (delivery.type === 'address') {
    const validationResult = placeProblems(delivery.address)
    if (validationResult) throw new ApiError('INVALID_INPUT', { validationResult })
    return null
  }
  const store = (await listStores(db)).find(({ id }) => id === delivery.storeId)
  if (!store) throw new ApiError('STORE_REQUIRED')
  return store
}
