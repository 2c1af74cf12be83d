import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FakeProvider, Misbehaviour } from '@/server/testing/payments/fake-provider'
import { fakeProviders } from '@/server/testing/payments/fake-providers'
import type { PaymentProvider, RefundOrder } from './payment-provider'

const now = new Date('2026-03-01T02:00:00Z')
const paidAt = new Date('2026-03-01T02:05:00Z')
const AMOUNT = 1_290_005

/** What each provider reads as accepted and not accepted. */
const words = {
  alipay: [200, 'success', 200, 'failure'],
  wechatpay: [200, '{"code":"SUCCESS","message":"成功"}', 400, '{"code":"FAIL","message":"失败"}'],
  unionpay: [200, 'ok', 400, 'fail'],
} as const

describe.each(fakeProviders)('[B06] %s', (name, startFake) => {
  let fake: FakeProvider
  let provider: PaymentProvider
  let ref: string
  let orders = 0

  const world = { clock: { now: () => now }, config: { siteUrl: 'https://store.test' } }
  const order = () => ({
    reference: crypto.randomUUID(),
    orderBn: `OR260301${String(++orders).padStart(8, '0')}`,
    amountFen: AMOUNT,
    method: name,
    expiresAt: new Date('2026-03-01T02:30:00Z'),
    payer: { device: 'desktop', address: '203.0.113.7' } as const,
  })

  beforeAll(async () => {
    fake = await startFake(() => now)
    provider = fake.connect(world)
  })
  afterAll(() => fake.close())
  beforeEach(async () => {
    fake.books.misbehaviour = null
    ref = (await provider.createPayment(order())).providerRef
    fake.books.open(ref, AMOUNT)
  })

  const notice = () => ({
    providerRef: ref,
    orderBn: `OR260301${String(orders).padStart(8, '0')}`,
    amountFen: AMOUNT,
    transactionId: fake.books.find(ref).transactionId,
    paidAt,
  })
  const aRefund = (change: Partial<RefundOrder> = {}): RefundOrder => ({
    reference: crypto.randomUUID(),
    providerRef: ref,
    transactionId: fake.books.find(ref).transactionId,
    amountFen: 5_000,
    paidFen: AMOUNT,
    askedAt: now,
    ...change,
  })
  const sentBack = () =>
    [...fake.books.refunds.values()].filter(({ transactionId }) => transactionId === `T${ref}`)

  it.each(['desktop', 'phone', 'chat-app'] as const)(
    'opens a payment by what we signed: %s',
    async (device) => {
      const payer = { device, address: '203.0.113.7', openId: 'o-1' }

      const { start, providerRef } = await provider.createPayment({ ...order(), payer })

      expect(fake.isOurs(start)).toBe(true)
      expect(providerRef).toMatch(/^OR260301\d{8}\w{16}/)
    },
  )

  it('is asked, and says nothing before money came, and then how much, when and by which transaction', async () => {
    expect(await provider.queryPayment(ref)).toBeNull()

    fake.books.pay(ref, AMOUNT, paidAt)
    expect(await provider.queryPayment(ref)).toEqual(notice())
  })

  it('is asked about a payment it never opened', async () => {
    expect(await provider.queryPayment('OR2603010000ZZZZ0123456789abcdef-20260301100000')).toBeNull()
  })

  const doubts: [Misbehaviour, RegExp][] = [
    ['fault', /HTTP 500/],
    ['silence', /timeout|aborted/i],
    ['foreign key', /not signed/],
    ['unsigned', /not signed/],
  ]
  it.each(doubts)('is not believed, nor is anything lost, with: %s', async (misbehaviour, message) => {
    fake.books.pay(ref, AMOUNT, paidAt)
    fake.books.misbehaviour = misbehaviour
    const patience = AbortSignal.timeout.bind(AbortSignal)
    const hurry = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => patience(100))

    await expect(provider.queryPayment(ref)).rejects.toThrow(message)
    await expect(provider.refund(aRefund())).rejects.toThrow(message)
    hurry.mockRestore()

    fake.books.misbehaviour = null
    expect(await provider.queryPayment(ref)).toEqual(notice())
  })

  it('sends a word that money came, and is answered in its own words', async () => {
    fake.books.pay(ref, AMOUNT, paidAt)

    const heard = await provider.notification(fake.notification(ref))

    expect(heard.notice).toEqual(notice())
    const [good, bad] = [heard.reply(true), heard.reply(false)]
    expect([good.status, good.body, bad.status, bad.body]).toEqual(words[name])
  })

  it('is believed with the key it changes to', async () => {
    fake.books.pay(ref, AMOUNT, paidAt)

    expect((await provider.notification(fake.notification(ref, { signer: 'next' }))).notice).toEqual(notice())
  })

  it.each<[string, () => ReturnType<FakeProvider['notification']>]>([
    ['of a foreign key', () => fake.notification(ref, { signer: 'foreign' })],
    ['about another merchant', () => fake.notification(ref, { merchant: '999' })],
    ['changed on its way', () => changed(fake.notification(ref))],
    ['that is none', () => ({ body: '<xml/>', headers: new Headers() })],
  ])('a word %s changes nothing', async (_, word) => {
    fake.books.pay(ref, AMOUNT, paidAt)

    expect((await provider.notification(word())).notice).toBeNull()
  })

  it('a word about anything but money is heard, and need not come again', async () => {
    const heard = await provider.notification(fake.otherNotification(ref))

    expect([heard.notice, heard.reply(false).body]).toEqual([null, words[name][1]])
  })

  it('sends money back once for one reference, however often it is told', async () => {
    fake.books.pay(ref, AMOUNT, paidAt)
    const refund = aRefund()

    for (let n = 0; n < 3; n++)
      expect(await provider.refund(refund)).toEqual({ providerRef: refund.reference })

    expect(sentBack()).toEqual([{ transactionId: `T${ref}`, amountFen: 5_000 }])
    expect(await provider.queryRefund(refund)).toBe(5_000)
  })

  it('moves money later than it takes the refund, and is asked again until then', async () => {
    fake.books.pay(ref, AMOUNT, paidAt)
    const refund = aRefund()
    fake.books.misbehaviour = 'refund under way'

    await expect(provider.refund(refund)).rejects.toThrow('not moved')
    expect(await provider.queryRefund(refund)).toBeNull()
    fake.books.misbehaviour = null
    expect(await provider.refund(refund)).toEqual({ providerRef: refund.reference })

    expect(sentBack()).toHaveLength(1)
  })

  it('sends back in parts, and never more than came', async () => {
    fake.books.pay(ref, AMOUNT, paidAt)

    await provider.refund(aRefund({ amountFen: 1_000_000 }))
    await provider.refund(aRefund({ amountFen: 290_005 }))

    await expect(provider.refund(aRefund({ amountFen: 1 }))).rejects.toThrow(/refused/)
  })

  it('knows no refund that nobody asked for', async () => {
    fake.books.pay(ref, AMOUNT, paidAt)

    expect(await provider.queryRefund(aRefund())).toBeNull()
  })

  it('is told that no money is wanted, also of what was never opened, and twice', async () => {
    await provider.closePayment(ref)
    await provider.closePayment(ref)

    await expect(provider.closePayment('OR2603010000ZZZZ0123456789abcdef')).resolves.toBeUndefined()
  })
})

/** Another amount under the same signature. */
function changed({ body, headers }: ReturnType<FakeProvider['notification']>) {
  return { body: body.replace(/[0-4](?=\d*)/, '7'), headers }
}
