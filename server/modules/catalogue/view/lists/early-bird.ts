import type { ProductListItem } from '@/contract/calls/catalogue/product'
import { availabilityOf } from '@/contract/rules/catalogue/availability'
import type { Db } from '@/server/db/client'
import * as repository from '../../facts/catalogue.repository'
import { listItems } from './list-items'

type Wanted = { nums: number; exceptSku?: string | undefined }

/** Products read to fill the row: enough to drop what cannot be bought. */
const READ = 36

/** New and pre-order products that may stand in front, as far as they can be bought; never the one they stand beside. */
export async function listEarlyBird(db: Db, { nums, exceptSku }: Wanted): Promise<ProductListItem[]> {
  const skus = await repository.findEarlyBirdSkus(db, READ)
  const items = await listItems(
    db,
    skus.filter((sku) => sku !== exceptSku),
  )
  return items.filter((item) => availabilityOf(item, item).refusal === null).slice(0, nums)
}
