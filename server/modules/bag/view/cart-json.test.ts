import { describe, expect, it } from 'vitest'
import { joinPieces, knownPieces } from '@/server/http/answer/known-json'
import type { LineSnapshot } from '@/server/db/schema/purchase/bag'
import { cartOf } from './cart'

const snapshot: LineSnapshot = {
  productId: 'GONE-1',
  parentSku: 'GONE',
  parentUrl: '/gone',
  url: '/gone?s=GONE-1',
  name: '“已下架”的手袋',
  nameEn: 'Gone \\ "away"',
  celLine: '',
  thumb: { name: 'gone.webp', alt: '手袋' },
}

const aLine = (id: string) => ({
  offer: null,
  snapshot,
  line: {
    id,
    sku: 'GONE-1',
    isBundle: false,
    bundleType: null,
    parts: [],
    options: {},
    customization: { initials: 'LW' },
    identity: id,
    qty: 2,
    isSelected: true,
    position: 1,
    addedPriceFen: null,
  },
})

const aCart = (lines: number) =>
  cartOf(
    7,
    Array.from({ length: lines }, (_, n) => aLine(`line-${n}`)),
    new Map(),
  )

const jsonOf = (value: unknown): unknown =>
  JSON.parse(new TextDecoder().decode(joinPieces(knownPieces(value) ?? [])))

describe('what is written of a cart by pieces', () => {
  it.each([8, 60])('reads as the cart, of %i lines', (lines) => {
    const cart = aCart(lines)

    expect(jsonOf(cart)).toEqual(cart)
  })

  it('reads as what holds it', () => {
    const cart = aCart(8)
    const answer = { cart, itemId: 'line', redirectToCheckout: false }

    expect(jsonOf(answer)).toEqual(answer)
  })

  it('is not known of a short one, nor of a copy, which may be another', () => {
    expect(knownPieces(aCart(1))).toBeNull()
    expect(knownPieces({ ...aCart(8) })).toBeNull()
    expect(knownPieces(null)).toBeNull()
  })
})
