import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aCart, aCartItem } from '@/mocks/purchase-builders'
import { useAccountStore } from '@/stores/account-store'
import { useLoginStore } from '@/stores/login-store'
import { useOverlayStore } from '@/stores/overlay-store'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { BagPage } from './bag-page'

const push = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const api = serveApi()

beforeEach(() => {
  vi.clearAllMocks()
  useAccountStore.setState({ session: 'guest' })
  useOverlayStore.setState(useOverlayStore.getInitialState())
})

describe('[B01] the shopping bag', () => {
  it('asks for nothing but a session before there is one', async () => {
    useAccountStore.setState({ session: null })
    document.cookie = 'session=; max-age=0'
    api.hold('createGuest')

    renderWithQueries(<BagPage />)

    expect(screen.getByRole('status', { name: '正在读取购物袋' })).toBeVisible()
    await waitFor(() => expect(api.calls()).toEqual(['createGuest']))
  })

  it('ends ten quick clicks in the right number, with few calls', async () => {
    const waiting: (() => void)[] = []
    let version = 1
    api.answer('getCart', aCart())
    api.answer(
      'updateItemQty',
      ({ body: { qty } }) =>
        new Promise((resolve) => {
          waiting.push(() => resolve(aCart({ version: ++version, items: [aCartItem({ qty })] })))
        }),
    )
    const { user } = renderWithQueries(<BagPage />)
    const more = await screen.findByRole('button', { name: '增加数量' })

    for (let click = 0; click < 10; click += 1) await user.click(more)
    expect(screen.getByRole('status', { name: '数量 11' })).toBeVisible()
    // Money is not guessed: it is that of the last answer until the next one.
    expect(screen.getAllByText('¥28,500')).not.toHaveLength(0)
    await waitFor(() => expect(waiting).toHaveLength(1))
    waiting.shift()?.()
    await waitFor(() => expect(waiting).toHaveLength(1))
    expect(screen.getByRole('status', { name: '数量 11' })).toBeVisible()
    waiting.shift()?.()

    await waitFor(() => expect(screen.getAllByText('¥313,500')).not.toHaveLength(0))
    expect(api.sent('updateItemQty').map(({ body }) => body.qty)).toEqual([2, 11])
    expect(screen.getByRole('status', { name: '数量 11' })).toBeVisible()
  })

  it('falls back to the bag when a quantity is refused, and says why', async () => {
    api.answer('getCart', aCart())
    api.refuse('updateItemQty', 'OUT_OF_STOCK')
    const { user } = renderWithQueries(<BagPage />)

    await user.click(await screen.findByRole('button', { name: '增加数量' }))

    expect(await screen.findByRole('alert')).toHaveTextContent('很抱歉，该商品库存不足')
    expect(screen.getByRole('status', { name: '数量 1' })).toBeVisible()
  })

  it('selects several lines pressed quickly after one another', async () => {
    const second = aCartItem({ id: '0b0e7c4e-6f0e-4a52-9d5c-1d3c5a4f0002', name: '破晓香水' })
    const bag = (ids: string[], version: number) =>
      aCart({
        version,
        items: [aCartItem(), second].map((item) => ({ ...item, isSelected: ids.includes(item.id) })),
      })
    let version = 1
    api.answer('getCart', bag([], 1))
    api.answer('updateTotals', ({ body: { itemIds } }) => bag(itemIds, ++version))
    const { user } = renderWithQueries(<BagPage />)

    await user.click(await screen.findByRole('checkbox', { name: '选择 晨曦手提包' }))
    await user.click(screen.getByRole('checkbox', { name: '选择 破晓香水' }))

    await waitFor(() => expect(screen.getByRole('checkbox', { name: '全选' })).toBeChecked())
    expect(await screen.findByText('已选 2 件')).toBeVisible()
  })

  it('opens with a line that is gone, which cannot be selected', async () => {
    const gone = aCartItem({ isAvailable: false, isSelected: false, unavailableReason: 'GONE', stock: 0 })
    api.answer('getCart', aCart({ items: [gone] }))
    renderWithQueries(<BagPage />)

    const line = await screen.findByRole('listitem', { name: '晨曦手提包' })

    expect(within(line).getByText('该商品已下架')).toBeVisible()
    expect(within(line).getByRole('checkbox')).toBeDisabled()
    expect(screen.getByRole('button', { name: '请选择需要结算的商品' })).toBeDisabled()
  })

  it('removes a line, says so, and shows the way on when it was the last', async () => {
    api.answer('getCart', aCart())
    api.answer('removeItems', aCart({ version: 2, items: [] }))
    const { user } = renderWithQueries(<BagPage />)

    await user.click(await screen.findByRole('button', { name: '删除 晨曦手提包' }))

    expect(await screen.findByRole('heading', { name: '您的购物袋还是空的' })).toBeVisible()
    expect(screen.getByRole('link', { name: '继续浏览' })).toBeVisible()
  })

  it('offers a guest the quick login on the way to checkout, and leads a customer there', async () => {
    api.answer('getCart', aCart())
    const { user } = renderWithQueries(<BagPage />)

    await user.click(await screen.findByRole('button', { name: '去结算' }))
    expect(useOverlayStore.getState().drawer).toBe('quickLogin')
    expect(useLoginStore.getState()).toMatchObject({ returnUrl: '/checkout?from=pdp' })
    useAccountStore.setState({ session: 'customer' })
    await user.click(screen.getByRole('button', { name: '去结算' }))

    expect(push).toHaveBeenCalledWith('/checkout')
  })

  it('says when the bag cannot be read, and tries again', async () => {
    api.fail('getCart', 'offline')
    const { user } = renderWithQueries(<BagPage />)
    expect(await screen.findByRole('alert')).toHaveTextContent('网络异常，请稍后再试')
    api.answer('getCart', aCart())

    await user.click(screen.getByRole('button', { name: '重试' }))

    expect(await screen.findByRole('listitem', { name: '晨曦手提包' })).toBeVisible()
  })
})
