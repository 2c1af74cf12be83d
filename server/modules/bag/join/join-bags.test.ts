import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf, withBag } from '@/server/testing/checkout'
import { stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type Caller, type TestApp } from '@/server/testing/test-app'
import { joinBags } from './join-bags'

let shop: TestApp
let customers = 0

beforeAll(async () => {
  shop = await createTestApp()
  await stockStore(shop.deps.db)
})
afterAll(() => shop.close())

const aCustomer = () => shop.asCustomer({ mobile: `1380000010${customers++}` })
const join = (guest: Caller, customer: Caller) =>
  shop.deps.db.transaction((tx) =>
    joinBags(tx, { guestId: guest.guestId!, customerId: customer.customerId! }),
  )
const bagOf = (caller: Caller) => dataOf(shop.call('getCart', { body: {} }, caller))

it("adds up within stock, keeps the guest's selection and empties the guest's bag", async () => {
  const [guest, customer] = [await shop.asGuest(), await aCustomer()]
  await withBag(shop, customer, 'BG-0101-NOIR', 2)
  await withBag(shop, customer, 'PF-0301-50')
  await withBag(shop, guest, 'BG-0101-NOIR', 2)
  await withBag(shop, guest, 'PF-0301-100')

  await join(guest, customer)

  expect((await bagOf(customer)).items.map((item) => [item.sku, item.qty, item.isSelected])).toEqual([
    ['PF-0301-100', 1, true],
    ['PF-0301-50', 1, false],
    ['BG-0101-NOIR', 3, true],
  ])
  expect((await bagOf(guest)).items).toEqual([])
})

it('is newer than both bags', async () => {
  const [guest, customer] = [await shop.asGuest(), await aCustomer()]
  const old = await withBag(shop, customer, 'PF-0301-50')
  await withBag(shop, guest, 'PF-0301-50')
  const seen = await withBag(shop, guest, 'PF-0301-50')

  await join(guest, customer)

  expect((await bagOf(customer)).version).toBeGreaterThan(Math.max(old.version, seen.version))
})

it("leaves the customer's bag as it was when the guest had none", async () => {
  const [guest, customer] = [await shop.asGuest(), await aCustomer()]
  const before = await withBag(shop, customer, 'PF-0301-50')

  await join(guest, customer)

  expect(await bagOf(customer)).toEqual(before)
})
