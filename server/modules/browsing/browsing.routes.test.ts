import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aProduct, stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type Caller, type TestApp } from '@/server/testing/test-app'
import { browsedBy, joinBrowsing } from './browsing.service'

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp()
  await stockStore(shop.deps.db)
})
afterAll(() => shop.close())

async function history(caller: Caller) {
  const answer = await shop.call('listBrowsing', { body: {} }, caller)
  return answer.code === 1 ? answer.data.items.map(({ sku }) => sku) : answer.error
}

async function view(caller: Caller, ...skus: string[]) {
  for (const sku of skus) {
    shop.clock.advance(1_000)
    await shop.call('addBrowsing', { body: { sku } }, caller)
  }
}

test('200 newest first, each product once, a child counts as its parent', async () => {
  const guest = await shop.asGuest()

  await view(guest, 'BG-0101', 'PF-0301', 'SH-0201-36', 'BG-0101-IVORY')

  expect(await history(guest)).toEqual(['BG-0101', 'SH-0201', 'PF-0301'])
})

test("200 nobody sees another's history; clearing empties one's own", async () => {
  const [customer, guest] = [await shop.asCustomer(), await shop.asGuest()]
  await view(customer, 'BG-0101')
  await view(guest, 'PF-0301')

  await shop.call('clearBrowsing', {}, guest)

  expect(await history(customer)).toEqual(['BG-0101'])
  expect(await history(guest)).toEqual([])
})

test('404 an unknown product, 401 without a token', async () => {
  expect(await shop.call('addBrowsing', { body: { sku: 'NO-1' } }, await shop.asGuest())).toMatchObject({
    status: 404,
  })
  expect(await shop.call('addBrowsing', { body: { sku: 'BG-0101' } })).toMatchObject({ status: 401 })
  expect(await shop.call('listBrowsing', { body: {} })).toMatchObject({ status: 401 })
  expect(await shop.call('clearBrowsing', {})).toMatchObject({ status: 401 })
})

test('[P10] keeps the 30 seen last', async () => {
  const rows = Array.from({ length: 31 }, (_, n) => aProduct({ sku: `SEEN-${n}` }))
  await stockStore(shop.deps.db, rows)
  const guest = await shop.asGuest()

  await view(guest, ...rows.map((_, n) => `SEEN-${n}`))

  const kept = await browsedBy(shop.deps.db, { guestId: guest.guestId! })
  expect(kept).toHaveLength(30)
  expect(kept.map(({ sku }) => sku)).not.toContain('SEEN-0')
})

describe('[P10] at login', () => {
  test("a guest's history joins the customer's, each product once, by its later view", async () => {
    const [customer, guest] = [await shop.asCustomer({ mobile: '13800000041' }), await shop.asGuest()]
    await view(customer, 'BG-0101', 'PF-0301')
    await view(guest, 'SH-0201', 'BG-0101')

    await join(guest, customer)

    expect(await history(customer)).toEqual(['BG-0101', 'SH-0201', 'PF-0301'])
    expect(await history(guest)).toEqual([])
  })

  test('an older view of the guest does not push a later one back', async () => {
    const [customer, guest] = [await shop.asCustomer({ mobile: '13800000042' }), await shop.asGuest()]
    await view(guest, 'BG-0101')
    await view(customer, 'PF-0301', 'BG-0101', 'SH-0201')

    await join(guest, customer)

    expect(await history(customer)).toEqual(['SH-0201', 'BG-0101', 'PF-0301'])
  })

  test('of both together the 30 seen last remain', async () => {
    const [customer, guest] = [await shop.asCustomer({ mobile: '13800000043' }), await shop.asGuest()]
    await view(customer, ...Array.from({ length: 20 }, (_, n) => `SEEN-${n}`))
    await view(guest, ...Array.from({ length: 11 }, (_, n) => `SEEN-${20 + n}`))

    await join(guest, customer)

    const kept = await browsedBy(shop.deps.db, { customerId: customer.customerId! })
    expect(kept).toHaveLength(30)
    expect(kept[0]).toMatchObject({ sku: 'SEEN-30' })
  })

  const join = (guest: Caller, customer: Caller) =>
    shop.deps.db.transaction((tx) =>
      joinBrowsing(tx, { guestId: guest.guestId!, customerId: customer.customerId! }),
    )
})
