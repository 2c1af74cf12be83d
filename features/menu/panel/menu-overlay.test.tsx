import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { aCartCount } from '@/mocks/builders'
import { aNavigation } from '@/mocks/navigation-builders'
import { useAccountStore } from '@/stores/account-store'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { MenuOverlay } from './menu-overlay'

vi.mock('next/navigation', () => ({
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}))

const api = serveApi()
const asked = () => api.calls().sort()

beforeEach(() => {
  api.answer('listCategories', aNavigation())
  api.answer('getCartCount', aCartCount({ cartCount: 2 }))
  api.answer('listWishSkus', ['BG-0101'])
})

it('[S07] asks for the bag’s count and, for a customer, the wishlist when it opens', async () => {
  useAccountStore.setState({ session: 'customer' })
  renderWithQueries(<MenuOverlay />)

  expect(await screen.findByRole('link', { name: '购物袋 (2)' })).toBeVisible()
  expect(await screen.findByRole('link', { name: '心愿单 (1)' })).toBeVisible()
  expect(asked()).toEqual(['getCartCount', 'listCategories', 'listWishSkus'])
})

it('[S07] asks for nothing personal without a session', async () => {
  useAccountStore.setState({ session: null })
  renderWithQueries(<MenuOverlay />)
  await waitFor(() => expect(screen.getByRole('button', { name: '手袋' })).toBeVisible())

  expect(asked()).toEqual(['listCategories'])
})
