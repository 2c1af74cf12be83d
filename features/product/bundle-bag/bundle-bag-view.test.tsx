import { screen, within, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { aListItem, aProduct } from '@/mocks/product-builders'
import { aCart } from '@/mocks/purchase-builders'
import { useOverlayStore } from '@/stores/overlay-store'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { ChoosersPanel } from '../panel/choosers-panel'
import { SelectionProvider } from '../selection/selection'
import { BundleBagView } from './bundle-bag-view'

vi.mock('next/navigation', () => ({ usePathname: () => '/', useSearchParams: () => new URLSearchParams() }))

const api = serveApi()
const product = aProduct({
  name: '晨曦手袋',
  attributes: [],
  childProducts: aProduct().childProducts.slice(1, 2),
})
const groups = [
  { url: 'wallets', name: '钱包', products: [1, 2, 3, 4].map((n) => piece(`WL-${n}`, `钱包 ${n}`)) },
  { url: 'scarves', name: '丝巾', products: [piece('SC-1', '丝巾 1')] },
]

function piece(sku: string, name: string) {
  return aListItem({ sku, name, price: 500_000, stock: 1 })
}

function show() {
  api.answer('getProduct', product)
  api.answer('listCategoryBundleProducts', { items: groups })
  return renderWithQueries(
    <SelectionProvider product={product}>
      <BundleBagView bundleCategory="women" />
    </SelectionProvider>,
  )
}

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  useOverlayStore.setState(useOverlayStore.getInitialState())
})

it('[P08] sums up what is chosen beside the product, adds it at once and begins anew', async () => {
  api.answer('addCartMultiple', { cart: aCart({ cartCount: 0 }) })
  const { user } = show()
  const scarf = await screen.findByRole('button', { name: /丝巾 1/ })
  expect(screen.getByRole('status')).toHaveTextContent('合计¥32,000')

  await user.click(scarf)
  await user.click(screen.getByRole('button', { name: /钱包 2/ }))
  expect(screen.getByRole('status')).toHaveTextContent('合计¥42,000')
  await user.click(screen.getByRole('button', { name: '一并加入购物袋' }))

  await waitFor(() => expect(useOverlayStore.getState().drawer).toBe('miniBag'))
  expect(api.bodies('addCartMultiple')).toMatchObject([
    { products: [{ productId: 'WL-2' }, { productId: 'SC-1' }, { productId: 'BG-0101-NOIR-M' }] },
  ])
  expect(scarf).toHaveAttribute('aria-pressed', 'false')
  expect(api.calls().filter((name) => name === 'listCategoryBundleProducts')).toHaveLength(1)
})

it('[P08] shows every group in a drawer that keeps the total in sight, and says a refusal there', async () => {
  api.refuse('addCartMultiple', 'OUT_OF_STOCK')
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: '查看全部搭配' }))
  const drawer = within(screen.getByRole('dialog', { name: '搭配成套' }))

  await user.click(drawer.getByRole('button', { name: /钱包 4/ }))
  expect(drawer.getByRole('heading', { name: /钱包.*已选 1 件/ })).toBeVisible()
  expect(drawer.getByRole('status')).toHaveTextContent('合计¥37,000')
  await user.click(drawer.getByRole('button', { name: '一并加入购物袋' }))

  expect(await drawer.findByRole('alert')).toHaveTextContent('很抱歉，该商品库存不足')
})

it('[P08] another colour has another price, and the groups are not loaded again', async () => {
  const coloured = aProduct()
  api.answer('getProduct', coloured)
  api.answer('listCategoryBundleProducts', { items: groups })
  const { user } = renderWithQueries(
    <SelectionProvider product={coloured}>
      <ChoosersPanel hasSizeGuide={false} />
      <BundleBagView bundleCategory="women" />
    </SelectionProvider>,
  )
  await user.click(await screen.findByRole('button', { name: /丝巾 1/ }))
  expect(screen.getByRole('status')).toHaveTextContent('合计¥37,000')

  await user.click(screen.getByRole('radio', { name: '象牙白' }))

  expect(screen.getByRole('status')).toHaveTextContent('合计¥39,000')
  expect(api.calls().filter((name) => name === 'listCategoryBundleProducts')).toHaveLength(1)
})
