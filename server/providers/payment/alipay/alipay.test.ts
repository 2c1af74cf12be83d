import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fakeAlipay, type Misbehaviour } from '@/server/testing/fake-alipay'
import type { PaymentProvider } from '../payment-provider'
import { alipay } from './alipay'
import { fenOf, orderOf, tradeNoOf, yuanOf } from './alipay-values'

let fake: Awaited<ReturnType<typeof fakeAlipay>>
let provider: PaymentProvider

const now = new Date('2026-03-01T02:00:00Z')
const order = {
  reference: '0b0e7c4e-6f0e-4a52-9d5c-1d3c5a4f0001',
  orderBn: 'OR260301ABCDEFGH',
  amountFen: 1_290_005,
  method: 'alipay',
  expiresAt: new Date('2026-03-01T02:30:00Z'),
} as const
const tradeNo = 'OR260301ABCDEFGH_0b0e7c4e6f0e4a529d5c1d3c5a4f0001'
const paid = {
  out_trade_no: tradeNo,
  trade_no: '2026030122001',
  trade_status: 'TRADE_SUCCESS',
  total_amount: '12900.05',
  send_pay_date: '2026-03-01 10:05:00',
}
const notice = {
  providerRef: tradeNo,
  orderBn: order.orderBn,
  amountFen: order.amountFen,
  transactionId: paid.trade_no,
  paidAt: new Date('2026-03-01T02:05:00Z'),
}
const { send_pay_date: gmt_payment, ...told } = { ...paid }
const word = (change: Record<string, string> = {}) => ({ ...told, gmt_payment, ...change })
const refund = {
  reference: 'refund-1',
  providerRef: tradeNo,
  transactionId: paid.trade_no,
  amountFen: 5_000,
  paidFen: order.amountFen,
}

beforeAll(async () => {
  fake = await fakeAlipay()
  const world = { clock: { now: () => now }, config: { siteUrl: 'https://store.test' } }
  provider = alipay(world, fake.settings)
})
afterAll(() => fake.close())
beforeEach(() => {
  fake.state.misbehaviour = null
  fake.trades.clear()
  fake.refunded.clear()
  fake.trades.set(tradeNo, { ...paid })
})

const hear = (body: string) => provider.notification({ body, headers: new Headers() })

describe('[B06] Alipay opens a payment', () => {
  it('at its own page, by an address we signed, until the order expires in China’s time', async () => {
    const { providerRef, start } = await provider.createPayment(order)

    const url = start.type === 'redirect' ? start.url : ''
    const { searchParams } = new URL(url)
    expect([providerRef, fake.isOurs(url)]).toEqual([tradeNo, true])
    expect(JSON.parse(searchParams.get('biz_content') ?? '')).toMatchObject({
      out_trade_no: tradeNo,
      total_amount: '12900.05',
      time_expire: '2026-03-01 10:30:00',
    })
    expect(searchParams.get('notify_url')).toBe('https://store.test/rest/cn/V1/payment/notify/alipay')
    expect(searchParams.get('timestamp')).toBe('2026-03-01 10:00:00')
  })
})

describe('[B06] Alipay is asked for a payment', () => {
  it('and says what was paid', async () => {
    expect(await provider.queryPayment(tradeNo)).toEqual(notice)
  })

  it.each([
    ['the shopper never came', () => fake.trades.clear()],
    ['nothing was paid yet', () => fake.trades.set(tradeNo, { ...paid, trade_status: 'WAIT_BUYER_PAY' })],
    ['the trade was closed', () => fake.trades.set(tradeNo, { ...paid, trade_status: 'TRADE_CLOSED' })],
  ])('and says nothing while %s', async (_, arrange) => {
    arrange()

    expect(await provider.queryPayment(tradeNo)).toBeNull()
  })

  it.each<[Misbehaviour, RegExp]>([
    ['fault', /HTTP 500/],
    ['foreign key', /not signed/],
    ['unsigned', /not signed/],
    ['old time', /isv.invalid-timestamp/],
  ])('and is not believed with: %s', async (misbehaviour, message) => {
    fake.state.misbehaviour = misbehaviour

    await expect(provider.queryPayment(tradeNo)).rejects.toThrow(message)
  })
})

describe('[B06] a notification of Alipay', () => {
  it('says what was paid, and is answered in its words', async () => {
    const heard = await hear(fake.notification(word()))

    expect(heard.notice).toEqual(notice)
    expect([heard.reply(true).body, heard.reply(false).body]).toEqual(['success', 'failure'])
  })

  it('is believed with the key the provider changes to', async () => {
    expect((await hear(fake.notification(word(), fake.nextKey))).notice).toEqual(notice)
  })

  it.each([
    ['of a foreign key', () => fake.notification(word(), fake.foreignKey)],
    ['changed on its way', () => fake.notification(word()).replace('12900.05', '1.00')],
    ['about another application', () => fake.notification(word({ app_id: 'app-2' }))],
    ['without a signature', () => new URLSearchParams(word()).toString()],
    ['that is none', () => '<xml/>'],
  ])('%s is refused', async (_, body) => {
    const heard = await hear(body())

    expect([heard.notice, heard.reply(false).body]).toEqual([null, 'failure'])
  })

  it('about a closed trade is heard and changes nothing', async () => {
    const heard = await hear(fake.notification(word({ trade_status: 'TRADE_CLOSED' })))

    expect([heard.notice, heard.reply(false).body]).toEqual([null, 'success'])
  })
})

describe('[B06] Alipay sends money back', () => {
  it('of one amount, once for one reference', async () => {
    expect(await provider.refund(refund)).toEqual({ providerRef: 'refund-1' })
    expect(await provider.refund(refund)).toEqual({ providerRef: 'refund-1' })

    expect([...fake.refunded]).toEqual([['refund-1', '50.00']])
  })

  it('and is asked again while it has not moved', async () => {
    fake.state.misbehaviour = 'refund under way'
    await expect(provider.refund(refund)).rejects.toThrow('not moved')

    fake.state.misbehaviour = null
    expect(await provider.refund(refund)).toEqual({ providerRef: 'refund-1' })
  })

  it('but not of a trade it does not know', async () => {
    fake.trades.clear()

    await expect(provider.refund(refund)).rejects.toThrow('ACQ.TRADE_NOT_EXIST')
  })
})

describe('[B06] Alipay closes a payment', () => {
  it('that was opened, and one that never was', async () => {
    await provider.closePayment(tradeNo)
    expect(fake.trades.get(tradeNo)).toMatchObject({ trade_status: 'TRADE_CLOSED' })

    fake.trades.clear()
    await expect(provider.closePayment(tradeNo)).resolves.toBeUndefined()
  })
})

describe('amounts and numbers of Alipay', () => {
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

  it('a number leads back to its order', () => {
    expect(orderOf(tradeNoOf(order.orderBn, order.reference))).toBe(order.orderBn)
  })
})
