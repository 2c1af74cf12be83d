import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { arrivalNotices } from '@/server/db/schema/customer/interests'
import { aProduct, smallStore, stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type Caller, type TestApp } from '@/server/testing/test-app'
import { joinNotices } from './notices.service'

let shop: TestApp
let customers = 0

beforeAll(async () => {
  shop = await createTestApp()
  await stockStore(shop.deps.db, [
    ...smallStore,
    aProduct({ sku: 'SOON', isComingSoon: true }),
    aProduct({ sku: 'ABROAD', notSaleForChina: true, children: [{ sku: 'ABROAD-U', stock: 0 }] }),
    aProduct({ sku: 'PART', isIndividuallySalable: false, children: [{ sku: 'PART-U', stock: 0 }] }),
  ])
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.deps.db.delete(arrivalNotices)
})

const soldOut = 'BG-0101-IVORY'
const aCustomer = () => shop.asCustomer({ mobile: `137000001${String(10 + customers++)}` })
const noted = async () =>
  (await shop.deps.db.select().from(arrivalNotices)).map(({ sku, contact }) => `${sku} ${contact}`)
const ask = (caller: Caller, body: { sku: string; mobile?: string; email?: string }) =>
  shop.call('createArrivalNotice', { body }, caller)
const waited = async (caller: Caller) => {
  const answer = await shop.call('listArrivalNotices', {}, caller)
  return answer.code === 1 ? answer.data.items.map(({ sku, contact }) => `${sku} ${contact}`) : answer.error
}

describe('[P11] createArrivalNotice', () => {
  test('200 is kept once however often it is asked for', async () => {
    const guest = await shop.asGuest()
    const body = { sku: soldOut, mobile: '13800000009' }

    await ask(guest, body)
    expect(await ask(guest, body)).toMatchObject({ code: 1, data: null })
    await ask(await shop.asGuest(), body)

    expect(await noted()).toEqual([`${soldOut} 13800000009`])
  })

  test('200 once per person, whatever contact they leave', async () => {
    const guest = await shop.asGuest()

    await ask(guest, { sku: soldOut, mobile: '13800000009' })
    await ask(guest, { sku: soldOut, email: 'reader@example.com' })

    expect(await noted()).toEqual([`${soldOut} 13800000009`])
  })

  test("200 a customer's own mobile stands in for a missing one", async () => {
    await ask(await shop.asCustomer({ mobile: '13800000008' }), { sku: 'SH-0201-37' })

    expect(await noted()).toEqual(['SH-0201-37 13800000008'])
  })

  test.each([
    ['a sold-out child', soldOut, null],
    ['a product to come', 'SOON', null],
    ['its child', 'SOON-U', null],
    ['a child that is there', 'BG-0101-NOIR', 'NOTICE_NOT_OFFERED'],
    ['a product of which one child is there', 'BG-0101', 'NOTICE_NOT_OFFERED'],
    ['a pre-order that can be bought', 'BG-0102', 'NOTICE_NOT_OFFERED'],
    ['what is not sold in China', 'ABROAD', 'NOTICE_NOT_OFFERED'],
    ['what is not sold alone', 'PART', 'NOTICE_NOT_OFFERED'],
    ['a price on request', 'BG-0103', 'NOTICE_NOT_OFFERED'],
    ['an unknown sku', 'NO-1', 'NOT_FOUND'],
  ])('is for what cannot be bought and may return: %s', async (_, sku, error) => {
    const answer = await ask(await shop.asGuest(), { sku, mobile: '13800000009' })

    expect(answer.code === 1 ? null : answer.error).toBe(error)
    expect(await noted()).toHaveLength(error === null ? 1 : 0)
  })

  test('200 INVALID_INPUT a guest without mobile or email', async () => {
    expect(await ask(await shop.asGuest(), { sku: soldOut })).toMatchObject({
      status: 200,
      error: 'INVALID_INPUT',
      data: { validationResult: { mobile: '此项是必填项' } },
    })
  })

  test('401 without a token, 400 a broken mobile', async () => {
    expect(await shop.call('createArrivalNotice', { body: { sku: soldOut } })).toMatchObject({ status: 401 })
    expect(await ask(await shop.asGuest(), { sku: soldOut, mobile: '123' })).toMatchObject({ status: 400 })
  })
})

describe('[P11] what a shopper waits for', () => {
  test('200 is seen masked, by them alone', async () => {
    const [guest, other] = [await shop.asGuest(), await shop.asGuest()]
    await ask(guest, { sku: soldOut, mobile: '13800000009' })
    shop.clock.advance(1000)
    await ask(guest, { sku: 'SOON', email: 'reader@example.com' })

    expect(await waited(guest)).toEqual(['SOON r***@example.com', `${soldOut} 138****0009`])
    expect(await waited(other)).toEqual([])
  })

  test('200 is taken back by them alone', async () => {
    const [guest, other] = [await shop.asGuest(), await shop.asGuest()]
    await ask(guest, { sku: soldOut, mobile: '13800000009' })

    await shop.call('removeArrivalNotice', { body: { sku: soldOut } }, other)
    expect(await waited(guest)).toHaveLength(1)
    await shop.call('removeArrivalNotice', { body: { sku: soldOut } }, guest)
    expect(await waited(guest)).toEqual([])
  })

  test("is the customer's after a login, each product once", async () => {
    const [guest, customer] = [await shop.asGuest(), await aCustomer()]
    await ask(customer, { sku: soldOut })
    await ask(guest, { sku: soldOut, mobile: '13800000009' })
    await ask(guest, { sku: 'SOON', mobile: '13800000009' })

    await shop.deps.db.transaction((tx) =>
      joinNotices(tx, { guestId: guest.guestId!, customerId: customer.customerId! }),
    )

    expect((await noted()).map((text) => text.split(' ')[0])).toEqual([soldOut, 'SOON'])
    expect(await waited(customer)).toHaveLength(2)
    expect(await waited(guest)).toEqual([])
  })

  test('401 without a token', async () => {
    expect(await shop.call('listArrivalNotices', {})).toMatchObject({ status: 401 })
    expect(await shop.call('removeArrivalNotice', { body: { sku: soldOut } })).toMatchObject({ status: 401 })
  })
})
