import { screen, within, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aReturn, aReturnableLine, aReturnOrder } from '@/mocks/return-builders'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { ReturnRequestPage } from './return-request-page'

const replace = vi.fn()
vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams('order=OR261120ABCDEFGH'),
  useRouter: () => ({ replace }),
}))

const api = serveApi()
const bag = aReturnableLine()
const belt = aReturnableLine({
  itemId: '0b0e7c4e-6f0e-4a52-9d5c-1d3c5a4f0bbb',
  name: '束带',
  isBundle: true,
  bundleType: 'belt',
  qty: 1,
  returnableQty: 1,
  isForQualityOnly: true,
})

beforeEach(() => replace.mockReset())

async function show(...items: (typeof bag)[]) {
  api.answer('getReturnOrder', aReturnOrder({ items }))
  const rendered = renderWithQueries(<ReturnRequestPage />)
  await screen.findByRole('heading', { name: '申请退货' })
  return rendered
}
const box = (name: string) => screen.getByRole('checkbox', { name })
const reason = (name: string) => screen.getByRole('combobox', { name: `${name} 退货原因` })
const submit = () => screen.getByRole('button', { name: '提交退货申请' })

describe('[B10] a return is asked for', () => {
  it('piece by piece, each with its reason, and leads to its result', async () => {
    const { user } = await show(bag)
    api.answer('createReturn', aReturn({ id: 'RT1' }))
    expect(submit()).toBeDisabled()

    await user.click(box(bag.name))
    await user.click(screen.getByRole('button', { name: /增加/ }))
    await user.selectOptions(reason(bag.name), '尺码或版型不合适')
    await user.type(screen.getByRole('textbox', { name: '补充说明（选填）' }), '偏大')
    expect(screen.getByText('¥57,000')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /送至专卖店/ }))
    await user.click(submit())

    await waitFor(() => expect(replace).toHaveBeenCalledWith('/order/refund-result?id=RT1'))
    expect(api.bodies('createReturn')).toMatchObject([
      {
        orderNo: 'OR261120ABCDEFGH',
        isReturnToStore: true,
        items: [{ itemId: bag.itemId, qty: 2, reason: 'size', comment: '偏大' }],
      },
    ])
  })

  it('not without a reason, which is said at the piece', async () => {
    const { user } = await show(bag)

    await user.click(box(bag.name))
    await user.click(submit())

    expect(reason(bag.name)).toHaveAccessibleDescription('请选择退货原因')
    expect(api.sent('createReturn')).toHaveLength(0)
    await user.selectOptions(reason(bag.name), '不再需要')
    expect(reason(bag.name)).not.toHaveAccessibleDescription()
  })

  it('of a belt whole, for quality reasons alone, its parts named', async () => {
    api.answer('getReturnOrder', {
      ...aReturnOrder({ items: [belt] }),
      bundleItems: [{ parentItemId: belt.itemId, sku: 'STRAP', name: '带身', qty: 1, size: '85' }],
    })
    const { user } = renderWithQueries(<ReturnRequestPage />)

    await user.click(await screen.findByRole('checkbox', { name: '束带' }))

    expect(screen.getByText(/带身 85/)).toBeVisible()
    expect(screen.getByText(/须整条退回/)).toBeVisible()
    const options = within(reason('束带')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['请选择', '商品存在质量问题'])
    expect(screen.queryByRole('button', { name: /增加/ })).not.toBeInTheDocument()
  })

  it('once, however often it is pressed', async () => {
    const { user } = await show(bag)
    api.hold('createReturn')
    await user.click(box(bag.name))
    await user.selectOptions(reason(bag.name), '不再需要')

    await user.dblClick(submit())

    expect(api.sent('createReturn')).toHaveLength(1)
  })

  it('once, also when the answer to the first try was lost', async () => {
    const { user } = await show(bag)
    api.fail('createReturn', 'offline', { times: 1 })
    await user.click(box(bag.name))
    await user.selectOptions(reason(bag.name), '不再需要')
    await user.click(submit())
    await screen.findByRole('alert')
    api.answer('createReturn', aReturn())

    await user.click(submit())

    await waitFor(() => expect(replace).toHaveBeenCalled())
    const [first, second] = api.sent('createReturn').map(({ body }) => body.idempotencyKey)
    expect(second).toBe(first)
  })

  it('and what the house refuses is said at the piece it is about', async () => {
    const { user } = await show(bag)
    api.refuse('createReturn', 'INVALID_INPUT', { fields: { [bag.itemId]: '最多可退 1 件' } })
    await user.click(box(bag.name))
    await user.selectOptions(reason(bag.name), '不再需要')

    await user.click(submit())

    expect(await screen.findByRole('alert')).toBeVisible()
    expect(reason(bag.name)).toHaveAccessibleDescription('最多可退 1 件')
    expect(replace).not.toHaveBeenCalled()
  })

  it('not of a piece that has a return already', async () => {
    await show(bag, aReturnableLine({ itemId: 'two', name: '旧款', canReturn: false, returnableQty: 0 }))

    expect(screen.queryByRole('checkbox', { name: '旧款' })).not.toBeInTheDocument()
    expect(screen.getByText('已申请退货')).toBeVisible()
  })

  it('not of an order of which nothing can come back', async () => {
    api.answer('getReturnOrder', aReturnOrder({ canReturn: false, items: [] }))
    renderWithQueries(<ReturnRequestPage />)

    expect(await screen.findByRole('heading', { name: '该订单暂无可退商品' })).toBeVisible()
    expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute(
      'href',
      '/order?order=OR261120ABCDEFGH',
    )
  })
})
