import { describe, expect, it } from 'vitest'
import { readNotice, sandboxKey, signNotice } from './sandbox-notice'

const key = sandboxKey('a secret of the store')
const notice = {
  providerRef: 'pay-1',
  orderBn: 'OR260301ABCDEFGH',
  amountFen: 1_290_000,
  transactionId: 'tx-1',
  paidAt: new Date('2026-03-01T02:00:00.000Z'),
}

describe('readNotice', () => {
  it('reads back what was signed', () => {
    expect(readNotice(key, JSON.stringify(signNotice(key, notice)))).toEqual(notice)
  })

  it.each([
    ['another key', { ...signNotice(sandboxKey('another'), notice) }],
    ['another amount', { ...signNotice(key, notice), amount: 1 }],
    ['another order', { ...signNotice(key, notice), orderNo: 'OR260301ZZZZZZZZ' }],
    ['no signature', { ...signNotice(key, notice), sign: '' }],
    ['something else', { hello: 'world' }],
  ])('refuses %s', (_, body) => {
    expect(readNotice(key, JSON.stringify(body))).toBeNull()
  })

  it('refuses what is no JSON', () => {
    expect(readNotice(key, '<xml>')).toBeNull()
  })
})
