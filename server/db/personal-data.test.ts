import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app'
import { unlockPersonalData } from './personal-data'
import { readPersonalDataKeys } from './personal-data-keys'
import { addresses, customers } from './schema/customer/customers'

const secret = 'test-secret-'.repeat(4)
const aKey = (id: string) => `${id}:${randomBytes(32).toString('base64')}`

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp()
})
afterEach(() => unlockPersonalData(shop.deps.config.personalDataKeys))
afterAll(() => shop.close())

const storedMobile = async (id: string) => {
  const [row] = await shop.deps.db
    .select({ mobile: sql<string>`${customers.mobile}::text` })
    .from(customers)
    .where(eq(customers.id, id))
  return row!.mobile
}

test('neither mobile, name nor street can be read in the database', async () => {
  const mobile = '13712345678'
  const caller = await shop.asCustomer({ mobile, firstname: '晓月' })
  await shop.call(
    'saveAddress',
    {
      body: {
        firstname: '林晓月',
        gender: 2,
        telephone: mobile,
        region: '四川省',
        region_id: '510000',
        city: '成都市',
        city_id: '510100',
        district: '锦江区',
        district_id: '510104',
        street: '春熙路八号',
        isDefault: true,
      },
    },
    caller,
  )

  const rows = [
    await shop.deps.db.execute(sql`select * from ${customers}`),
    await shop.deps.db.execute(sql`select * from ${addresses}`),
  ]
  const stored = JSON.stringify(rows)
  for (const secretWord of [mobile, '晓月', '春熙路']) expect(stored).not.toContain(secretWord)
})

test('a customer is found again by the mobile, and two cannot share one', async () => {
  const first = await shop.asCustomer({ mobile: '13700000001' })
  const again = await shop.asCustomer({ mobile: '13700000001' })

  expect(again.customerId).toBe(first.customerId)
})

test('the same text is sealed differently each time', async () => {
  const one = await shop.asCustomer({ mobile: '13700000002', firstname: '同名' })
  const two = await shop.asCustomer({ mobile: '13700000003', firstname: '同名' })
  const stored = await shop.deps.db
    .select({ name: sql<string>`${customers.firstname}::text` })
    .from(customers)

  expect(one.customerId).not.toBe(two.customerId)
  expect(new Set(stored.map(({ name }) => name)).size).toBe(stored.length)
})

test('a new key seals, the old one still opens; without the old one reading fails', async () => {
  const old = aKey('old')
  unlockPersonalData(readPersonalDataKeys([old], [secret]))
  const { customerId } = await shop.asCustomer({ mobile: '13700000004' })
  const read = () => shop.deps.db.query.customers.findFirst({ where: eq(customers.id, customerId!) })
  expect(await storedMobile(customerId!)).toMatch(/^v1\.old\./)

  const young = aKey('young')
  unlockPersonalData(readPersonalDataKeys([young, old], [secret]))
  expect((await read())?.mobile).toBe('13700000004')
  await shop.deps.db.update(customers).set({ mobile: '13700000004' }).where(eq(customers.id, customerId!))
  expect(await storedMobile(customerId!)).toMatch(/^v1\.young\./)

  unlockPersonalData(readPersonalDataKeys([aKey('other')], [secret]))
  await expect(read()).rejects.toThrow(/young/)
})

test('a value moved to another column or changed by a byte does not open', async () => {
  const { customerId } = await shop.asCustomer({ mobile: '13700000005', firstname: '甲' })
  const read = () => shop.deps.db.query.customers.findFirst({ where: eq(customers.id, customerId!) })
  await shop.deps.db.execute(sql`update ${customers} set firstname = mobile where id = ${customerId}`)
  await expect(read()).rejects.toThrow()

  await shop.deps.db.update(customers).set({ firstname: '甲' }).where(eq(customers.id, customerId!))
  expect((await read())?.firstname).toBe('甲')
  await shop.deps.db.execute(
    sql`update ${customers} set firstname = overlay(firstname placing 'AAAA' from 30) where id = ${customerId}`,
  )
  await expect(read()).rejects.toThrow()
})

test('a key of the wrong length is refused in plain words', () => {
  expect(() => readPersonalDataKeys(['short:YWJj'], [secret])).toThrow(/32 bytes/)
})
