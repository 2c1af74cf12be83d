import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { aCart } from '@/mocks/purchase-builders'
import { useAccountStore } from '@/stores/account-store'
import { useOverlayStore } from '@/stores/overlay-store'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { MiniBag } from './mini-bag'

const api = serveApi()
let pathname = '/women'
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => pathname,
  useSearchParams: () => new URLSearchParams(),
}))

beforeEach(() => {
  pathname = '/women'
  useAccountStore.setState({ session: 'guest' })
  useOverlayStore.setState({ ...useOverlayStore.getInitialState(), drawer: 'miniBag' })
  api.answer('getCart', aCart())
})

it('[B01] stays until the page it leads to is there', async () => {
  const { rerender } = renderWithQueries(<MiniBag />)
  expect(await screen.findByRole('link', { name: '查看购物袋' })).toBeVisible()
  expect(useOverlayStore.getState().drawer).toBe('miniBag')

  pathname = '/shopping-bag'
  rerender(<MiniBag />)

  expect(useOverlayStore.getState().drawer).toBeNull()
})

it('[B01] closes at once when the line’s page is the one behind it', async () => {
  window.history.replaceState(null, '', '/aurore-bg0101?s=BG-0101-NOIR-M')
  const { user } = renderWithQueries(<MiniBag />)

  await user.click(await screen.findByRole('link', { name: '晨曦手提包' }))

  expect(useOverlayStore.getState().drawer).toBeNull()
})

it('[B01] is as carefully made when empty', async () => {
  api.answer('getCart', aCart({ items: [] }))
  const { user } = renderWithQueries(<MiniBag />)

  await user.click(await screen.findByRole('button', { name: '继续浏览' }))

  expect(useOverlayStore.getState().drawer).toBeNull()
})
