import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fakeAlipay } from '@/server/testing/payments/fake-alipay'
import type { FakeProvider } from '@/server/testing/payments/fake-provider'
import type { PaymentProvider } from '../payment-provider'
import { fenOf, yuanOf } from './alipay-values'

const now = new Date('2026-03-01T02:00:00Z')
let fake: FakeProvider
let provider: PaymentProvider

beforeAll(async () => {
  fake = await fakeAlipay(() => now)
  provider = fake.connect({ clock: { now: () => now }, config: { siteUrl: 'https://store.test' } })
})
afterAll(() => fake.close())

describe('[B06] Alipay’s page', () => {
  it.each([
    ['desktop', 'alipay.trade.page.pay', 'FAST_INSTANT_TRADE_PAY'],
    ['phone', 'alipay.trade.wap.pay', 'QUICK_WAP_WAY'],
  ] as const)('on a %s, until the order expires in China’s time', async (device, method, product_code) => {
    const { start } = await provider.createPayment({
      reference: '0b0e7c4e-6f0e-4a52-9d5c-1d3c5a4f0001',
      orderBn: 'OR260301ABCDEFGH',
      amountFen: 1_290_005,
      method: 'alipay',
      expiresAt: new Date('2026-03-01T02:30:00Z'),
      payer: { device, address: '203.0.113.7' },
    })

    const { searchParams } = new URL(start.type === 'redirect' ? start.url : '')
    expect(JSON.parse(searchParams.get('biz_content') ?? '')).toMatchObject({
      out_trade_no: 'OR260301ABCDEFGH0b0e7c4e6f0e4a52',
      total_amount: '12900.05',
      time_expire: '2026-03-01 10:30:00',
      product_code,
    })
    expect(searchParams.get('method')).toBe(method)
    expect(searchParams.get('notify_url')).toBe('https://store.test/rest/cn/V1/payment/notify/alipay')
    expect(searchParams.get('timestamp')).toBe('2026-03-01 10:00:00')
  })
})

it('[B06] a clock ten minutes off is refused by Alipay, and nothing is believed', async () => {
  fake.books.open('OR1', 1)
  fake.books.misbehaviour = 'clock off'

  await expect(provider.queryPayment('OR1')).rejects.toThrow('isv.invalid-timestamp')
})

describe('amounts of Alipay', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [1_290_000, '12900.00'],
    [1_290_005, '12900.05'],
  ])('%i fen are %s yuan and back', (fen, yuan) => {
    expect([yuanOf(fen), fenOf(yuan)]).toEqual([yuan, fen])
  })

  it.each(['', '-1.00', '1.234', 'x', '1e3'])('%j is no amount', (text) => {
    expect(fenOf(text)).toBeNull()
  })
})
