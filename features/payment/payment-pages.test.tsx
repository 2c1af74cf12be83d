import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '@/lib/api/browser'
import { ApiFailure } from '@/lib/api/types'
import { leave } from '@/lib/browser/leave'
import { anOrder } from '@/mocks/purchase-builders'
import { renderWithQueries } from '@/tests/support/render'
import { CashierPage } from './cashier-page'
import { leadOn } from './lead-on'
import { PaymentFailurePage } from './payment-failure-page'
import { PaymentPage } from './payment-page'
import { PaymentResultPage } from './payment-result-page'

vi.mock('@/lib/api/browser', () => ({ call: vi.fn() }))
vi.mock('@/lib/browser/leave', () => ({ leave: vi.fn() }))
vi.mock('./lead-on', () => ({ leadOn: vi.fn() }))
let query = 'order=OR261120ABCDEFGH'
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(query) }))

const answers = vi.mocked(call as (name: string, input?: unknown) => Promise<unknown>)
const paid = { isPaid: true, status: 'paid', orderValidSeconds: 0 } as const
const unpaid = { isPaid: false, status: 'pending_payment', orderValidSeconds: 1700 } as const

beforeEach(() => {
  vi.resetAllMocks()
  query = 'order=OR261120ABCDEFGH'
})
afterEach(() => vi.useRealTimers())

describe('[B06] the cashier', () => {
  it('shows what is to be paid and leads to the provider', async () => {
    answers.mockResolvedValue(anOrder())
    const { user } = renderWithQueries(<CashierPage />)

    await user.click(await screen.findByRole('button', { name: '立即支付' }))

    expect(screen.getByText('¥28,500')).toBeVisible()
    expect(screen.getByText('OR261120ABCDEFGH')).toBeVisible()
    expect(leave).toHaveBeenCalledWith('/rest/sandbox/pay/one')
    expect(screen.getByRole('button', { name: '立即支付' })).toHaveAttribute('aria-busy', 'true')
  })

  it('is no frozen button when Back brings the page out of the browser’s cache', async () => {
    answers.mockResolvedValue(anOrder())
    const { user } = renderWithQueries(<CashierPage />)
    await user.click(await screen.findByRole('button', { name: '立即支付' }))
    answers.mockResolvedValue(anOrder({ status: 'paid', payUrl: null }))

    await act(async () => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })

    expect(await screen.findByRole('heading', { name: '支付成功' })).toBeVisible()
  })

  it('counts down and then says that the order is canceled', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    answers.mockResolvedValue(anOrder({ orderValidSeconds: 65 }))
    renderWithQueries(<CashierPage />)

    expect(await screen.findByRole('timer')).toHaveTextContent('01:05')
    await act(() => vi.advanceTimersByTimeAsync(66_000))

    expect(screen.getByRole('heading', { name: '订单已取消' })).toBeVisible()
  })

  it.each([
    ['NOT_FOUND', '未找到订单'],
    ['NETWORK', '暂时无法读取订单'],
  ] as const)('%s: %s', async (error, title) => {
    answers.mockRejectedValue(new ApiFailure(error, 404, '说明'))
    renderWithQueries(<CashierPage />)

    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  })

  it('needs an order in the address', () => {
    query = ''
    renderWithQueries(<CashierPage />)

    expect(screen.getByRole('heading', { name: '未找到订单' })).toBeVisible()
    expect(call).not.toHaveBeenCalled()
  })
})

describe('[B06] payment', () => {
  it('leads on by itself, and by hand', async () => {
    answers.mockResolvedValue(anOrder())
    const { user } = renderWithQueries(<PaymentPage />)

    await user.click(await screen.findByRole('button', { name: '前往支付' }))

    expect(leadOn).toHaveBeenCalledTimes(2)
    expect(leadOn).toHaveBeenLastCalledWith('/rest/sandbox/pay/one')
  })
})

describe('[B06] the payment’s result', () => {
  it('asks until the money has come', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    answers.mockResolvedValueOnce(unpaid).mockResolvedValueOnce(unpaid).mockResolvedValue(paid)
    renderWithQueries(<PaymentResultPage />)

    expect(await screen.findByRole('heading', { name: '正在确认支付结果' })).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(4500))

    expect(screen.getByRole('heading', { name: '支付成功' })).toBeVisible()
    const asked = answers.mock.calls.length
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(answers).toHaveBeenCalledTimes(asked)
  })

  it('offers to pay again when no money comes, and goes on asking', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    answers.mockResolvedValue(unpaid)
    renderWithQueries(<PaymentResultPage />)
    await screen.findByRole('heading', { name: '正在确认支付结果' })

    await act(() => vi.advanceTimersByTimeAsync(11_000))
    expect(screen.getByRole('heading', { name: '尚未收到付款' })).toBeVisible()
    expect(screen.getByRole('link', { name: '重新支付' })).toHaveAttribute(
      'href',
      '/checkout/cashier?order=OR261120ABCDEFGH',
    )
    answers.mockResolvedValue(paid)
    await act(() => vi.advanceTimersByTimeAsync(2500))

    expect(screen.getByRole('heading', { name: '支付成功' })).toBeVisible()
  })

  it('says when the order was canceled', async () => {
    answers.mockResolvedValue({ isPaid: false, status: 'canceled', orderValidSeconds: 0 })
    renderWithQueries(<PaymentResultPage />)

    expect(await screen.findByRole('heading', { name: '订单已取消' })).toBeVisible()
  })
})

describe('[B06] a failed payment', () => {
  it('may be tried again while the order is kept', async () => {
    answers.mockResolvedValue(anOrder())
    renderWithQueries(<PaymentFailurePage />)

    expect(await screen.findByRole('link', { name: '重新支付' })).toHaveAttribute(
      'href',
      '/checkout/cashier?order=OR261120ABCDEFGH',
    )
    expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute(
      'href',
      '/order?order=OR261120ABCDEFGH',
    )
  })
})
