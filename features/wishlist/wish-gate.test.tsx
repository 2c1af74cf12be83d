import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { IconButton } from '@/components/icon-button'
import { removeItem, storedItem, storeItem } from '@/lib/browser/storage'
import { useAccountStore } from '@/stores/account-store'
import { useLoginStore } from '@/stores/login-store'
import { useOverlayStore } from '@/stores/overlay-store'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { WishGate } from './wish-gate'

const api = serveApi()

// Fetched ahead: a first import can outlast what a test waits for.
beforeAll(() => import('./hearts'))
beforeEach(() => {
  useAccountStore.setState({ session: 'customer' })
  useOverlayStore.setState(useOverlayStore.getInitialState())
  removeItem('wished_sku')
})

const skusOf = (name: 'addWish' | 'removeWish') => api.sent(name).map(({ params }) => params.sku)
const heart = () => screen.getByRole('button', { name: '收藏 晨曦手提包' })
const isShown = (isWished: boolean) =>
  waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', String(isWished)))

const aPage = () =>
  renderWithQueries(
    <>
      <IconButton icon="heart" label="收藏 晨曦手提包" aria-pressed={false} data-wish="BG-0101" />
      <WishGate />
    </>,
  )

/** An API that keeps the wishes of this test. */
function keepWishes() {
  let skus: string[] = []
  api.answer('listWishSkus', () => skus)
  api.answer('addWish', () => {
    skus = ['BG-0101']
    return null
  })
  api.answer('removeWish', () => {
    skus = []
    return null
  })
}

describe('[B11] a heart', () => {
  it('shows what a customer has wished for', async () => {
    api.answer('listWishSkus', ['BG-0101'])
    aPage()

    await isShown(true)
  })

  it('asks nothing for a visitor before a press', () => {
    useAccountStore.setState({ session: 'guest' })
    aPage()

    expect(api.calls()).toEqual([])
  })

  it('turns at once, is sent, and taken back by a second press', async () => {
    keepWishes()
    const { user } = aPage()

    await user.click(heart())
    await isShown(true)
    await waitFor(() => expect(api.calls()).toContain('addWish'))
    await user.click(heart())

    await isShown(false)
    await waitFor(() => expect(skusOf('removeWish')).toEqual(['BG-0101']))
    await isShown(false)
  })

  it('sends quick presses in their order, so that the last one stands', async () => {
    keepWishes()
    const { user } = aPage()

    await user.click(heart())
    await isShown(true)
    await user.dblClick(heart())

    await waitFor(() => expect(api.calls().filter((name) => name !== 'listWishSkus')).toHaveLength(3))
    expect(api.calls().filter((name) => name !== 'listWishSkus')).toEqual([
      'addWish',
      'removeWish',
      'addWish',
    ])
  })

  it('turns back when the press is refused, and says why', async () => {
    api.answer('listWishSkus', [])
    api.refuse('addWish', 'NOT_FOUND')
    const { user } = aPage()

    await user.click(heart())

    expect(await screen.findByRole('alert')).toBeVisible()
    expect(heart()).toHaveAttribute('aria-pressed', 'false')
  })

  it('is pressed by the keyboard as well', async () => {
    api.answer('listWishSkus', [])
    api.answer('addWish', null)
    const { user } = aPage()

    heart().focus()
    await user.keyboard('{Enter}')

    await waitFor(() => expect(api.calls()).toContain('addWish'))
  })
})

describe('[B11] the heart of a visitor', () => {
  it('opens the login, and the piece is added once the visitor is a customer', async () => {
    useAccountStore.setState({ session: 'guest' })
    keepWishes()
    const { user } = aPage()

    await user.click(heart())
    await waitFor(() => expect(useOverlayStore.getState().drawer).toBe('login'))
    expect(useLoginStore.getState()).toMatchObject({ isQuick: true, returnUrl: null })
    expect(heart()).toHaveAttribute('aria-pressed', 'false')
    act(() => useAccountStore.setState({ session: 'customer' }))

    await isShown(true)
    await waitFor(() => expect(storedItem('wished_sku')).toBeNull())
    expect(skusOf('addWish')).toEqual(['BG-0101'])
  })

  it('is added by a page loaded after the login', async () => {
    storeItem('wished_sku', 'BG-0101')
    api.answer('listWishSkus', [])
    api.answer('addWish', null)
    aPage()

    await waitFor(() => expect(storedItem('wished_sku')).toBeNull())
    expect(api.calls()).toContain('addWish')
  })

  it.each([
    ['is kept for the next page without an answer', () => api.fail('addWish', 'offline'), 'BG-0101'],
    ['is given up when it is refused', () => api.refuse('addWish', 'NOT_FOUND'), null],
  ])('%s', async (_, fault, kept) => {
    storeItem('wished_sku', 'BG-0101')
    api.answer('listWishSkus', [])
    fault()
    aPage()

    expect(await screen.findByRole('alert')).toBeVisible()
    expect(storedItem('wished_sku')).toBe(kept)
  })
})
