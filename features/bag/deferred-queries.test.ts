import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { aCart } from '@/mocks/purchase-builders'
import { bagCache, expectAnotherBag, cacheCart, newerCart } from './deferred-queries'

describe('[B01] the kept bag', () => {
  it('is never replaced by an older answer', () => {
    const client = new QueryClient()
    cacheCart(client, aCart({ version: 7, cartCount: 3 }))

    cacheCart(client, aCart({ version: 6, cartCount: 1 }))

    expect(client.getQueryData(bagCache.cart)).toMatchObject({ version: 7 })
    expect(client.getQueryData(bagCache.count)).toBe(3)
  })

  it('takes a newer answer, and the first one', () => {
    const [older, newer] = [aCart({ version: 1 }), aCart({ version: 2 })]

    expect(newerCart(undefined, older)).toBe(older)
    expect(newerCart(older, newer)).toBe(newer)
  })

  it('gives way to the first answer of another bag', () => {
    const client = new QueryClient()
    cacheCart(client, aCart({ version: 7, cartCount: 3 }))

    expectAnotherBag(client)
    cacheCart(client, aCart({ version: 1, cartCount: 1 }))

    expect(client.getQueryData(bagCache.cart)).toMatchObject({ version: 1 })
    expect(client.getQueryData(bagCache.count)).toBe(1)
  })
})
