import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Product } from '@/contract/calls/catalogue/product'
import { aProduct } from '@/mocks/product-builders'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { SelectionProvider } from '../selection/selection'
import { AvailabilityLabel, ChosenPrice } from './chosen-facts'
import { ChoosersPanel } from './choosers-panel'

const api = serveApi()

/** The product's page as it was kept; the API meanwhile knows what is `live`. */
function show(product: Product, live = product) {
  api.answer('getProduct', live)
  const { user } = renderWithQueries(
    <SelectionProvider product={product}>
      <ChosenPrice />
      <ChoosersPanel hasSizeGuide />
      <AvailabilityLabel />
    </SelectionProvider>,
  )
  return user
}

beforeEach(() => window.history.replaceState(null, '', '/'))

describe('[P04] the choosers', () => {
  it('open on the default colour with the size left open', () => {
    show(aProduct())

    expect(screen.getByRole('radio', { name: '黑色' })).toBeChecked()
    expect(screen.getByRole('group', { name: '尺码' }).querySelector('input:checked')).toBeNull()
  })

  it('change price and address with the choice', async () => {
    const user = show(aProduct())

    await user.click(screen.getByRole('radio', { name: '象牙白' }))

    expect(screen.getByText('¥34,000')).toBeVisible()
    expect(window.location.search).toBe('?s=BG-0101-IVORY-S')
  })

  it('open on what the address names', () => {
    window.history.replaceState(null, '', '/?s=BG-0101-IVORY-S')

    show(aProduct())

    expect(screen.getByRole('radio', { name: '象牙白' })).toBeChecked()
  })

  it('keep a size that is gone within reach, and say so', async () => {
    const user = show(aProduct())

    await user.click(screen.getByRole('radio', { name: /^S ?（暂时缺货）/ }))

    expect(screen.getByRole('status')).toHaveTextContent('暂时缺货')
  })

  it('learn within seconds that the last piece was sold', async () => {
    const sold = aProduct().childProducts.map((child) => ({ ...child, stock: 0 }))

    show(aProduct(), aProduct({ stock: 0, childProducts: sold }))

    expect(await screen.findByText('暂时缺货')).toBeVisible()
  })

  it('[P05] show no price that is hidden', () => {
    show(aProduct({ hidePrice: true }))

    expect(screen.getByText('价格请咨询客户服务')).toBeVisible()
    expect(screen.queryByText(/¥/)).toBeNull()
  })
})
