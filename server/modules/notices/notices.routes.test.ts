import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arrivalNotices } from '@/server/db/schema/interests'
import { stockStore } from '@/server/testing/demo-rows'
import { createTestApp, type TestApp } from '@/server/testing/test-app'

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp()
  await stockStore(shop.deps.db)
})
afterAll(() => shop.close())

const noted = async () =>
  (await shop.deps.db.select().from(arrivalNotices)).map(({ sku, contact }) => `${sku} ${contact}`)

describe('createArrivalNotice', () => {
  test('200 is kept once however often it is asked for', async () => {
    const guest = await shop.asGuest()
    const body = { sku: 'BG-0101-IVORY', mobile: '13800000009' }

    await shop.call('createArrivalNotice', { body }, guest)
    expect(await shop.call('createArrivalNotice', { body }, guest)).toMatchObject({ code: 1, data: null })

    expect(await noted()).toEqual(['BG-0101-IVORY 13800000009'])
  })

  test("200 a customer's own mobile stands in for a missing one", async () => {
    await shop.call(
      'createArrivalNotice',
      { body: { sku: 'SH-0201-37' } },
      await shop.asCustomer({ mobile: '13800000008' }),
    )

    expect(await noted()).toContain('SH-0201-37 13800000008')
  })

  test('200 INVALID_INPUT a guest without mobile or email', async () => {
    const answer = await shop.call(
      'createArrivalNotice',
      { body: { sku: 'BG-0101-IVORY' } },
      await shop.asGuest(),
    )

    expect(answer).toMatchObject({
      status: 200,
      error: 'INVALID_INPUT',
      data: { validationResult: { mobile: '此项是必填项' } },
    })
  })

  test('404 an unknown sku, 401 without a token, 400 a broken mobile', async () => {
    const guest = await shop.asGuest()
    expect(
      await shop.call('createArrivalNotice', { body: { sku: 'NO-1', mobile: '13800000009' } }, guest),
    ).toMatchObject({ status: 404 })
    expect(await shop.call('createArrivalNotice', { body: { sku: 'BG-0101' } })).toMatchObject({
      status: 401,
    })
    expect(
      await shop.call('createArrivalNotice', { body: { sku: 'BG-0101', mobile: '123' } }, guest),
    ).toMatchObject({ status: 400 })
  })
})
