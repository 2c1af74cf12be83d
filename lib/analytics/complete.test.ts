// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setMayTrack } from './give-consent'
import { complete } from './complete'
import { trackPageView } from './page-view'
import { handTo, track } from './track'
import { visitorOf } from './visitor'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  document.documentElement.dataset.page = 'plp'
})
afterEach(() => {
  handTo(null)
  vi.useRealTimers()
})

const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000)
const on = (page: string, done: Parameters<typeof track>[0]) => complete({ ...done, at: 1, page })
const line = { sku: 'BG-0101-NOIR', qty: 1 }

describe('[S26] the lists of the analytics', () => {
  const added = { event: 'add_to_bag' as const, payload: { lines: [line], isBuyNow: false } }

  it('say in which list a piece was last seen, for 120 minutes', () => {
    on('plp', { event: 'product_list', payload: { skus: ['BG-0101', 'BG-0102'] } })
    on('search', { event: 'product_list', payload: { skus: ['BG-0101'] } })
    minutes(119)
    expect(on('pdp', added)?.payload).toMatchObject({ list: 'search' })

    minutes(1)
    expect(on('pdp', added)?.payload).not.toHaveProperty('list')
  })

  it('say what an order is made of when the step itself does not, for 120 minutes', () => {
    const lines = [{ ...line, price: 1_280_000 }]
    const submitted = { event: 'submit_order', payload: { step: 'quick-login' } } as const
    on('shopping-bag', { event: 'cart_list', payload: { lines } })
    minutes(119)
    expect(on('shopping-bag', submitted)?.payload).toEqual({ step: 'quick-login', lines })

    minutes(1)
    expect(on('shopping-bag', submitted)?.payload).toEqual({ step: 'quick-login' })
  })
})

it('[S26] a search that was typed in the panel is not told again by its own page', () => {
  const search = {
    event: 'search',
    payload: { words: '手袋', type: 'Natural-Typed', origin: 'Organic' },
  } as const

  expect(on('index', search)).not.toBeNull()
  expect(on('search', search)).toBeNull()
})

it.each([
  [null, { isGuestMode: true, buyerType: 'non-buyer', clientStatus: 'Not client' }],
  [
    { firstname: '晓月', lastname: null, saleOrderNumber: 1 },
    { isGuestMode: true, buyerType: 'first-time buyer', clientStatus: 'Client' },
  ],
  [
    { firstname: '晓月', lastname: '林', saleOrderNumber: 3 },
    { isGuestMode: false, buyerType: 'returning buyer', clientStatus: 'Client' },
  ],
])('[S26] %o is told as a type', (user, visitor) => {
  expect(visitorOf(user)).toEqual(visitor)
})

describe('[S26] what is done', () => {
  it('is not told without consent, nor later when it comes', () => {
    const told = vi.fn()
    track({ event: 'newsletter', payload: {} })
    setMayTrack(true)
    handTo(told)
    expect(told).not.toHaveBeenCalled()

    track({ event: 'newsletter', payload: {} })
    expect(told).toHaveBeenCalledTimes(1)

    setMayTrack(false)
    track({ event: 'newsletter', payload: {} })
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('is held until the analytics are there, with its own time and page', () => {
    const told = vi.fn()
    setMayTrack(true)
    track({ event: 'newsletter', payload: {} })
    const at = Date.now()
    document.documentElement.dataset.page = 'pdp'
    minutes(1)
    handTo(told)

    expect(told.mock.calls).toEqual([[{ event: 'newsletter', payload: {}, at, page: 'plp' }]])
  })
})

it('[S26] a page view says which page came before, also when a page is named late or loaded anew', () => {
  const told: unknown[] = []
  setMayTrack(true)
  handTo(({ payload }) => told.push(payload))

  trackPageView('/women', 'plp')
  trackPageView('/quai-tote-bag-bg0301', 'quai-tote-bag-bg0301')
  trackPageView('/quai-tote-bag-bg0301', 'pdp')
  trackPageView('/shopping-bag', 'shopping-bag')

  expect(told).toEqual([{ referrer: null }, { referrer: 'plp' }, { referrer: 'plp' }, { referrer: 'pdp' }])
})
