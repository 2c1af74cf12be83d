import { afterAll, beforeAll, expect, it } from 'vitest'
import { aNotice, anOrder, dataOf, notify, withBag } from '../../testing/checkout'
import { stockStore } from '../../testing/demo-rows'
import { operatorOf } from '../../testing/operator'
import { createTestApp, type TestApp } from '../../testing/test-app'
import type { Operator } from '../call'
import { UsageError } from '../arguments'
import { runCommand } from './commands'

let shop: TestApp
let orderBn: string

beforeAll(async () => {
  shop = await createTestApp()
  await stockStore(shop.deps.db)
  const customer = await shop.asCustomer()
  await withBag(shop, customer, 'PF-0301-50')
  const cart = await withBag(shop, customer, 'BG-0101-NOIR')
  ;({ orderBn } = await dataOf(shop.call('saveOrder', { body: anOrder(cart) }, customer)))
  await dataOf(notify(shop, await aNotice(shop, orderBn)))
})
afterAll(() => shop.close())

const operator: Operator = (call, input) => operatorOf(shop)(call, input)
const run = async (...args: string[]) => (await runCommand(operator, args)).text

it('takes an order line by line to its door, and says what was done', async () => {
  await expect(run('order', 'ship', orderBn, 'sandbox', 'SB1', '--lines', '3')).rejects.toThrow(UsageError)
  await expect(run('order', 'complete', orderBn)).rejects.toThrow('ORDER_STATE')

  expect(await run('order', 'ship', orderBn, 'sandbox', 'SB1', '--lines', '2')).toMatch(/2\. .*in SB1/)
  expect(await run('order', 'ship', orderBn, '顺丰速运', 'SF1')).toContain('shipped (已发货)')
  expect(await run('order', 'event', orderBn, 'SF1', '上海', '快件已揽收')).toContain('SF1: 上海 快件已揽收')
  expect(await run('order', 'complete', orderBn, 'by', 'phone')).toMatch(
    /shipped → complete {2}operator {2}by phone/,
  )
  expect(await run('order', 'show', orderBn)).toContain('complete (已完成)')
})

it('issues the invoice an order waits for, once', async () => {
  const customer = await shop.asCustomer()
  const body = { type: 'personal', title: '林晓', email: 'lin@example.com' } as const
  expect(await run('invoice', 'list')).toBe('0 in all')
  await dataOf(shop.call('requestInvoice', { params: { orderNo: orderBn }, body }, customer))

  expect(await run('invoice', 'list')).toContain(`${orderBn}  complete`)
  expect(await run('invoice', 'issue', orderBn, 'by', 'phone')).toMatch(
    /invoice issued[^]*operator {2}发票 FP\w+ 已开具 · by phone/,
  )
  await expect(run('invoice', 'issue', orderBn)).rejects.toThrow('ORDER_STATE')
})

it('shows a customer masked', async () => {
  const text = await run('customer', 'show', '13800000001')

  expect(text).toContain('138****0001')
  expect(text).toContain(orderBn)
  expect(text).not.toContain('13800000001')
})
