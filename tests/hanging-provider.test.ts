import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Cart } from '@/contract/calls/purchase/bag'
import { anOrder, onePiece, withBag } from '@/server/testing/checkout'
import { fakeWechatpay } from '@/server/testing/payments/fake-wechatpay'
import { createTestApp, type TestApp } from '@/server/testing/test-app'

const WIDTH = 6
let t: TestApp
let fake: Awaited<ReturnType<typeof fakeWechatpay>>
beforeAll(async () => {
  fake = await fakeWechatpay(() => t.clock.now())
  t = await createTestApp({ config: { paymentProviders: [fake.setting] } })
})
afterAll(async () => {
  fake.close()
  await t.close()
})

it('[X03] while a payment provider says nothing, everybody else goes on, and its shoppers are answered in the end', async () => {
  const productId = await onePiece(t, { stock: 50 })
  const others = await t.asCustomer({ mobile: '13700000090' })
  const buyers = await Promise.all(
    Array.from({ length: WIDTH }, (_, n) => t.asCustomer({ mobile: `1370000008${n}` })),
  )
  const carts: Cart[] = []
  for (const buyer of buyers) carts.push(await withBag(t, buyer, productId))
  let waiting = 0
  let release: () => void = () => undefined
  const silence = new Promise<void>((resolve) => (release = resolve))
  fake.books.pause = async (moment) => {
    if (moment === 'asked') waiting += 1
    await silence
  }

  const orders = buyers.map((buyer, n) =>
    t.call('saveOrder', { body: anOrder(carts[n]!, { paymentMethod: 'wechatpay' }) }, buyer),
  )
  await expect.poll(() => waiting).toBe(WIDTH)

  const startedAt = performance.now()
  expect((await withBag(t, others, productId)).items).toHaveLength(1)
  expect((await t.app.request('/health/ready')).status).toBe(200)
  expect(performance.now() - startedAt).toBeLessThan(3_000)

  release()
  for (const answer of await Promise.all(orders)) expect(answer).toMatchObject({ code: 1 })
})
