import { eq, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { orders } from '@/server/db/schema/purchase/orders'

/** Orders of older versions keep a plain SHA-256 of name and mobile: 64 hex figures. Each is put under the key, once. */
export async function keyRequestHashes(tx: Db): Promise<void> {
  const { id, requestHash } = orders
  const plain = await tx
    .select({ id, requestHash })
    .from(orders)
    .where(sql`${requestHash} ~ '^[0-9a-f]{64}$'`)
  for (const order of plain)
    await tx.update(orders).set({ requestHash: order.requestHash }).where(eq(orders.id, order.id))
}
