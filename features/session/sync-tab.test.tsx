import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bagCache } from '@/features/bag/deferred-queries'
import { loadQueries } from '@/lib/queries/deferred-queries'
import { gatedPaths } from '@/lib/session/session'
import { useAccountStore } from '@/stores/account-store'
import { openLogin } from '@/stores/login-store'
import { useOverlayStore } from '@/stores/overlay-store'
import { syncTab } from './sync-tab'

const leave = vi.fn<(url: string) => void>()
vi.mock('@/lib/browser/leave', () => ({ leave: (url: string) => leave(url) }))

const here = (path: string) => window.history.replaceState(null, '', path)
const nowA = (session: 'guest' | 'customer') => {
  document.cookie = `session=${session}`
}

beforeEach(() => {
  leave.mockClear()
  useAccountStore.setState(useAccountStore.getInitialState())
  useOverlayStore.setState(useOverlayStore.getInitialState())
})
afterEach(() => {
  document.cookie = 'session=; max-age=0'
  here('/')
})

describe('[C10] a logout in another tab', () => {
  it.each(gatedPaths)('leaves %s for the login', async (path) => {
    useAccountStore.getState().setSession('customer')
    here(`${path}?x=1`)
    nowA('guest')

    await syncTab('session')

    const carriesWayBack = !path.startsWith('/checkout')
    const wayBack = `&returnUrl=${encodeURIComponent(`${path}?x=1`)}`
    expect(leave.mock.calls).toEqual([[`/?isLogin=open${carriesWayBack ? wayBack : ''}`]])
  })

  it('makes an open page a guest’s, and asks for everything anew', async () => {
    const { client } = await loadQueries()
    client.setQueryData(['orders'], 'of the customer')
    useAccountStore.getState().setSession('customer')
    nowA('guest')

    await syncTab('session')

    expect(useAccountStore.getState().session).toBe('guest')
    expect(client.getQueryData(['orders'])).toBeUndefined()
    expect(leave).not.toHaveBeenCalled()
  })
})

describe('[C10] a login in another tab', () => {
  it('makes this tab a customer’s and closes its login', async () => {
    useAccountStore.getState().startNewSession('guest')
    openLogin()
    nowA('customer')

    await syncTab('session')

    expect(useAccountStore.getState()).toMatchObject({ session: 'customer', newSince: null })
    expect(useOverlayStore.getState().drawer).toBeNull()
    expect(leave).not.toHaveBeenCalled()
  })

  it('leads to where the login here was meant to lead', async () => {
    openLogin({ returnUrl: '/order' })
    nowA('customer')

    await syncTab('session')

    expect(leave.mock.calls).toEqual([['/order']])
  })

  it('leaves other drawers and a customer’s page as they are', async () => {
    here('/order')
    useOverlayStore.getState().open('miniBag')
    nowA('customer')

    await syncTab('session')

    expect(useOverlayStore.getState().drawer).toBe('miniBag')
    expect(leave).not.toHaveBeenCalled()
  })
})

describe('[B02] a change of the bag in another tab', () => {
  it('is asked for, also where nothing was expected in it', async () => {
    const { client } = await loadQueries()
    client.setQueryData(bagCache.count, 0)
    useAccountStore.getState().startNewSession('guest')
    nowA('guest')

    await syncTab('bag')

    expect(useAccountStore.getState()).toMatchObject({ session: 'guest', newSince: null })
    expect(client.getQueryState(bagCache.count)?.isInvalidated).toBe(true)
  })
})

describe('[S21] a page that comes back', () => {
  it('keeps what it shows until it is known better', async () => {
    const { client } = await loadQueries()
    client.setQueryData(['orders'], 'still mine')
    useAccountStore.getState().setSession('customer')
    nowA('customer')

    await syncTab('absence')

    expect(client.getQueryData(['orders'])).toBe('still mine')
    expect(client.getQueryState(['orders'])?.isInvalidated).toBe(true)
  })

  it('shows nothing of a customer who logged out meanwhile', async () => {
    const { client } = await loadQueries()
    client.setQueryData(['orders'], 'no longer mine')
    useAccountStore.getState().setSession('customer')
    nowA('guest')

    await syncTab('absence')

    expect(client.getQueryData(['orders'])).toBeUndefined()
  })
})
