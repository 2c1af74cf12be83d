import { describe, expect, it } from 'vitest'
import { ApiFailure } from '@/lib/api/types'
import { aCartItem } from '@/mocks/purchase-builders'
import { bagRefusal, isAboutTheBag, refusalOf } from './order-refusal'

const failure = (error: ConstructorParameters<typeof ApiFailure>[0]) => new ApiFailure(error, 200, '说明')

describe('[B05] a refused order', () => {
  it.each([
    ['STORE_REQUIRED', 'delivery'],
    ['RISK_REFUSED', 'delivery'],
    ['PAYMENT_METHOD_UNAVAILABLE', 'payment'],
    ['IDEMPOTENCY_CONFLICT', 'summary'],
    ['NETWORK', 'summary'],
  ] as const)('%s is said at %s', (error, place) => {
    expect(refusalOf(failure(error))).toEqual({ place, message: '说明' })
  })

  it.each([
    ['OUT_OF_STOCK', true],
    ['BAG_CHANGED', true],
    ['INTERNAL', false],
  ] as const)('%s asks for the bag again: %s', (error, isAsked) => {
    expect(isAboutTheBag(failure(error))).toBe(isAsked)
  })

  it('names what is lost, and asks to confirm only while something is left', () => {
    const [bag, perfume] = [aCartItem({ id: 'a' }), aCartItem({ id: 'b', name: '破晓香水' })]
    const sold = { ...perfume, isSelected: false, isAvailable: false }

    expect(bagRefusal(failure('OUT_OF_STOCK'), [bag, perfume], [bag, sold]).message).toBe(
      '很抱歉，“破晓香水”已无法购买，已从本次订单移除。请确认最新金额后再次提交',
    )
    expect(bagRefusal(failure('LINE_GONE'), [bag, perfume], []).message).toBe(
      '很抱歉，“晨曦手提包”、“破晓香水”已无法购买',
    )
    expect(bagRefusal(failure('BAG_CHANGED'), [bag], [bag]).message).toContain('以下为最新金额')
  })
})
