import { asc, eq } from 'drizzle-orm'
import type { Store } from '@/contract/calls/purchase/stores'
import type { Db } from '@/server/db/client'
import { stores } from '@/server/db/schema/content'

/** Boutiques an order can be collected at, of one city or all. */
export function listStores(db: Db, city?: string): Promise<Store[]> {
  const { id, name, address, telephone, hours } = stores
  return db
    .select({ id, name, city: stores.city, address, telephone, hours })
    .from(stores)
    .where(city ? eq(stores.city, city) : undefined)
    .orderBy(asc(stores.position), asc(id))
}
