// @vitest-environment jsdom
import { setupServer } from 'msw/node'
import { http, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { answering, failing } from '@/mocks/handlers'

const server = setupServer()

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  vi.resetModules()
  server.use(answering('getCsrfToken', { token: 'post-token' }))
})
afterEach(() => {
  server.resetHandlers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.cookie = 'session=; max-age=0'
})

/** A store that gives a guest a session, as the gateway does: by cookie. */
function givingGuests() {
  let given = 0
  server.use(
    answering('createGuest', () => {
      given += 1
      document.cookie = 'session=guest'
      return { token: '' }
    }),
  )
  return () => given
}

const freshModule = () => import('./guest-token')

describe('[C01] the guest token', () => {
  it('is waited for as A§4 says: not at all, 750 ms, then 16 ms longer each time', async () => {
    const { guestRetryDelay } = await freshModule()

    expect([0, 1, 2, 3, 10].map(guestRetryDelay)).toEqual([0, 750, 782, 798, 910])
  })

  it('is fetched on load when there is none', async () => {
    const given = givingGuests()
    const { currentSession, guestToken } = await freshModule()

    await expect(guestToken.ensure()).resolves.toBe(true)
    expect(currentSession()).toBe('guest')
    expect(given()).toBe(1)
  })

  it.each(['guest', 'customer'])('is left alone while there is a session: %s', async (session) => {
    document.cookie = `session=${session}`
    const given = givingGuests()
    const { guestToken } = await freshModule()

    await expect(guestToken.ensure()).resolves.toBe(false)
    expect(given()).toBe(0)
  })

  it('is asked for once, however many wait for it', async () => {
    const given = givingGuests()
    const { guestToken } = await freshModule()

    await Promise.all([guestToken.ensure(), guestToken.ensure(), guestToken.ensure()])

    expect(given()).toBe(1)
  })

  it('is tried for until the store gives one', async () => {
    givingGuests()
    server.use(
      failing('createGuest', 'broken', { times: 1 }),
      failing('getCsrfToken', 'offline', { times: 1 }),
    )
    const { currentSession, guestToken } = await freshModule()

    await expect(guestToken.ensure()).resolves.toBe(true)
    expect(currentSession()).toBe('guest')
  })

  it('is no longer tried for once somebody logged in', async () => {
    let asked = 0
    server.use(
      http.post('*/customer/createGuest', () => {
        asked += 1
        document.cookie = 'session=customer'
        return HttpResponse.error()
      }),
    )
    const { guestToken } = await freshModule()

    await expect(guestToken.ensure()).resolves.toBe(false)
    expect(asked).toBe(1)
  })

  it('is not asked for without end by a browser that keeps no cookies', async () => {
    let given = 0
    server.use(answering('createGuest', () => ({ token: String((given += 1)) })))
    const { guestToken } = await freshModule()

    await expect(guestToken.ensure()).resolves.toBe(true)
    expect(given).toBe(1)
  })

  it('is created by one tab at a time: the second finds it there', async () => {
    const given = givingGuests()
    let turn: Promise<unknown> = Promise.resolve()
    const request = (_: string, work: () => Promise<unknown>) => (turn = turn.then(work))
    vi.stubGlobal('navigator', { locks: { request } })
    const one = (await freshModule()).guestToken
    vi.resetModules()
    const other = (await freshModule()).guestToken

    await expect(Promise.all([one.ensure(), other.ensure()])).resolves.toEqual([true, false])
    expect(given()).toBe(1)
  })

  it('is renewed once, and whoever shows the former one’s things is told', async () => {
    document.cookie = 'session=guest'
    const given = givingGuests()
    const { guestToken } = await freshModule()
    const told = vi.fn()
    const stop = guestToken.onRenewed(told)

    await guestToken.renew()
    stop()
    await guestToken.renew()

    expect(given()).toBe(2)
    expect(told).toHaveBeenCalledTimes(1)
  })
})
