import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeWechatpay } from '@/server/testing/payments/fake-wechatpay'
import type { PayableOrder, PaymentProvider } from '../payment-provider'
import { wechatpay } from './wechatpay'

const start = new Date('2026-03-01T02:00:00Z')
const MINUTE_MS = 60_000
const ref = 'OR260301ABCDEFGH0b0e7c4e6f0e4a52'

let now: Date
let fake: Awaited<ReturnType<typeof fakeWechatpay>>
let provider: PaymentProvider
const world = { clock: { now: () => now }, config: { siteUrl: 'https://store.test' } }

beforeEach(async () => {
  now = start
  fake = await fakeWechatpay(() => now)
  provider = wechatpay(world, fake.setting)
  fake.books.pay(ref, 100, now)
})
afterEach(() => fake.close())

const payable = (payer: PayableOrder['payer']) =>
  provider.createPayment({
    reference: '0b0e7c4e-6f0e-4a52-9d5c-1d3c5a4f0001',
    orderBn: 'OR260301ABCDEFGH',
    amountFen: 1_290_005,
    method: 'wechatpay',
    expiresAt: new Date('2026-03-01T02:30:00Z'),
    payer,
  })
const address = '203.0.113.7'
const downloads = () => fake.asked.filter(({ path }) => path === '/v3/certificates').length

describe('[B06] WeChat Pay opens', () => {
  it('a code to scan on a desktop, with everything it must know', async () => {
    const opened = await payable({ device: 'desktop', address })

    expect(opened).toEqual({
      providerRef: ref,
      start: { type: 'code', text: `weixin://wxpay/bizpayurl?pr=${ref}` },
    })
    expect(fake.asked.find(({ path }) => path === '/v3/pay/transactions/native')?.content).toEqual({
      appid: 'wx1',
      mchid: '1900000001',
      description: '订单 OR260301ABCDEFGH',
      out_trade_no: ref,
      time_expire: '2026-03-01T10:30:00+08:00',
      notify_url: 'https://store.test/rest/cn/V1/payment/notify/wechatpay',
      amount: { total: 1_290_005, currency: 'CNY' },
    })
  })

  it('its page in a phone’s browser, which leads back, by the address of the shopper', async () => {
    const opened = await payable({ device: 'phone', address })

    const url = new URL(opened.start.type === 'redirect' ? opened.start.url : '')
    expect(url.searchParams.get('redirect_url')).toBe(
      'https://store.test/checkout/payment-result?order=OR260301ABCDEFGH',
    )
    expect(fake.asked.find(({ path }) => path === '/v3/pay/transactions/h5')?.content).toMatchObject({
      scene_info: { payer_client_ip: address, h5_info: { type: 'Wap' } },
    })
  })

  it('the chat app’s own kit for the person it named, and for nobody else', async () => {
    const opened = await payable({ device: 'chat-app', address, openId: 'o-1' })

    expect(fake.isOurs(opened.start)).toBe(true)
    expect(opened.start).toMatchObject({
      type: 'in-app',
      parameters: { appId: 'wx1', package: `prepay_id=P${ref}`, signType: 'RSA' },
    })
    expect(fake.asked.find(({ path }) => path === '/v3/pay/transactions/jsapi')?.content).toMatchObject({
      payer: { openid: 'o-1' },
    })
    await expect(payable({ device: 'chat-app', address })).rejects.toThrow('for nobody')
  })
})

describe('[B06] the keys of WeChat Pay', () => {
  it('are its certificates, fetched with the first of its words and kept', async () => {
    await provider.queryPayment(ref)
    await provider.queryPayment(ref)

    expect(downloads()).toBe(1)
  })

  it('change by themselves: two serials are good at once', async () => {
    for (const signer of ['own', 'next'] as const)
      expect((await provider.notification(fake.notification(ref, { signer }))).notice).not.toBeNull()
    expect(downloads()).toBe(1)
  })

  it('are asked for at most once a minute, whatever serial a stranger invents', async () => {
    const invented = fake.notification(ref)
    invented.headers.set('Wechatpay-Serial', 'FFFF')

    for (let n = 0; n < 5; n++) expect((await provider.notification(invented)).notice).toBeNull()
    expect(downloads()).toBe(1)
    now = new Date(start.getTime() + MINUTE_MS)
    await provider.notification(invented)
    expect(downloads()).toBe(2)
  })

  it('end with their certificates', async () => {
    await provider.queryPayment(ref)
    now = new Date('2027-03-02T02:00:00Z')
    fake.books.misbehaviour = 'fault'

    await expect(provider.notification(fake.notification(ref))).rejects.toThrow('HTTP 500')
  })

  it('are those we were given, where a merchant has no certificates', async () => {
    const publicKeys = { [fake.ownSerial]: fake.publicKey }
    provider = wechatpay(world, { ...fake.setting, publicKeys })

    expect(await provider.queryPayment(ref)).toMatchObject({ amountFen: 100 })
    expect(downloads()).toBe(0)
  })

  it('are not believed when they come sealed with another key', async () => {
    provider = wechatpay(world, { ...fake.setting, apiKey: 'x'.repeat(32) })

    await expect(provider.queryPayment(ref)).rejects.toThrow()
  })
})

describe('[B06] a clock ten minutes off', () => {
  it('makes WeChat Pay refuse our signature', async () => {
    fake.books.misbehaviour = 'clock off'

    await expect(provider.queryPayment(ref)).rejects.toThrow('HTTP 401')
  })

  it.each([
    [-10, false],
    [-4, true],
    [4, true],
    [10, false],
  ])('%i minutes: its word is believed: %s', async (minutes, isBelieved) => {
    const word = fake.notification(ref, { at: new Date(start.getTime() + minutes * MINUTE_MS) })

    expect((await provider.notification(word)).notice !== null).toBe(isBelieved)
  })
})

it('[B06] a word that only its sealing could not open comes again', async () => {
  const other = wechatpay(world, {
    ...fake.setting,
    apiKey: 'x'.repeat(32),
    publicKeys: { [fake.ownSerial]: fake.publicKey },
  })

  const heard = await other.notification(fake.notification(ref))

  expect([heard.notice, heard.reply(false).status]).toEqual([null, 400])
})
