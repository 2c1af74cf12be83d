import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AddressFields } from '@/features/address-book/editor/address-fields'
import { aCart, aCartItem, anAddress, anOrder } from '@/mocks/purchase-builders'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { CheckoutPage } from './checkout-page'

const replace = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ bfcacheId: 'one', replace }) }))

const api = serveApi()

const checkoutOf = (items = [aCartItem()]) => ({
  items,
  total: aCart({ items }).total,
  samples: [],
  mobile: '13800001234',
})
const noOrders = { items: [], page: 1, pageSize: 1, totalsPages: 0 }

const orders = () => api.sent('saveOrder').map(({ body }) => body)
const placed = { orderBn: 'OR261120ABCDEFGH', payUrl: '/rest/sandbox/pay/one', grandTotal: 2_850_000 }

beforeEach(() => {
  vi.clearAllMocks()
  sessionStorage.clear()
  api.answer('listCheckoutItems', checkoutOf())
  api.answer('listAddresses', { items: [anAddress()], limit: 20 })
  api.answer('listPaymentMethods', {
    items: [
      { code: 'alipay', name: '支付宝' },
      { code: 'wechatpay', name: '微信支付' },
    ],
  })
  api.answer('getDirectory', { regions: [{ id: '310000', name: '上海市' }], cities: [] })
})

async function open() {
  const rendered = renderWithQueries(
    <CheckoutPage addressFields={<AddressFields prefix="delivery.address." />} />,
  )
  const button = await screen.findByRole('button', { name: '提交订单' })
  return { ...rendered, press: () => rendered.user.click(button), button }
}

describe('[B05] checkout', () => {
  it('places the order once for a double press, and leads to the cashier', async () => {
    api.answer('saveOrder', placed)
    const { user, button } = await open()

    await user.dblClick(button)

    await waitFor(() => expect(replace).toHaveBeenCalledWith('/checkout/cashier?order=OR261120ABCDEFGH'))
    expect(orders()).toHaveLength(1)
    expect(orders()[0]).toMatchObject({
      itemIds: [aCartItem().id],
      grandTotal: 2_850_000,
      paymentMethod: 'alipay',
      delivery: { type: 'address', address: { street: '南京西路 1266 号', gender: 2 } },
    })
  })

  it('sends the same key again when no answer came, and another one for other content', async () => {
    api.fail('saveOrder', 'offline')
    const { user, press } = await open()

    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent('网络异常，请稍后再试')
    await press()
    await waitFor(() => expect(orders()).toHaveLength(2))
    await user.click(screen.getByRole('radio', { name: '微信支付' }))
    await press()
    await waitFor(() => expect(orders()).toHaveLength(3))

    const [first, second, third] = orders()
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
    expect(third?.idempotencyKey).not.toBe(first?.idempotencyKey)
  })

  it('names the line that was sold meanwhile, reads the totals again and asks to confirm', async () => {
    const [bag, perfume] = [
      aCartItem(),
      aCartItem({ id: '0b0e7c4e-6f0e-4a52-9d5c-1d3c5a4f0002', name: '破晓香水' }),
    ]
    const sold = {
      ...perfume,
      isSelected: false,
      isAvailable: false,
      unavailableReason: 'OUT_OF_STOCK',
      stock: 0,
    } as const
    api.answer('listCheckoutItems', checkoutOf([bag, sold]))
    api.answer('listCheckoutItems', checkoutOf([bag, perfume]), { times: 1 })
    api.answer('saveOrder', placed)
    api.refuse('saveOrder', 'OUT_OF_STOCK', { times: 1 })
    const { press } = await open()
    expect(screen.getAllByText('¥57,000')).toHaveLength(2)

    await press()
    expect(await screen.findByText(/“破晓香水”已无法购买/)).toBeVisible()
    expect(screen.getByText('已售罄，未计入订单')).toBeVisible()
    expect(screen.queryByText('¥57,000')).not.toBeInTheDocument()
    await press()

    await waitFor(() => expect(replace).toHaveBeenCalled())
    expect(orders()[1]).toMatchObject({ itemIds: [bag.id], grandTotal: 2_850_000 })
  })

  it('shows new totals when the bag changed, and asks to confirm', async () => {
    const dearer = { price: 3_000_000, rowTotal: 3_000_000 }
    api.answer('listCheckoutItems', checkoutOf([aCartItem(dearer)]))
    api.answer('listCheckoutItems', checkoutOf(), { times: 1 })
    api.refuse('saveOrder', 'BAG_CHANGED')
    const { press } = await open()

    await press()

    expect(await screen.findByText(/以下为最新金额/)).toBeVisible()
    expect(screen.getAllByText('¥30,000')).not.toHaveLength(0)
  })

  it('says at the payment method that it cannot be had', async () => {
    api.refuse('saveOrder', 'PAYMENT_METHOD_UNAVAILABLE')
    const { press } = await open()

    await press()

    const section = screen.getByRole('region', { name: '支付方式' })
    await waitFor(() => expect(section).toHaveTextContent('该支付方式暂不可用，请选择其他方式'))
  })

  it('brings the first missing field into focus, and places nothing', async () => {
    api.answer('listAddresses', { items: [], limit: 20 })
    const { press } = await open()

    await press()

    await waitFor(() => expect(screen.getByLabelText('省份')).toHaveAccessibleDescription('省份'))
    expect(screen.getByLabelText('收货人姓名')).toHaveFocus()
    expect(orders()).toHaveLength(0)
  })

  it('shows what the API finds wrong with an address at its field', async () => {
    api.refuse('saveOrder', 'INVALID_INPUT', { fields: { street: '请填写门牌号' } })
    const { user, press } = await open()
    await user.click(screen.getByRole('radio', { name: '使用新地址' }))
    await act(() => user.click(screen.getByRole('radio', { name: /林晚/ })))

    await press()

    await waitFor(() => expect(orders()).toHaveLength(1))
    expect(replace).not.toHaveBeenCalled()
  })

  it('names the order that another tab has just placed', async () => {
    api.answer('listCheckoutItems', checkoutOf([]))
    api.answer('listOrders', { ...noOrders, items: [anOrder()], totalsPages: 1 })
    renderWithQueries(<CheckoutPage addressFields={<AddressFields prefix="delivery.address." />} />)

    expect(await screen.findByText(/OR261120ABCDEFGH/)).toBeVisible()
    expect(screen.getByRole('link', { name: '前往支付' })).toHaveAttribute(
      'href',
      '/checkout/cashier?order=OR261120ABCDEFGH',
    )
  })

  it('keeps the gift’s words over a reload', async () => {
    const { user, unmount } = await open()
    await user.type(screen.getByRole('textbox', { name: '贺卡寄语（选填）' }), '生日快乐')
    unmount()

    await open()

    expect(screen.getByRole('textbox', { name: '贺卡寄语（选填）' })).toHaveValue('生日快乐')
  })

  it('leads back to the bag when nothing is selected', async () => {
    api.answer('listCheckoutItems', checkoutOf([]))
    api.answer('listOrders', noOrders)
    renderWithQueries(<CheckoutPage addressFields={<AddressFields prefix="delivery.address." />} />)

    expect(await screen.findByRole('heading', { name: '没有需要结算的商品' })).toBeVisible()
    expect(screen.getByRole('link', { name: '返回购物袋' })).toHaveAttribute('href', '/shopping-bag')
  })

  it('[B06] offers no Alipay inside the chat app, which shuts it out', async () => {
    const userAgent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0.50')
    await open()

    expect(screen.getByRole('radio', { name: '微信支付' })).toBeVisible()
    expect(screen.queryByRole('radio', { name: '支付宝' })).not.toBeInTheDocument()
    userAgent.mockRestore()
  })
})
