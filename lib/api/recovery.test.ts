// @vitest-environment jsdom
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { answering, failing } from '@/mocks/handlers'
import { aCartCount } from '@/mocks/builders'

const server = setupServer()
const leave = vi.fn<(url: string) => void>()
vi.mock('@/lib/browser/leave', () => ({ leave: (url: string) => leave(url) }))

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  leave.mockClear()
})
afterEach(() => {
  server.resetHandlers()
  document.cookie = 'session=; max-age=0'
  window.history.replaceState(null, '', '/')
})

async function freshCall() {
  const { call } = await import('./browser')
  return call
}

function tokens() {
  let issued = 0
  return answering('getCsrfToken', () => ({ token: `post-${String((issued += 1))}` }))
}

describe('[C10] 599, a stale post token', () => {
  it('is mended unseen: a new token, the same call again', async () => {
    server.use(
      tokens(),
      failing('getCartCount', 'stalePostToken', { times: 1 }),
      answering('getCartCount', aCartCount({ cartCount: 3 })),
    )
    const call = await freshCall()

    await expect(call('getCartCount')).resolves.toMatchObject({ cartCount: 3 })
    expect(leave).not.toHaveBeenCalled()
  })

  it('goes home when the new one is refused too, at most once in five minutes', async () => {
    server.use(tokens(), failing('getCartCount', 'stalePostToken'))
    const call = await freshCall()

    await expect(call('getCartCount')).rejects.toMatchObject({ error: 'POST_TOKEN_INVALID' })
    await expect(call('getCartCount')).rejects.toMatchObject({ error: 'POST_TOKEN_INVALID' })
    expect(leave.mock.calls).toEqual([['/']])
  })
})

describe('[C10] 599, home', () => {
  it('again after five minutes, not before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    server.use(tokens(), failing('getCartCount', 'stalePostToken'))
    const call = await freshCall()
    const fail = () => call('getCartCount').catch(() => undefined)
    await fail()
    vi.advanceTimersByTime(300_000 - 1000)
    await fail()
    expect(leave).toHaveBeenCalledTimes(1)

    vi.advanceTimersByTime(1000)
    await fail()
    vi.useRealTimers()

    expect(leave).toHaveBeenCalledTimes(2)
  })

  it('never where that cannot be remembered: home would lead home without end', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    server.use(tokens(), failing('getCartCount', 'stalePostToken'))
    const call = await freshCall()

    await expect(call('getCartCount')).rejects.toMatchObject({ error: 'POST_TOKEN_INVALID' })
    full.mockRestore()

    expect(leave).not.toHaveBeenCalled()
  })
})

describe('[C10] 401, a dead session', () => {
  it('gives a guest a new token and sends the call again', async () => {
    document.cookie = 'session=guest'
    server.use(
      tokens(),
      answering('createGuest', { token: '' }),
      failing('getCartCount', 'unauthorized', { times: 2 }),
      answering('getCartCount', aCartCount({ cartCount: 1 })),
    )
    const call = await freshCall()

    await expect(call('getCartCount')).resolves.toMatchObject({ cartCount: 1 })
  })

  it('sends the call of a guest who logged in meanwhile again, on a page that needs a login too', async () => {
    document.cookie = 'session=guest'
    window.history.replaceState(null, '', '/checkout')
    let asked = 0
    server.use(
      tokens(),
      http.all('*/applet/cartcount', () => {
        asked += 1
        document.cookie = 'session=customer'
      }),
      failing('getCartCount', 'unauthorized', { times: 1 }),
      answering('getCartCount', aCartCount({ cartCount: 2 })),
    )
    const call = await freshCall()

    await expect(call('getCartCount')).resolves.toMatchObject({ cartCount: 2 })
    expect(asked).toBe(2)
    expect(leave).not.toHaveBeenCalled()
  })

  it('sends the late call of a customer again when another tab has begun a new session meanwhile', async () => {
    document.cookie = 'session=customer'
    window.history.replaceState(null, '', '/order')
    const call = await freshCall()
    const { postToTabs } = await import('@/lib/session/tabs')
    let asked = 0
    server.use(
      tokens(),
      http.all('*/applet/cartcount', () => {
        asked += 1
        if (asked === 1) postToTabs('session')
      }),
      failing('getCartCount', 'unauthorized', { times: 1 }),
      answering('getCartCount', aCartCount({ cartCount: 2 })),
    )

    await expect(call('getCartCount')).resolves.toMatchObject({ cartCount: 2 })
    expect(document.cookie).toContain('session=customer')
    expect(leave).not.toHaveBeenCalled()
  })

  it('sends the early call of a newcomer again with the session that came meanwhile', async () => {
    let guests = 0
    server.use(
      tokens(),
      answering('createGuest', () => ({ token: String((guests += 1)) })),
      http.all('*/applet/cartcount', () => {
        document.cookie = 'session=guest'
      }),
      failing('getCartCount', 'unauthorized', { times: 1 }),
      answering('getCartCount', aCartCount({ cartCount: 2 })),
    )
    const call = await freshCall()

    await expect(call('getCartCount')).resolves.toMatchObject({ cartCount: 2 })
    expect(guests).toBe(0)
  })

  it('gives guests refused together one new token, whoever is answered last', async () => {
    document.cookie = 'session=guest'
    let guests = 0
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    server.use(
      tokens(),
      answering('createGuest', () => ({ token: String((guests += 1)) })),
      failing('getCartCount', 'unauthorized', { times: 1 }),
      answering('getCartCount', aCartCount({ cartCount: 1 })),
      http.post('*/wishlist/count', () => held.then(() => undefined)),
      failing('countWishes', 'unauthorized', { times: 1 }),
      answering('countWishes', { count: 1 }),
    )
    const call = await freshCall()
    const late = call('countWishes')

    await expect(call('getCartCount')).resolves.toMatchObject({ cartCount: 1 })
    release()

    await expect(late).resolves.toMatchObject({ count: 1 })
    expect(guests).toBe(1)
  })

  it('raises after three tries', async () => {
    document.cookie = 'session=guest'
    let guests = 0
    server.use(
      tokens(),
      answering('createGuest', () => ({ token: String((guests += 1)) })),
      failing('getCartCount', 'unauthorized'),
    )
    const call = await freshCall()

    await expect(call('getCartCount')).rejects.toMatchObject({ error: 'UNAUTHORIZED' })
    expect(guests).toBe(3)
  })

  it('goes home with the login open, and the way back, from a page that needs a login', async () => {
    document.cookie = 'session=customer'
    window.history.replaceState(null, '', '/order?page=2')
    server.use(tokens(), failing('listOrders', 'unauthorized'))
    const call = await freshCall()

    await expect(call('listOrders', { body: {} })).rejects.toMatchObject({ error: 'UNAUTHORIZED' })
    expect(leave.mock.calls).toEqual([['/?isLogin=open&returnUrl=%2Forder%3Fpage%3D2']])
  })

  it('leaves a customer on an open page as a guest', async () => {
    document.cookie = 'session=customer'
    let guests = 0
    server.use(
      tokens(),
      answering('createGuest', () => ({ token: String((guests += 1)) })),
      failing('listWishSkus', 'unauthorized'),
    )
    const call = await freshCall()

    await expect(call('listWishSkus')).rejects.toMatchObject({ error: 'UNAUTHORIZED' })
    expect(guests).toBe(1)
    expect(leave).not.toHaveBeenCalled()
  })
})

/** A§2: the pages that need a login and carry the way back, those that need one and do not, and pages of every other kind. */
const returning = [
  '/account/personal-data',
  '/addressbook',
  '/addressbook/edit',
  '/order',
  '/order/invoice',
  '/order/logistics',
  '/order/refund',
  '/order/refund-detail',
  '/order/refund-result',
  '/wish-list',
]
const plain = ['/checkout', '/checkout/cashier', '/checkout/payment', '/checkout/payment-result']
const open = [
  '/',
  '/checkout/login',
  '/checkout/payment-failure',
  '/checkout/payment-guide',
  '/shopping-bag',
  '/search',
  '/contact',
  '/forgotpassword',
  '/privacy-policy',
  '/newsletter',
  '/login/wechat-bind-mobile',
  '/maintenance',
  '/makeup',
  '/share',
  '/threekit',
  '/categories/women/handbags',
  '/aurore-tote',
]

/** Where a 401 on each kind of page leads, how many guests are asked for, and how often the call is made in all. */
const rules = [
  ...returning.map((path) => ({ path, leaves: `/?isLogin=open&returnUrl=${encodeURIComponent(path)}` })),
  ...plain.map((path) => ({ path, leaves: '/?isLogin=open' })),
  ...open.map((path) => ({ path, leaves: null })),
].flatMap(({ path, leaves }) => [
  { path, leaves, session: 'customer', guests: leaves ? 0 : 1, calls: 1 },
  { path, leaves, session: 'guest', guests: leaves ? 0 : 3, calls: leaves ? 1 : 4 },
])

describe('[C10] 401 on every page of A§2', () => {
  it.each(rules)('$path, $session: leads to $leaves, $guests new guests', async (rule) => {
    document.cookie = `session=${rule.session}`
    window.history.replaceState(null, '', rule.path)
    let [guests, calls] = [0, 0]
    server.use(
      tokens(),
      answering('createGuest', () => ({ token: String((guests += 1)) })),
      http.all('*/applet/cartcount', () => void (calls += 1)),
      failing('getCartCount', 'unauthorized'),
    )
    const call = await freshCall()

    await expect(call('getCartCount')).rejects.toMatchObject({ error: 'UNAUTHORIZED', status: 401 })

    expect(leave.mock.calls).toEqual(rule.leaves ? [[rule.leaves]] : [])
    expect({ guests, calls }).toEqual({ guests: rule.guests, calls: rule.calls })
  })
})

describe('[C10] 599 on every page of A§2', () => {
  it.each([...returning, ...plain, ...open])('%s: mended unseen, or home', async (path) => {
    document.cookie = 'session=customer'
    window.history.replaceState(null, '', path)
    server.use(
      tokens(),
      failing('getCartCount', 'stalePostToken', { times: 1 }),
      answering('getCartCount', aCartCount({ cartCount: 3 })),
      failing('listWishSkus', 'stalePostToken'),
    )
    const call = await freshCall()

    await expect(call('getCartCount')).resolves.toMatchObject({ cartCount: 3 })
    expect(leave).not.toHaveBeenCalled()
    await expect(call('listWishSkus')).rejects.toMatchObject({ error: 'POST_TOKEN_INVALID' })
    expect(leave.mock.calls).toEqual([['/']])
  })
})

describe('[X04] faults', () => {
  it.each(['malformed', 'page', 'offline'] as const)(
    '%s becomes one failure a screen can show',
    async (fault) => {
      server.use(tokens(), failing('getCartCount', fault))
      const call = await freshCall()

      await expect(call('getCartCount')).rejects.toMatchObject({ error: 'NETWORK' })
    },
  )
})
