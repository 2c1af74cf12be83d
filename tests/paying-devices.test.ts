import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { payments } from '@/server/db/schema/purchase/payments'
import { anOrder, dataOf, onePiece, withBag } from '@/server/testing/checkout'
import { fakeWechatpay } from '@/server/testing/payments/fake-wechatpay'
import { createTestApp, type Caller, type TestApp } from '@/server/testing/test-app'

const PRICE = 1_290_000
const chatApp = 'Mozilla/5.0 (iPhone) Mobile MicroMessenger/8.0'
const phone = 'Mozilla/5.0 (iPhone) Mobile Safari'

let fake: Awaited<ReturnType<typeof fakeWechatpay>>
let shop: TestApp
let desktop: Caller
let orderNo: string
let customers = 0

beforeAll(async () => {
  let now = () => new Date()
  fake = await fakeWechatpay(() => now())
  shop = await createTestApp({
    config: { paymentProviders: [fake.setting], siteUrl: 'https://store.test' },
    now: new Date().toISOString(),
  })
  now = () => shop.clock.now()
})
afterAll(async () => {
  fake.close()
  await shop.close()
})
beforeEach(async () => {
  const sku = await onePiece(shop, { sku: `PIECE-${customers}`, stock: 5, priceFen: PRICE })
  desktop = await shop.asCustomer({ mobile: `1350000${2000 + customers++}` })
  const body = anOrder(await withBag(shop, desktop, sku), { paymentMethod: 'wechatpay' })
  orderNo = (await dataOf(shop.call('saveOrder', { body }, desktop))).orderBn
})

const on = (userAgent: string): Caller => ({ ...desktop, userAgent })
const read = (caller: Caller) => dataOf(shop.call('getOrder', { params: { orderNo } }, caller))
const refs = () => [...fake.books.payments.keys()].filter((ref) => ref.startsWith(orderNo))
const stand = async () =>
  (await shop.deps.db.select().from(payments)).flatMap(({ providerRef, status }) =>
    providerRef?.startsWith(orderNo) ? [status] : [],
  )

/** Goes where the store sends the shopper; the chat app agrees at once. Answers what it leads back with. */
async function authorized(person: string) {
  const { payAction } = await read(on(chatApp))
  const [path, query] = (payAction?.type === 'redirect' ? payAction.url : '').split('?')
  const body = new URLSearchParams(query)
  body.set('answer', 'yes')
  body.set('open_id', person)
  const response = await shop.app.request(path!, { method: 'POST', body })
  const back = new URL(response.headers.get('location') ?? '')
  return { path: back.pathname, code: back.searchParams.get('code')!, state: back.searchParams.get('state')! }
}
const payAs = (caller: Caller, body: { code: string; state: string }) =>
  shop.call('payInChatApp', { params: { orderNo }, body }, caller)

it('[B06] an order is paid by a code on a desktop, by its page on a phone, and what was opened before is closed', async () => {
  const first = await read(desktop)
  const second = await read(on(phone))

  expect(first.payAction).toMatchObject({
    type: 'code',
    imgSrc: expect.stringContaining('data:image/svg+xml'),
  })
  expect(first.payUrl).toBe(`/checkout/payment?order=${orderNo}`)
  expect(second.payAction).toMatchObject({ type: 'redirect', url: expect.stringContaining('wx.tenpay.test') })
  expect(refs()).toHaveLength(2)
  expect(fake.books.find(refs()[0]!).status).toBe('closed')
})

it('[B06] the same device is given the same payment however often it asks', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => read(desktop)))

  expect(new Set(answers.map(({ payAction }) => JSON.stringify(payAction))).size).toBe(1)
  expect(refs()).toHaveLength(1)
})

it('[B06] two devices at once leave one payment open', async () => {
  await Promise.all([read(on(phone)), read(on(phone)), read(desktop), read(on(phone))])

  expect((await stand()).filter((status) => status !== 'closed')).toHaveLength(1)
})

it('[B06] who paid the code and then looks on the phone has paid', async () => {
  fake.books.pay(refs()[0]!, PRICE)

  expect(await read(on(phone))).toMatchObject({ status: 'paid', payAction: null })
  expect(refs()).toHaveLength(1)
})

it('[B06] a code paid after another device took over pays the order all the same, once', async () => {
  const [code] = refs()
  await read(on(phone))
  fake.books.pay(code!, PRICE)
  const { body, headers } = fake.notification(code!)

  await shop.app.request('/rest/cn/V1/payment/notify/wechatpay', { method: 'POST', body, headers })

  expect(await read(on(phone))).toMatchObject({ status: 'paid' })
  expect((await shop.deps.db.select().from(payments).where(eq(payments.providerRef, code!)))[0]?.status).toBe(
    'paid',
  )
})

it('[B06] inside the chat app it tells who pays, and its own kit is opened for them', async () => {
  const { path, ...proof } = await authorized('o-lin')

  const { payAction } = await dataOf(payAs(on(chatApp), proof))

  expect(path).toBe('/checkout/payment')
  expect(payAction).toMatchObject({ type: 'in-app', parameters: { appId: 'wx1', signType: 'RSA' } })
  const { content } = fake.asked.filter((call) => call.path.endsWith('/jsapi')).at(-1)!
  expect(content).toMatchObject({ payer: { openid: 'o-lin' } })
  expect((await read(on(chatApp))).payAction).toEqual(payAction)
})

it('[B06] inside the chat app nothing is opened for a used code, another order’s state, or somebody else', async () => {
  const { code, state } = await authorized('o-lin')
  const stranger = await shop.asCustomer({ mobile: '13500009999' })

  expect(await payAs(on(chatApp), { code, state: 'f'.repeat(64) })).toMatchObject({
    error: 'CHAT_APP_NOT_AUTHORIZED',
  })
  expect(await payAs({ ...stranger, userAgent: chatApp }, { code, state })).toMatchObject({ status: 404 })
  await dataOf(payAs(on(chatApp), { code, state }))
  expect(await payAs(on(chatApp), { code, state })).toMatchObject({ error: 'CHAT_APP_NOT_AUTHORIZED' })
})
