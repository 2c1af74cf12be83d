import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf, order } from '@/server/testing/checkout'
import { stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type Caller, type TestApp } from '@/server/testing/test-app'

const mobile = '13800041234'
let shop: TestApp
let customer: Caller

beforeAll(async () => {
  shop = await createTestApp()
  await stockStore(shop.deps.db)
  customer = await shop.asCustomer({ mobile, firstname: '晚晚' })
})
afterAll(() => shop.close())

const show = (given: string, caller = shop.operator) =>
  shop.call('opsGetCustomer', { body: { mobile: given } }, caller)

describe('opsGetCustomer', () => {
  it('200 shows a customer masked, with their orders', async () => {
    await dataOf(shop.call('saveCustomer', { body: { email: 'wan@example.com' } }, customer))
    const { orderBn } = await order(shop, customer, 'PF-0301-50')

    const answer = await dataOf(show(mobile))

    expect(answer).toMatchObject({
      name: '客**',
      mobile: '138****1234',
      email: 'w***@example.com',
      orders: [{ orderBn, status: 'pending_payment' }],
    })
    expect(JSON.stringify(answer)).not.toMatch(/13800041234|晚|wan@/)
  })

  it('404 for a mobile nobody has, 401 for a customer', async () => {
    expect(await show('13899999999')).toMatchObject({ status: 404 })
    expect(await show(mobile, customer)).toMatchObject({ status: 401 })
  })
})
