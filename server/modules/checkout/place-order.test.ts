import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { refusalOf } from '@/server/http/answer/refusal-of'
import { createTestApp } from '@/server/testing/test-app'
import { placeOrder } from './place-order'

it('[B05] an order placed in the very moment its customer is deleted is refused as a session that ended', async () => {
  const t = await createTestApp()
  const order = {
    idempotencyKey: randomUUID(),
    itemIds: [randomUUID()],
    grandTotal: 0,
    delivery: { type: 'pickup', storeId: 'PK-01', firstname: '林晚', telephone: '13800000001' },
    paymentMethod: 'alipay',
  } as const

  const payer = { device: 'desktop', address: '203.0.113.7' } as const

  const refused = placeOrder(t.deps, randomUUID(), { ...order, itemIds: [...order.itemIds] }, payer)

  await expect(refused.catch(refusalOf)).resolves.toMatchObject({ code: 'UNAUTHORIZED' })
  await t.close()
})
