import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { unlockPersonalData } from '@/server/db/personal-data'
import { readPersonalDataKeys } from '@/server/db/personal-data-keys'
import { customers } from '@/server/db/schema/customer/customers'
import { aNotice, dataOf, notify, onePiece, order } from '@/server/testing/checkout'
import { createTestApp, type TestApp } from '@/server/testing/test-app'

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp()
})
afterEach(() => unlockPersonalData(shop.deps.config.personalDataKeys))
afterAll(() => shop.close())

test('200 seals what older keys sealed with the newest, and has nothing to do a second time', async () => {
  await shop.asCustomer({ mobile: '13700000011' })
  const caller = await shop.asCustomer({ mobile: '13700000012' })
  const { orderBn } = await order(shop, caller, await onePiece(shop))
  await dataOf(notify(shop, await aNotice(shop, orderBn)))
  const params = { orderNo: orderBn }
  const body = { type: 'personal', title: '林晓', email: 'lin@example.com' } as const
  await dataOf(shop.call('requestInvoice', { params, body }, caller))
  await dataOf(shop.call('opsIssueInvoice', { params, body: {} }, shop.operator))
  await shop.call('subscribeNewsletter', { body: { email: 'reader@example.com' } })
  const { appSecrets } = shop.deps.config
  unlockPersonalData(readPersonalDataKeys([`young:${randomBytes(32).toString('base64')}`], appSecrets))

  const first = await shop.call('opsResealPersonalData', {}, shop.operator)
  expect(first).toMatchObject({ code: 1, data: { resealed: 6 } })
  const stored = await shop.deps.db.select({ mobile: sql<string>`${customers.mobile}::text` }).from(customers)
  expect(stored.every(({ mobile }) => mobile.startsWith('v1.young.'))).toBe(true)

  const second = await shop.call('opsResealPersonalData', {}, shop.operator)
  expect(second).toMatchObject({ code: 1, data: { resealed: 0 } })
})

test('401 for anybody but the operator', async () => {
  expect(await shop.call('opsResealPersonalData', {}, await shop.asCustomer())).toMatchObject({ status: 401 })
})
