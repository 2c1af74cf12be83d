import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useAccountStore } from '@/stores/account-store'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { NoticeIsland } from './notice-island'

vi.mock('next/navigation', () => ({ usePathname: () => '/', useSearchParams: () => new URLSearchParams() }))

const api = serveApi()
const notice = { sku: 'P-1', contact: '138****0009', createdAt: '2026-03-01T10:00:00+08:00' }

beforeEach(() => useAccountStore.setState({ session: 'guest', newSince: null }))

const show = () => renderWithQueries(<NoticeIsland sku="P-1" name="晨曦手袋" />)
const offer = () => screen.findByRole('button', { name: '到货通知我' })

describe('[P11] word of an arrival', () => {
  it('is asked for by mobile, and seen from then on', async () => {
    let waited: (typeof notice)[] = []
    api.answer('listArrivalNotices', () => ({ items: waited }))
    api.answer('createArrivalNotice', () => {
      waited = [notice]
      return null
    })
    const { user } = show()

    await user.click(await offer())
    await user.type(await screen.findByLabelText('手机号码'), '138 0000 0009')
    await user.click(screen.getByRole('button', { name: '提交' }))

    expect(await screen.findByText('到货后将通知 138****0009')).toHaveFocus()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.bodies('createArrivalNotice')).toEqual([{ sku: 'P-1', mobile: '13800000009' }])
  })

  it('is asked for by e-mail', async () => {
    api.answer('listArrivalNotices', { items: [] })
    api.answer('createArrivalNotice', null)
    const { user } = show()

    await user.click(await offer())
    await user.click(await screen.findByRole('radio', { name: '邮件' }))
    await user.type(screen.getByLabelText('电子邮箱'), 'reader@example.com')
    await user.click(screen.getByRole('button', { name: '提交' }))

    await expect
      .poll(() => api.bodies('createArrivalNotice'))
      .toEqual([{ sku: 'P-1', email: 'reader@example.com' }])
  })

  it('needs a contact of a guest; a customer may leave it to the account', async () => {
    api.answer('listArrivalNotices', { items: [] })
    api.answer('createArrivalNotice', null)
    const { user, unmount } = show()
    await user.click(await offer())
    await user.click(await screen.findByRole('button', { name: '提交' }))
    expect(await screen.findByText('此项是必填项')).toBeVisible()
    unmount()

    useAccountStore.setState({ session: 'customer' })
    const { user: customer } = show()
    await customer.click(await offer())
    await customer.click(await screen.findByRole('button', { name: '提交' }))

    await expect.poll(() => api.bodies('createArrivalNotice')).toEqual([{ sku: 'P-1' }])
  })

  it('says why it was refused, in the sheet', async () => {
    api.answer('listArrivalNotices', { items: [] })
    api.refuse('createArrivalNotice', 'NOTICE_NOT_OFFERED')
    const { user } = show()

    await user.click(await offer())
    await user.type(await screen.findByLabelText('手机号码'), '13800000009')
    await user.click(screen.getByRole('button', { name: '提交' }))

    expect(await screen.findByRole('alert')).toHaveTextContent('该商品现可购买或暂不支持到货通知')
  })

  it('is taken back by a press', async () => {
    let waited = [notice]
    api.answer('listArrivalNotices', () => ({ items: waited }))
    api.answer('removeArrivalNotice', () => {
      waited = []
      return null
    })
    const { user } = show()

    await user.click(await screen.findByRole('button', { name: '取消通知' }))

    expect(await offer()).toHaveFocus()
    expect(api.bodies('removeArrivalNotice')).toEqual([{ sku: 'P-1' }])
  })
})
