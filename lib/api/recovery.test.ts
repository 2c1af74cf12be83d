// @vitest-environment jsdom
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { answering, failing } from '@/mocks/handlers'
import { aCartCount } from '@/mocks/builders'

const server = setupServer()
const leave = vi.fn<(url: string) => void>()
vi.mock('@/lib/leave', () => ({ leave: (url: string) => leave(url) }))

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
