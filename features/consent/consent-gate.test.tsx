import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ConsentGate } from './consent-gate'
import { dropCookie, readCookie, storeItem, storedItem, writeCookie } from '@/lib/browser/storage'
import { aBlock } from '@/mocks/builders'
import { aUserInfo } from '@/mocks/purchase-builders'
import { useAccountStore } from '@/stores/account-store'
import { openLogin } from '@/stores/login-store'
import { useOverlayStore } from '@/stores/overlay-store'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'

let path = '/'
const replace = vi.fn()
vi.mock('next/navigation', () => ({ usePathname: () => path, useRouter: () => ({ replace }) }))

const api = serveApi()

const notice = {
  paragraphs: ['隐私政策已更新。'],
  checkboxes: [
    { code: 'isAgreeAgreement', label: '我已阅读并同意', isRequired: true },
    { code: 'cgi', label: '个性化服务', isRequired: false },
    { code: 'isSendInfoAbroad', label: '传输至巴黎', isRequired: false },
  ],
}

/** The store as it is: its policy's version, and the one the customer agreed to. */
function store({ customer }: { customer: string | null }) {
  api.answer('getCustomer', aUserInfo({ customerVersion: customer }))
  api.answer('saveCustomer', aUserInfo({ customerVersion: '2' }))
  api.answer('getCmsBlock', ({ params: { identifier } }) =>
    aBlock(identifier === 'privacy-policy' ? { customerVersion: '2' } : notice),
  )
}

const drawer = () => screen.queryByRole('dialog', { name: '隐私政策已更新' })
const keepUser = (user: object) => writeCookie('user_info', JSON.stringify(user))

/** Opens a page as whoever the session says. */
function visit(url: string, session: 'guest' | 'customer' = 'customer') {
  window.history.replaceState(null, '', url)
  path = window.location.pathname
  useAccountStore.setState({ session })
  return renderWithQueries(<ConsentGate />)
}
const logIn = () => act(() => useAccountStore.setState({ session: 'customer' }))

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  dropCookie('user_info')
  useOverlayStore.setState(useOverlayStore.getInitialState())
  store({ customer: '1' })
})

describe('[C09] the drawer', () => {
  it('opens for what was kept, hides while a policy is read, and is there again afterwards', async () => {
    keepUser({ place: 'CHN', firstname: '晚' })
    storeItem('policy_versions', JSON.stringify({ current: '2', customer: '1' }))
    const { rerender } = visit('/')
    await waitFor(() => expect(drawer()).toBeVisible())

    path = '/privacy-policy/2024-06'
    rerender(<ConsentGate />)
    expect(drawer()).toBeNull()

    path = '/'
    rerender(<ConsentGate />)
    await waitFor(() => expect(drawer()).toBeVisible())
  })

  it('opens when a token came and the versions differ', async () => {
    visit('/', 'guest')
    logIn()

    await waitFor(() => expect(drawer()).toBeVisible())
    expect(storedItem('policy_check')).toBeNull()
  })

  it('a token that came is remembered until its customer was asked about', async () => {
    openLogin({ returnUrl: '/order' })
    const { unmount } = visit('/', 'guest')
    logIn()
    expect(storedItem('policy_check')).toBe('due')
    unmount()
    useOverlayStore.setState(useOverlayStore.getInitialState())

    visit('/order')

    await waitFor(() => expect(drawer()).toBeVisible())
  })
})

describe('[C09] the answer', () => {
  async function asked() {
    const rendered = visit('/checkout')
    await waitFor(() => expect(drawer()).toBeVisible())
    return rendered
  }
  const agree = () => screen.getByRole('button', { name: '同意并继续' })

  it('has three boxes, none of them ticked', async () => {
    await asked()

    const boxes = screen.getAllByRole('checkbox')
    expect(boxes).toHaveLength(3)
    for (const box of boxes) expect(box).not.toBeChecked()
  })

  it('without the first box is marked and not sent', async () => {
    const { user } = await asked()

    await user.click(screen.getByRole('checkbox', { name: /传输至巴黎/ }))
    await user.click(agree())

    expect(screen.getByText('必选，请阅读并勾选')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: /我已阅读并同意/ })).toHaveFocus()
    expect(api.sent('saveCustomer')).toHaveLength(0)
  })

  it('is saved box by box with the version on show; the drawer goes and the versions with it', async () => {
    const { user } = await asked()

    await user.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }))
    await user.click(screen.getByRole('checkbox', { name: /个性化服务/ }))
    await user.click(agree())

    await waitFor(() => expect(drawer()).toBeNull())
    expect(api.bodies('saveCustomer')).toEqual([
      { isAgreeAgreement: 1, cgi: 1, isSendInfoAbroad: 0, customerVersion: '2' },
    ])
    expect(storedItem('policy_versions')).toBeNull()
    expect(readCookie('user_info')).toContain('"customerVersion":"2"')
  })

  it('that cannot be saved hides the drawer, and the next load asks again', async () => {
    const { user } = await asked()
    api.refuse('saveCustomer', 'INTERNAL')

    await user.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }))
    await user.click(agree())

    await waitFor(() => expect(drawer()).toBeNull())
    expect(storedItem('policy_versions')).toContain('"current":"2"')
  })
})

describe('[C09] the answer', () => {
  it('is written once for a double press', async () => {
    const { user } = visit('/checkout')
    await user.click(await screen.findByRole('checkbox', { name: /我已阅读并同意/ }))

    await user.dblClick(screen.getByRole('button', { name: '同意并继续' }))

    await waitFor(() => expect(api.sent('saveCustomer')).toHaveLength(1))
  })

  it('must be given at the checkout, or the checkout is left', async () => {
    const { user } = visit('/checkout')
    const opened = await screen.findByRole('dialog', { name: '隐私政策已更新' })
    await user.keyboard('{Escape}')
    expect(opened).toBeVisible()
    expect(screen.queryByRole('button', { name: '关闭' })).not.toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: '返回购物袋' }))

    expect(replace).toHaveBeenCalledWith('/shopping-bag')
  })

  it('is asked of who never agreed to any version without a word of a change', async () => {
    store({ customer: null })
    visit('/checkout')

    expect(await screen.findByRole('dialog', { name: '隐私政策与销售条款' })).toBeVisible()
    expect(screen.queryByText(/更新/)).not.toBeInTheDocument()
  })
})
