import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Product } from '@/contract/calls/catalogue/product'
import { aProduct } from '@/mocks/product-builders'
import { loadQueries } from '@/lib/queries/deferred-queries'
import { aCart } from '@/mocks/purchase-builders'
import { useOverlayStore } from '@/stores/overlay-store'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { QuickAddButton } from './quick-add-button'

vi.mock('next/navigation', () => ({ usePathname: () => '/', useSearchParams: () => new URLSearchParams() }))

const api = serveApi()
const added = { cart: aCart(), itemId: 'one', redirectToCheckout: false }

/** Presses the button of a tile that shows this product. */
async function press(product: Product, sku = product.sku) {
  api.answer('getProduct', product)
  const { user } = renderWithQueries(<QuickAddButton sku={sku} name={product.name} />)
  await user.click(screen.getByRole('button', { name: '将 晨曦手袋 加入购物袋' }))
  return user
}

const unsized = () => aProduct({ attributes: [], childProducts: aProduct().childProducts.slice(1, 2) })

// What the press fetches is there already: a test waits for answers, not for scripts.
beforeAll(() => Promise.all([import('./quick-add'), loadQueries()]))
beforeEach(() => useOverlayStore.setState(useOverlayStore.getInitialState()))

describe('[P06] the quick add of a tile', () => {
  it('puts one piece into the bag and opens it', async () => {
    api.answer('addCart', added)
    await press(unsized())

    await waitFor(() => expect(useOverlayStore.getState().drawer).toBe('miniBag'))
    expect(api.bodies('addCart')).toEqual([{ productId: 'BG-0101-NOIR-M', options: {}, qty: 1 }])
  })

  it('adds the child the list was filtered for', async () => {
    api.answer('addCart', added)
    await press(aProduct(), 'BG-0101-IVORY-S')

    await waitFor(() => expect(api.bodies('addCart')).toMatchObject([{ productId: 'BG-0101-IVORY-S' }]))
  })

  it('says where it was pressed why nothing was added', async () => {
    api.refuse('addCart', 'OUT_OF_STOCK')
    await press(unsized())

    expect(await screen.findByRole('alert')).toHaveTextContent('很抱歉，该商品库存不足')
    expect(useOverlayStore.getState().drawer).toBeNull()
  })

  it('asks for the size where there is one to choose', async () => {
    api.answer('addCart', added)
    const user = await press(aProduct())
    const drawer = await screen.findByRole('dialog', { name: '加入购物袋' })
    await user.click(screen.getByRole('button', { name: '加入购物袋' }))
    expect(screen.getByRole('alert')).toHaveTextContent('请选择商品规格')

    await user.click(screen.getByRole('radio', { name: 'M' }))
    await user.click(screen.getByRole('button', { name: '加入购物袋' }))

    await waitFor(() => expect(useOverlayStore.getState().drawer).toBe('miniBag'))
    expect(api.bodies('addCart')).toMatchObject([{ productId: 'BG-0101-NOIR-M' }])
    expect(drawer).not.toBeVisible()
  })
})
