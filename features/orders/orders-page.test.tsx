import '@/tests/support/dialog'
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aCart, anOrder, anOrderLine } from '@/mocks/purchase-builders'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { OrdersPage } from './orders-page'

let query = ''
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(query) }))

const api = serveApi()

beforeEach(() => {
  vi.resetAllMocks()
  query = ''
})
afterEach(() => vi.useRealTimers())

describe('[B07] the order list', () => {
  it('shows each order with its status, and pages', async () => {
    query = 'page=2'
    const paid = anOrder({
      orderBn: 'OR2',
      status: 'paid',
      statusLabel: '待发货',
      payUrl: null,
      orderValidSeconds: 0,
    })
    api.answer('listOrders', { items: [anOrder(), paid], page: 2, pageSize: 5, totalsPages: 3 })
    renderWithQueries(<OrdersPage />)

    const [first, second] = await screen
      .findAllByRole('listitem')
      .then((all) => all.filter((li) => within(li).queryByRole('heading')))

    expect(api.bodies('listOrders')).toEqual([{ page: 2 }])
    expect(within(first!).getByRole('link', { name: '去支付' })).toHaveAttribute(
      'href',
      '/checkout/cashier?order=OR261120ABCDEFGH',
    )
    expect(within(second!).getByText('待发货')).toBeVisible()
    expect(within(second!).queryByRole('link', { name: '去支付' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: '第 3 页' })).toHaveAttribute('href', '/order?page=3')
  })

  it('takes the way to pay away when the time is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    api.answer('listOrders', {
      items: [anOrder({ orderValidSeconds: 30 })],
      page: 1,
      pageSize: 5,
      totalsPages: 1,
    })
    renderWithQueries(<OrdersPage />)
    expect(await screen.findByRole('timer')).toHaveTextContent('00:30')

    await act(() => vi.advanceTimersByTimeAsync(31_000))

    expect(screen.queryByRole('link', { name: '去支付' })).not.toBeInTheDocument()
  })

  it('is as carefully made when empty', async () => {
    api.answer('listOrders', { items: [], page: 1, pageSize: 5, totalsPages: 0 })
    renderWithQueries(<OrdersPage />)

    expect(await screen.findByRole('heading', { name: '您还没有订单' })).toBeVisible()
    expect(screen.getByRole('link', { name: '开始选购' })).toBeVisible()
  })
})

describe('[B07] an order', () => {
  it('shows lines by logistics number, address, totals and invoice', async () => {
    query = 'order=OR261120ABCDEFGH'
    const items = [
      anOrderLine({ logiBn: 'SF100' }),
      anOrderLine({ id: 'two', name: '破晓香水', logiBn: 'SF200' }),
    ]
    api.answer(
      'getOrder',
      anOrder({ status: 'shipped', statusLabel: '已发货', payUrl: null, invoiceStatus: 'applied', items }),
    )
    renderWithQueries(<OrdersPage />)

    expect(await screen.findByRole('heading', { name: '已发货' })).toBeVisible()
    expect(screen.getByRole('heading', { name: '物流单号 SF100' })).toBeVisible()
    expect(screen.getByRole('heading', { name: '物流单号 SF200' })).toBeVisible()
    expect(screen.getByText('林晚 138****1234')).toBeVisible()
    expect(screen.getByText('开票中')).toBeVisible()
  })

  it('[B06] says that money which came too late went back', async () => {
    query = 'order=OR261120ABCDEFGH'
    api.answer(
      'getOrder',
      anOrder({ status: 'canceled', statusLabel: '已取消', payUrl: null, transferStatus: 'refunded' }),
    )
    renderWithQueries(<OrdersPage />)

    expect(await screen.findByText('款项已原路退回')).toBeVisible()
  })

  it('says that it is not there, like another customer’s', async () => {
    query = 'order=OR000'
    api.refuse('getOrder', 'NOT_FOUND')
    renderWithQueries(<OrdersPage />)

    expect(await screen.findByRole('heading', { name: '未找到该订单' })).toBeVisible()
    expect(screen.getByRole('link', { name: '查看全部订单' })).toHaveAttribute('href', '/order')
  })

  it('shows how it came to its state and what is still to come', async () => {
    query = 'order=OR261120ABCDEFGH'
    api.answer('getOrder', anOrder())
    renderWithQueries(<OrdersPage />)

    const steps = within(await screen.findByRole('list', { name: '订单进度' })).getAllByRole('listitem')

    expect(steps.map((step) => step.textContent)).toEqual([
      '提交订单2026/11/20 20:00',
      '付款成功',
      '已发货',
      '已完成',
    ])
    expect(steps[0]).toHaveAttribute('aria-current', 'step')
  })

  it('leads to the parcel a piece is in', async () => {
    query = 'order=OR261120ABCDEFGH'
    api.answer('getOrder', anOrder({ status: 'shipped', items: [anOrderLine({ logiBn: 'SF100' })] }))
    renderWithQueries(<OrdersPage />)

    expect(await screen.findByRole('link', { name: '查看物流' })).toHaveAttribute(
      'href',
      '/order/logistics?order=OR261120ABCDEFGH&number=SF100',
    )
  })

  it('is canceled while it is unpaid, after asking', async () => {
    query = 'order=OR261120ABCDEFGH'
    api.answer('getOrder', anOrder())
    api.answer('cancelOrder', anOrder({ status: 'canceled', statusLabel: '已取消' }))
    const { user } = renderWithQueries(<OrdersPage />)
    await user.click(await screen.findByRole('button', { name: '取消订单' }))
    expect(api.sent('cancelOrder')).toHaveLength(0)
    api.answer('getOrder', anOrder({ status: 'canceled', statusLabel: '已取消', payUrl: null }))

    await user.click(screen.getByRole('button', { name: '确认取消' }))

    expect(await screen.findByRole('heading', { name: '已取消' })).toBeVisible()
    expect(api.sent('cancelOrder')).toHaveLength(1)
  })

  it('is bought again, and what could not be had is named', async () => {
    query = 'order=OR261120ABCDEFGH'
    api.answer('getOrder', anOrder({ status: 'complete', statusLabel: '已完成', payUrl: null }))
    api.answer('buyAgain', {
      cart: aCart(),
      missed: [{ name: '破晓香水', reason: '很抱歉，该商品库存不足' }],
    })
    const { user } = renderWithQueries(<OrdersPage />)

    await user.click(await screen.findByRole('button', { name: '再次购买' }))

    expect(await screen.findByText('未能加入：破晓香水。很抱歉，该商品库存不足')).toBeVisible()
    expect(screen.getByRole('link', { name: '查看购物袋' })).toHaveAttribute('href', '/shopping-bag')
  })
})
