import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aCart } from '@/mocks/purchase-builders'
import { useAccountStore } from '@/stores/account-store'
import { useLoginStore } from '@/stores/login-store'
import { useOverlayStore } from '@/stores/overlay-store'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { BuyButtons } from './buy-panel'

const push = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const api = serveApi()
const added = { cart: aCart(), itemId: 'one', redirectToCheckout: true }
const chosen = {
  addition: { productId: 'BG-0101', options: { color: 'noir' }, qty: 1 },
  name: '晨曦手提包',
  refusal: null,
} as const

beforeEach(() => {
  vi.resetAllMocks()
  useAccountStore.setState({ session: 'guest' })
  useOverlayStore.setState(useOverlayStore.getInitialState())
})

describe('[P06] the buy buttons', () => {
  it('add to the bag and open it', async () => {
    api.answer('addCart', added)
    const { user } = renderWithQueries(<BuyButtons {...chosen} />)

    await user.click(screen.getByRole('button', { name: '加入购物袋' }))

    await waitFor(() => expect(useOverlayStore.getState().drawer).toBe('miniBag'))
    expect(api.bodies('addCart')).toEqual([{ productId: 'BG-0101', options: { color: 'noir' }, qty: 1 }])
  })

  it('say why an addition was refused', async () => {
    api.refuse('addCart', 'OUT_OF_STOCK')
    const { user } = renderWithQueries(<BuyButtons {...chosen} />)

    await user.click(screen.getByRole('button', { name: '加入购物袋' }))

    expect(await screen.findByRole('alert')).toHaveTextContent('很抱歉，该商品库存不足')
    expect(useOverlayStore.getState().drawer).toBeNull()
  })

  it('add once while the first press is on its way', async () => {
    api.hold('addCart')
    const { user } = renderWithQueries(<BuyButtons {...chosen} />)

    await user.dblClick(screen.getByRole('button', { name: '加入购物袋' }))
    await user.click(screen.getByRole('button', { name: '立即购买' }))

    await waitFor(() => expect(api.calls()).toEqual(['addCart']))
    expect(screen.getByRole('button', { name: '加入购物袋' })).toHaveAttribute('aria-busy', 'true')
  })

  it('[P08] add what was chosen beside it, all at once', async () => {
    api.answer('addCartMultiple', { cart: aCart() })
    const onAdded = vi.fn()
    const beside = [{ productId: 'SC-0101-U', qty: 1 }]
    const addition = { ...chosen.addition, beside }
    const { user } = renderWithQueries(<BuyButtons {...chosen} addition={addition} onAdded={onAdded} />)

    await user.click(screen.getByRole('button', { name: '连同搭配加入购物袋 (2)' }))

    await waitFor(() => expect(onAdded).toHaveBeenCalledOnce())
    expect(api.bodies('addCartMultiple')).toEqual([{ products: [...beside, chosen.addition] }])
  })

  it('ask for the missing choice', async () => {
    const { user } = renderWithQueries(<BuyButtons {...chosen} addition={null} />)

    await user.click(screen.getByRole('button', { name: '立即购买' }))

    expect(screen.getByRole('alert')).toHaveTextContent('请选择商品规格')
    expect(api.calls()).toEqual([])
  })

  it.each([
    ['OUT_OF_STOCK', '暂时缺货'],
    ['NOT_FOR_CHINA', '暂不在中国销售'],
  ] as const)('stand still for what cannot be bought: %s', (refusal, text) => {
    renderWithQueries(<BuyButtons {...chosen} refusal={refusal} />)

    expect(screen.getByRole('button', { name: text })).toBeDisabled()
  })
})

describe('[B03] buy now', () => {
  it('leads a customer straight to checkout', async () => {
    useAccountStore.setState({ session: 'customer' })
    api.answer('addCart', added)
    const { user } = renderWithQueries(<BuyButtons {...chosen} />)

    await user.click(screen.getByRole('button', { name: '立即购买' }))

    await waitFor(() => expect(push).toHaveBeenCalledWith('/checkout?from=pdp'))
    expect(api.bodies('addCart')).toMatchObject([{ quickPurchase: true, quickLogin: false }])
  })

  it('asks a guest to log in first, then adds and goes on', async () => {
    api.answer('addCart', added)
    const { user } = renderWithQueries(<BuyButtons {...chosen} />)

    await user.click(screen.getByRole('button', { name: '立即购买' }))
    expect(useOverlayStore.getState().drawer).toBe('quickLogin')
    expect(useLoginStore.getState()).toMatchObject({ returnUrl: null })
    expect(api.calls()).toEqual([])
    await act(async () => useAccountStore.setState({ session: 'customer' }))

    await waitFor(() => expect(push).toHaveBeenCalledWith('/checkout?from=pdp'))
    expect(api.bodies('addCart')).toMatchObject([{ quickPurchase: true, quickLogin: true }])
  })

  it('closes the login and says why, when what was wanted is gone by then', async () => {
    api.refuse('addCart', 'OUT_OF_STOCK')
    const { user } = renderWithQueries(<BuyButtons {...chosen} />)

    await user.click(screen.getByRole('button', { name: '立即购买' }))
    await act(async () => useAccountStore.setState({ session: 'customer' }))

    expect(await screen.findByRole('alert')).toHaveTextContent('很抱歉，该商品库存不足')
    expect(useOverlayStore.getState().drawer).toBeNull()
  })

  it('adds nothing when the guest closes the drawer', async () => {
    const { user } = renderWithQueries(<BuyButtons {...chosen} />)

    await user.click(screen.getByRole('button', { name: '立即购买' }))
    await act(async () => useOverlayStore.getState().close())

    expect(api.calls()).toEqual([])
  })
})
