import '@/tests/support/dialog'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Return } from '@/contract/calls/purchase/returns'
import { aReturn } from '@/mocks/return-builders'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { ReturnDetailPage } from './return-detail-page'

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams('id=RT261121ABCDEFGH') }))

const api = serveApi()
const approved = { status: 'approved', statusLabel: '待寄回', canAddTracking: true } as const

function show(part: Partial<Return> = {}) {
  api.answer('getReturn', aReturn(part))
  return renderWithQueries(<ReturnDetailPage />)
}
const field = (name: string) => screen.findByRole('textbox', { name })

describe('[B10] a return', () => {
  it('says how it stands, what it is of, where it goes and what comes back', async () => {
    show({ note: '请附上吊牌' })

    expect(await screen.findByRole('heading', { level: 1, name: '审核中' })).toBeVisible()
    expect(screen.getByText('请附上吊牌')).toBeVisible()
    expect(screen.getByText('奥蕾退货中心 收')).toBeVisible()
    expect(screen.getByText('¥28,500')).toBeVisible()
    const [step] = within(screen.getByRole('list', { name: '退货进度' })).getAllByRole('listitem')
    expect(step).toHaveAttribute('aria-current', 'step')
    expect(screen.getByRole('link', { name: '返回订单 OR261120ABCDEFGH' })).toHaveAttribute(
      'href',
      '/order?order=OR261120ABCDEFGH',
    )
  })

  it('is told of its parcel once it was approved', async () => {
    const { user } = show(approved)
    api.answer('addReturnTracking', aReturn({ status: 'shipped', statusLabel: '退货中', canCancel: false }))

    await user.type(await field('快递公司'), '顺丰速运')
    await user.type(await field('运单号'), ' SF1234567890 ')
    await user.click(screen.getByRole('button', { name: '提交运单号' }))

    expect(await screen.findByRole('heading', { level: 1, name: '退货中' })).toBeVisible()
    expect(api.bodies('addReturnTracking')).toEqual([
      { carrierTitle: '顺丰速运', trackNumber: 'SF1234567890' },
    ])
    expect(screen.queryByRole('button', { name: '取消退货' })).not.toBeInTheDocument()
  })

  it('takes no parcel without a carrier and a number', async () => {
    const { user } = show(approved)

    await user.type(await field('运单号'), '12')
    await user.click(screen.getByRole('button', { name: '提交运单号' }))

    expect(await field('快递公司')).toHaveAccessibleDescription('请填写快递公司')
    expect(await field('运单号')).toHaveAccessibleDescription('请填写正确的运单号')
    expect(api.sent('addReturnTracking')).toHaveLength(0)
  })

  it('says so when it is another one by now', async () => {
    const { user } = show(approved)
    api.refuse('addReturnTracking', 'RETURN_STATE')
    await user.type(await field('快递公司'), '顺丰速运')
    await user.type(await field('运单号'), 'SF1234567890')

    await user.click(screen.getByRole('button', { name: '提交运单号' }))

    expect(await screen.findByRole('alert')).toHaveTextContent('退货申请状态已变更')
  })

  it('is canceled after asking', async () => {
    const { user } = show()
    api.answer('cancelReturn', aReturn({ status: 'canceled', statusLabel: '已取消', canCancel: false }))
    await user.click(await screen.findByRole('button', { name: '取消退货' }))
    expect(api.sent('cancelReturn')).toHaveLength(0)

    await user.click(screen.getByRole('button', { name: '确认取消' }))

    expect(await screen.findByRole('heading', { level: 1, name: '已取消' })).toBeVisible()
    expect(api.sent('cancelReturn')).toHaveLength(1)
  })

  it('to a boutique asks for no parcel', async () => {
    show({ ...approved, canAddTracking: false, isReturnToStore: true })

    expect(await screen.findByText('退回专卖店')).toBeVisible()
    expect(screen.queryByRole('form', { name: '退货运单' })).not.toBeInTheDocument()
  })

  it('of somebody else is said not to be there', async () => {
    api.refuse('getReturn', 'NOT_FOUND')
    renderWithQueries(<ReturnDetailPage />)

    expect(await screen.findByRole('heading', { name: '未找到该退货申请' })).toBeVisible()
  })
})
