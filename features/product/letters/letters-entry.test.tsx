import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { aProduct } from '@/mocks/product-builders'
import { aCart } from '@/mocks/purchase-builders'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { BuyPanel } from '../buy/buy-panel'
import { SelectionProvider } from '../selection/selection'
import { LettersEntry } from './letters-entry'

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))

const api = serveApi()
const place = { prompt: '压印字母', maxLetters: 3, left: 42, top: 76 }

function show(productCustomization: typeof place | null) {
  const product = aProduct({
    productCustomization,
    attributes: [],
    childProducts: aProduct().childProducts.slice(1, 2),
  })
  api.answer('getProduct', product)
  return renderWithQueries(
    <SelectionProvider product={product}>
      <LettersEntry />
      <BuyPanel />
    </SelectionProvider>,
  )
}

beforeEach(() => window.history.replaceState(null, '', '/'))

it('[P07] letters are seen on the piece as they are typed, and go into the bag with it', async () => {
  api.answer('addCart', { cart: aCart(), itemId: 'one', redirectToCheckout: false })
  const { user, container } = show(place)
  await user.click(screen.getByRole('button', { name: '添加压印字母' }))

  await user.type(await screen.findByRole('textbox', { name: '压印字母' }), 'l-w1xyz')
  expect(screen.getByRole('textbox')).toHaveValue('LWX')
  expect(container.querySelector('svg text')).toHaveTextContent('LWX')
  await user.click(screen.getByRole('button', { name: '加入购物袋' }))

  await waitFor(() =>
    expect(api.bodies('addCart')).toMatchObject([{ productCustomization: { initials: 'LWX' } }]),
  )
})

it('[P07] a piece that takes none offers none', () => {
  show(null)

  expect(screen.queryByRole('button', { name: '添加压印字母' })).toBeNull()
})
