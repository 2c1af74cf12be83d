import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { leave } from '@/lib/browser/leave'
import { storeUserInfo, storedUserInfo } from '@/lib/session/user-info'
import { aUserInfo } from '@/mocks/purchase-builders'
import { useAccountStore } from '@/stores/account-store'
import { serveApi } from '@/tests/support/api'
import { AccountFrame } from './account-frame'

vi.mock('@/lib/browser/leave', () => ({ leave: vi.fn() }))
const api = serveApi()

beforeEach(() => {
  vi.clearAllMocks()
  storeUserInfo(aUserInfo())
  useAccountStore.setState({ session: 'customer' })
})

function open() {
  render(
    <AccountFrame current="address-book" title="地址簿">
      <p>南京西路 1266 号</p>
    </AccountFrame>,
  )
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: '退出登录' }) }
}

describe('[C13] the frame of the account', () => {
  it('leads to every page of the account and marks this one', () => {
    open()

    const links = screen.getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['个人资料', '/account/personal-data'],
      ['我的订单', '/order'],
      ['地址簿', '/addressbook'],
      ['心愿单', '/wish-list'],
    ])
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([links[2]])
    expect(screen.getByRole('heading', { level: 1, name: '地址簿' })).toBeVisible()
  })

  it('greets by name, and by the new one once it is changed', () => {
    open()
    expect(screen.getByText('林晚女士，您好')).toBeVisible()

    act(() => storeUserInfo(aUserInfo({ firstname: '晓月' })))

    expect(screen.getByText('林晓月女士，您好')).toBeVisible()
  })

  it('greets without a name whoever keeps something unreadable', () => {
    document.cookie = 'user_info=%7Bbroken'
    open()

    expect(screen.queryByText(/您好/)).not.toBeInTheDocument()
  })
})

describe('[C10] logging out', () => {
  it('ends the session once for a double press, forgets the customer and goes home', async () => {
    api.answer('logout', null)
    const { user, button } = open()

    await user.dblClick(button)

    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/'))
    expect(api.calls()).toEqual(['logout'])
    expect(storedUserInfo()).toBeNull()
    expect(useAccountStore.getState().session).toBeNull()
    expect(screen.queryByText('南京西路 1266 号')).not.toBeInTheDocument()
  })

  it('says so when it did not succeed; the customer stays, and may try again', async () => {
    api.answer('logout', null)
    api.fail('logout', 'offline', { times: 1 })
    const { user, button } = open()

    await user.click(button)

    expect(await screen.findByRole('alert')).toHaveTextContent('暂时无法退出登录：网络异常，请稍后再试')
    expect(leave).not.toHaveBeenCalled()
    expect(storedUserInfo()).toMatchObject({ firstname: '晚' })
    expect(screen.getByText('南京西路 1266 号')).toBeVisible()

    await user.click(button)
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'))
  })

  it('shows nothing of the customer in a tab whose customer has left', () => {
    open()

    act(() => useAccountStore.setState({ session: 'guest' }))

    expect(screen.queryByText('南京西路 1266 号')).not.toBeInTheDocument()
  })
})
