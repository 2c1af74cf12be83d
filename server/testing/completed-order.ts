import { eq } from 'drizzle-orm'
import { orders } from '../db/schema/purchase/orders'
import { lockReturning } from '../modules/orders/returning'
import { transition } from '../modules/orders/records/transition'
import { aNotice, dataOf, notify, order } from './checkout'
import type { Caller, TestApp } from './test-app'

/** An order that was paid, shipped and has arrived. Answers its number. */
export async function aCompletedOrder(
  shop: TestApp,
  caller: Caller,
  productId: string,
  qty = 1,
): Promise<string> {
  const { orderBn } = await order(shop, caller, productId, qty)
  await complete(shop, orderBn)
  return orderBn
}

/** Pays an order and lets it arrive. */
export async function complete(shop: TestApp, orderBn: string): Promise<void> {
  await dataOf(notify(shop, await aNotice(shop, orderBn)))
  await arrive(shop, orderBn)
}

/** Lets a paid order arrive. */
export async function arrive(shop: TestApp, orderBn: string): Promise<void> {
  const [row] = await shop.deps.db.select().from(orders).where(eq(orders.orderBn, orderBn))
  for (const to of ['shipped', 'complete'] as const) {
    await shop.deps.db.transaction(async (tx) => {
      const returning = await lockReturning(tx, row!.id)
      await transition(tx, returning.order, { to, cause: { at: shop.clock.now(), actor: 'operator' } })
    })
  }
}
