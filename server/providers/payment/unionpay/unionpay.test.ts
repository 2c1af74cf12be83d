import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fakeUnionpay } from '@/server/testing/payments/fake-unionpay'
import type { PaymentProvider } from '../payment-provider'
import { momentOfTrace } from './unionpay-values'
import { unionpay } from './unionpay'

const now = new Date('2026-03-01T02:00:00Z')
const ref = 'OR260301ABCDEFGH0b0e7c4e6f0e4a52-20260301100000'
const world = { clock: { now: () => now }, config: { siteUrl: 'https://store.test' } }

let fake: Awaited<ReturnType<typeof fakeUnionpay>>
let provider: PaymentProvider
beforeAll(async () => {
  fake = await fakeUnionpay(() => now)
  provider = fake.connect(world)
  fake.books.pay(ref, 100, now)
})
afterAll(() => fake.close())

describe('[B06] UnionPay opens', () => {
  it.each([
    ['desktop', '07'],
    ['phone', '08'],
  ] as const)('its page by a form, on a %s', async (device, channelType) => {
    const opened = await provider.createPayment({
      reference: '0b0e7c4e-6f0e-4a52-9d5c-1d3c5a4f0001',
      orderBn: 'OR260301ABCDEFGH',
      amountFen: 1_290_005,
      method: 'unionpay',
      expiresAt: new Date('2026-03-01T02:30:00Z'),
      payer: { device, address: '203.0.113.7' },
    })

    expect(opened).toMatchObject({
      providerRef: ref,
      start: {
        type: 'form',
        url: `${fake.setting.url}/gateway/api/frontTransReq.do`,
        fields: {
          txnType: '01',
          channelType,
          // The serial of our certificate, 068759585097 in hexadecimal.
          certId: BigInt('0x068759585097').toString(),
          orderId: 'OR260301ABCDEFGH0b0e7c4e6f0e4a52',
          txnTime: '20260301100000',
          txnAmt: '1290005',
          currencyCode: '156',
          payTimeout: '20260301103000',
          frontUrl: 'https://store.test/checkout/payment-result?order=OR260301ABCDEFGH',
          backUrl: 'https://store.test/rest/cn/V1/payment/notify/unionpay',
        },
      },
    })
  })
})

describe('[B06] UnionPay’s certificate', () => {
  it('is not believed when another authority gave it', async () => {
    const stranger = await fakeUnionpay(() => now)
    stranger.books.pay(ref, 100, now)
    const word = stranger.notification(ref)
    stranger.close()

    expect((await provider.notification(word)).notice).toBeNull()
  })

  it('is not believed after its end', async () => {
    const later = { clock: { now: () => new Date('2027-03-02T02:00:00Z') }, config: world.config }

    expect((await unionpay(later, fake.setting).notification(fake.notification(ref))).notice).toBeNull()
  })
})

it.each([
  ['0301100500', '20260301100000', '2026-03-01T02:05:00.000Z'],
  ['0101000100', '20261231235959', '2026-12-31T16:01:00.000Z'],
])('[B06] the time %s of what was signed at %s', (traceTime, txnTime, moment) => {
  expect(momentOfTrace(traceTime, txnTime).toISOString()).toBe(moment)
})
