import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leave } from '@/lib/browser/leave'
import { anOrder } from '@/mocks/purchase-builders'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { CashierPage } from './cashier-page'
import { renamePage, replacePage } from './action/replace-page'
import { PaymentFailurePage } from './payment-failure-page'
import { PaymentPage } from './payment-page'
import { PaymentResultPage } from './payment-result-page'

vi.mock('@/lib/browser/leave', () => ({ leave: vi.fn() }))
vi.mock('./action/replace-page', () => ({ replacePage: vi.fn(), renamePage: vi.fn() }))
let query = 'order=OR261120ABCDEFGH'
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(query) }))

const api = serveApi()
const paid = { isPaid: true, status: 'paid', orderValidSeconds: 0 } as const
const unpaid = { isPaid: false, status: 'pending_payment', orderValidSeconds: 1700 } as const

beforeEach(() => {
  vi.resetAllMocks()
  query = 'order=OR261120ABCDEFGH'
})
afterEach(() => vi.useRealTimers())

const methods = {
  items: [
    { code: 'alipay', name: '支付宝' },
    { code: 'wechatpay', name: '微信支付' },
  ],
} as const

describe('[B06] the cashier', () => {
  beforeEach(() => api.answer('listPaymentMethods', { items: [...methods.items] }))

  it('[B07] lets the order be paid another way', async () => {
    api.answer('getOrder', anOrder())
    api.answer('changePaymentMethod', anOrder({ paymentCode: 'wechatpay', payUrl: '/rest/sandbox/pay/two' }))
    const { user } = renderWithQueries(<CashierPage />)

    await user.click(await screen.findByRole('radio', { name: '微信支付' }))
    await waitFor(() => expect(api.bodies('changePaymentMethod')).toEqual([{ paymentMethod: 'wechatpay' }]))
    expect(await screen.findByRole('radio', { name: '微信支付', checked: true })).toBeEnabled()
    await user.click(screen.getByRole('button', { name: '立即支付' }))

    expect(leave).toHaveBeenCalledWith('/rest/sandbox/pay/two')
  })

  it('shows what is to be paid and leads to the provider', async () => {
    api.answer('getOrder', anOrder())
    const { user } = renderWithQueries(<CashierPage />)

    await user.click(await screen.findByRole('button', { name: '立即支付' }))

    expect(screen.getAllByText('¥28,500')).toHaveLength(2)
    expect(screen.getByText('OR261120ABCDEFGH')).toBeVisible()
    expect(screen.getByRole('link', { name: '晨曦手提包' })).toBeVisible()
    expect(screen.queryByRole('link', { name: '无法打开支付宝' })).not.toBeInTheDocument()
    expect(leave).toHaveBeenCalledWith('/rest/sandbox/pay/one')
    expect(screen.getByRole('button', { name: '立即支付' })).toHaveAttribute('aria-busy', 'true')
  })

  it('is no frozen button when Back brings the page out of the browser’s cache', async () => {
    api.answer('getOrder', anOrder())
    const { user } = renderWithQueries(<CashierPage />)
    await user.click(await screen.findByRole('button', { name: '立即支付' }))
    api.answer('getOrder', anOrder({ status: 'paid', payUrl: null }))

    await act(async () => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })

    expect(await screen.findByRole('heading', { name: '支付成功' })).toBeVisible()
  })

  it('counts down and then says that the order is canceled', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    api.answer('getOrder', anOrder({ orderValidSeconds: 65 }))
    renderWithQueries(<CashierPage />)

    expect(await screen.findByRole('timer')).toHaveTextContent('01:05')
    await act(() => vi.advanceTimersByTimeAsync(66_000))

    expect(screen.getByRole('heading', { name: '订单已取消' })).toBeVisible()
  })

  it.each([
    ['missing', () => api.refuse('getOrder', 'NOT_FOUND'), '未找到订单'],
    ['out of reach', () => api.fail('getOrder', 'offline'), '暂时无法读取订单'],
  ] as const)('an order that is %s is said to be so', async (_, meet, title) => {
    meet()
    renderWithQueries(<CashierPage />)

    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  })

  it('needs an order in the address', () => {
    query = ''
    renderWithQueries(<CashierPage />)

    expect(screen.getByRole('heading', { name: '未找到订单' })).toBeVisible()
    expect(api.calls()).toEqual([])
  })
})

describe('[B06] payment', () => {
  it('leads on by itself, and by hand', async () => {
    api.answer('getOrder', anOrder())
    const { user } = renderWithQueries(<PaymentPage />)

    await user.click(await screen.findByRole('button', { name: '前往支付' }))

    expect(replacePage).toHaveBeenCalledTimes(2)
    expect(replacePage).toHaveBeenLastCalledWith('/rest/sandbox/pay/one')
  })

  it('shows the code to scan where the provider gives one, and goes on once the money has come', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    api.answer('getOrder', anOrder({ payAction: { type: 'code', imgSrc: 'data:image/svg+xml;base64,AA' } }))
    api.answer('checkOrderPaid', paid)
    api.answer('checkOrderPaid', unpaid, { times: 1 })
    renderWithQueries(<PaymentPage />)

    expect(await screen.findByRole('img', { name: '支付二维码' })).toHaveAttribute(
      'src',
      'data:image/svg+xml;base64,AA',
    )
    expect(screen.getByText('¥28,500')).toBeVisible()
    expect(screen.getByRole('timer')).toBeVisible()
    expect(replacePage).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(2500))
    expect(replacePage).toHaveBeenCalledWith('/checkout/payment-result?order=OR261120ABCDEFGH')
  })

  it('ends the code with the time to pay', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const payAction = { type: 'code', imgSrc: 'data:image/svg+xml;base64,AA' } as const
    api.answer('getOrder', anOrder({ payAction, orderValidSeconds: 5 }))
    api.answer('checkOrderPaid', unpaid)
    renderWithQueries(<PaymentPage />)
    await screen.findByRole('img', { name: '支付二维码' })

    await act(() => vi.advanceTimersByTimeAsync(6000))

    expect(screen.getByRole('heading', { name: '订单已取消' })).toBeVisible()
  })

  it('sends the form a provider wants, by itself, and Back leads to the cashier', async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined)
    const url = 'https://gateway.test/front'
    api.answer('getOrder', anOrder({ payAction: { type: 'form', url, fields: { orderId: '1', sign: 'x' } } }))
    renderWithQueries(<PaymentPage />)

    const form = (await screen.findByRole('button', { name: '前往支付' })).closest('form')!

    expect(submit).toHaveBeenCalledTimes(1)
    expect([form.action, form.method]).toEqual([url, 'post'])
    expect(Object.fromEntries(new FormData(form))).toEqual({ orderId: '1', sign: 'x' })
    expect(renamePage).toHaveBeenCalledWith('/checkout/cashier?order=OR261120ABCDEFGH')
  })

  it('opens the payment for whom the chat app named, once', async () => {
    query = 'order=OR261120ABCDEFGH&code=C1&state=S1'
    api.answer('payInChatApp', anOrder())
    renderWithQueries(<PaymentPage />)

    await waitFor(() => expect(renamePage).toHaveBeenCalledWith('/checkout/payment?order=OR261120ABCDEFGH'))
    expect(api.bodies('payInChatApp')).toEqual([{ code: 'C1', state: 'S1' }])
  })

  it('leads back to the cashier when the chat app named nobody', async () => {
    query = 'order=OR261120ABCDEFGH&code=used&state=S1'
    api.refuse('payInChatApp', 'CHAT_APP_NOT_AUTHORIZED')
    renderWithQueries(<PaymentPage />)

    expect(await screen.findByRole('link', { name: '返回收银台' })).toHaveAttribute(
      'href',
      '/checkout/cashier?order=OR261120ABCDEFGH',
    )
  })

  it.each([
    ['ok', '/checkout/payment-result?order=OR261120ABCDEFGH'],
    ['cancel', '/checkout/payment-failure?order=OR261120ABCDEFGH'],
  ])('hands the parameters to the chat app’s kit, which answers %s', async (end, path) => {
    const parameters = { appId: 'wx1', paySign: 'sign' }
    api.answer('getOrder', anOrder({ payAction: { type: 'in-app', parameters } }))
    const invoke = vi.fn((_call, _parameters, onDone: (result: { err_msg: string }) => void) =>
      onDone({ err_msg: `get_brand_wcpay_request:${end}` }),
    )
    vi.stubGlobal('WeixinJSBridge', { invoke })
    renderWithQueries(<PaymentPage />)

    expect(await screen.findByRole('button', { name: '立即支付' })).toBeVisible()
    expect(invoke).toHaveBeenCalledWith('getBrandWCPayRequest', parameters, expect.any(Function))
    await waitFor(() => expect(replacePage).toHaveBeenCalledWith(path))
  })
})

describe('[B06] the payment’s result', () => {
  it.each([
    ['refunding', '退款中'],
    ['refunded', '已退款'],
    ['shipped', '支付成功'],
  ] as const)('an order that is %s is headed %s', async (status, title) => {
    api.answer('checkOrderPaid', { isPaid: true, status, orderValidSeconds: 0 })
    api.answer('getOrder', anOrder({ status, payUrl: null }))
    renderWithQueries(<PaymentResultPage />)

    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(await screen.findByRole('link', { name: '晨曦手提包' })).toBeVisible()
  })

  it('asks until the money has come', async () => {
    api.answer('getOrder', anOrder({ status: 'paid', payUrl: null }))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    api.answer('checkOrderPaid', paid)
    api.answer('checkOrderPaid', unpaid, { times: 2 })
    renderWithQueries(<PaymentResultPage />)

    expect(await screen.findByRole('heading', { name: '正在确认支付结果' })).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(4500))

    expect(screen.getByRole('heading', { name: '支付成功' })).toBeVisible()
    const asked = api.sent('checkOrderPaid').length
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(api.sent('checkOrderPaid')).toHaveLength(asked)
  })

  it('offers to pay again when no money comes, and goes on asking', async () => {
    api.answer('getOrder', anOrder({ status: 'paid', payUrl: null }))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    api.answer('checkOrderPaid', unpaid)
    renderWithQueries(<PaymentResultPage />)
    await screen.findByRole('heading', { name: '正在确认支付结果' })

    await act(() => vi.advanceTimersByTimeAsync(11_000))
    expect(screen.getByRole('heading', { name: '尚未收到付款' })).toBeVisible()
    expect(screen.getByRole('link', { name: '重新支付' })).toHaveAttribute(
      'href',
      '/checkout/cashier?order=OR261120ABCDEFGH',
    )
    api.answer('checkOrderPaid', paid)
    await act(() => vi.advanceTimersByTimeAsync(2500))

    expect(screen.getByRole('heading', { name: '支付成功' })).toBeVisible()
  })

  it('says when the order was canceled', async () => {
    api.answer('getOrder', anOrder({ status: 'canceled', payUrl: null }))
    api.answer('checkOrderPaid', { isPaid: false, status: 'canceled', orderValidSeconds: 0 })
    renderWithQueries(<PaymentResultPage />)

    expect(await screen.findByRole('heading', { name: '订单已取消' })).toBeVisible()
  })
})

describe('[B06] a failed payment', () => {
  it('may be tried again while the order is kept', async () => {
    api.answer('getOrder', anOrder())
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
