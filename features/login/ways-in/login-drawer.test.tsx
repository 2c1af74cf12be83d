import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leave } from '@/lib/browser/leave'
import { dropCookie, readCookie, storedItem } from '@/lib/browser/storage'
import { aUserInfo } from '@/mocks/purchase-builders'
import { useAccountStore } from '@/stores/account-store'
import { openLogin, openQuickLogin, useLoginStore } from '@/stores/login-store'
import { useOverlayStore } from '@/stores/overlay-store'
import { serveApi } from '@/tests/support/api'
import { captcha, field, fill } from '@/tests/support/login'
import { renderWithQueries } from '@/tests/support/render'
import { LoginDrawer } from './login-drawer'
import { useMobileStore } from '../form/mobile-store'
import { QuickLoginDrawer } from './quick-login-drawer'

vi.mock('@/lib/browser/leave', () => ({ leave: vi.fn() }))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}))

const api = serveApi()
const aLogin = (user: Parameters<typeof aUserInfo>[0] = {}) => ({ ...aUserInfo(user), token: 'the-token' })
const tabNames = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const becomesCustomer = () => waitFor(() => expect(useAccountStore.getState().session).toBe('customer'))
const filled = { 手机号码: '13800001234', 图形验证码: 'ab3d', 短信验证码: '123456' }

beforeEach(() => {
  vi.clearAllMocks()
  api.answer('refreshCaptcha', captcha)
  api.answer('listOfflineCountries', {})
  useAccountStore.setState({ session: 'guest' })
  useLoginStore.setState(useLoginStore.getInitialState())
  useOverlayStore.setState({ drawer: 'login' })
  useMobileStore.setState(useMobileStore.getInitialState())
  localStorage.clear()
  sessionStorage.clear()
  dropCookie('user_info')
})
afterEach(() => vi.useRealTimers())

describe('[C02] login by SMS code', () => {
  it('keeps the button grey until mobile, picture code and SMS code are filled', async () => {
    renderWithQueries(<LoginDrawer />)
    const button = screen.getByRole('button', { name: '登录' })
    expect(button).toBeDisabled()

    await fill(filled)

    expect(button).toBeEnabled()
  })

  it('judges the mobile on leaving it', async () => {
    const { user } = renderWithQueries(<LoginDrawer />)

    await user.type(field('手机号码'), '123')
    await user.tab()

    expect(await screen.findByText('请输入正确的手机号码')).toBeVisible()
    expect(field('手机号码')).toBeInvalid()
  })

  it('makes the browser a customer’s, and keeps neither mobile nor token', async () => {
    api.answer('loginByMobile', aLogin())
    useLoginStore.setState({ returnUrl: '/order?page=2' })
    const { user } = renderWithQueries(<LoginDrawer />)
    await fill(filled)

    await user.click(screen.getByRole('button', { name: '登录' }))

    await becomesCustomer()
    expect(api.bodies('loginByMobile')).toEqual([
      { mobile: '13800001234', verifyCode: '123456', keepLogin: 1, activeType: 1 },
    ])
    expect(leave).toHaveBeenCalledWith('/order?page=2')
    expect(readCookie('user_info')).toContain('"lastname":"林"')
    expect(readCookie('user_info')).not.toMatch(/token|13800001234/)
  })

  it('keeps the mobile in this browser, and begins with it the next time', async () => {
    api.answer('loginByMobile', aLogin())
    const { user, unmount } = renderWithQueries(<LoginDrawer />)
    await fill(filled)
    await user.click(screen.getByRole('button', { name: '登录' }))
    await becomesCustomer()
    expect(storedItem('visitor_mobile')).toBe('13800001234')
    unmount()
    useMobileStore.setState(useMobileStore.getInitialState())

    renderWithQueries(<LoginDrawer />)

    expect(field('手机号码')).toHaveValue('13800001234')
  })

  it('never leads to another site', async () => {
    api.answer('loginByMobile', aLogin())
    useLoginStore.setState({ returnUrl: '//elsewhere.example' })
    const { user } = renderWithQueries(<LoginDrawer />)
    await fill(filled)

    await user.click(screen.getByRole('button', { name: '登录' }))

    await becomesCustomer()
    expect(useOverlayStore.getState().drawer).toBeNull()
    expect(leave).not.toHaveBeenCalled()
  })

  it('shows a refusal at its field, and does not send the same again within 3 s', async () => {
    api.refuse('loginByMobile', 'MOBILE_NOT_REGISTERED')
    const { user } = renderWithQueries(<LoginDrawer />)
    await fill(filled)

    await user.dblClick(screen.getByRole('button', { name: '登录' }))
    await user.click(screen.getByRole('button', { name: '登录' }))

    expect(await screen.findByText('此手机号码未注册，请选择注册')).toBeVisible()
    expect(field('手机号码')).toHaveFocus()
    expect(api.bodies('loginByMobile')).toHaveLength(1)
  })

  it('offers the registration to a mobile without an account, which it takes along', async () => {
    api.refuse('loginByMobile', 'MOBILE_NOT_REGISTERED')
    const { user } = renderWithQueries(<LoginDrawer />)
    await fill(filled)
    await user.click(screen.getByRole('button', { name: '登录' }))

    await user.click(await screen.findByRole('button', { name: '注册账户' }))

    expect(screen.getByRole('form', { name: '注册' })).toBeVisible()
    expect(field('手机号码')).toHaveValue('13800001234')
  })

  it('says what concerns no field over the button', async () => {
    api.refuse('loginByMobile', 'TOO_MANY_REQUESTS')
    const { user } = renderWithQueries(<LoginDrawer />)
    await fill(filled)

    await user.click(screen.getByRole('button', { name: '登录' }))

    expect(await screen.findByRole('alert')).toHaveTextContent('操作过于频繁，请稍后再试')
  })
})

describe('[C03] login by password', () => {
  it('sends the password encoded, and shows that it is wrong', async () => {
    api.refuse('loginByPassword', 'PASSWORD_WRONG')
    const { user } = renderWithQueries(<LoginDrawer />)

    await user.click(screen.getByRole('button', { name: '密码登录' }))
    await fill({ 手机号码: '13800001234', 密码: 'abc12345' })
    await user.click(screen.getByRole('button', { name: '登录' }))

    expect(await screen.findByText('密码错误，请重新输入或点击忘记密码')).toBeVisible()
    expect(api.bodies('loginByPassword')).toEqual([
      expect.objectContaining({ mobile: '13800001234', password: 'YWJjMTIzNDU=' }),
    ])
    expect(screen.getByRole('button', { name: '验证码登录' })).toBeVisible()
  })
})

describe('[C08] the SMS code', () => {
  async function openAndSend() {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const rendered = renderWithQueries(<LoginDrawer />, (ms) => vi.advanceTimersByTime(ms))
    await fill({ 手机号码: '13800001234', 图形验证码: 'AB3D' })
    await rendered.user.click(screen.getByRole('button', { name: '获取验证码' }))
    return rendered
  }

  it('counts 60 s down before it may be sent again', async () => {
    api.answer('sendSms', { resendSeconds: 60 })
    await openAndSend()

    const button = await screen.findByRole('button', { name: '重新发送 (60s)' })
    expect(button).toBeDisabled()
    await act(() => vi.advanceTimersByTimeAsync(59_000))
    expect(screen.getByRole('button', { name: /重新发送 \(1s\)/ })).toBeDisabled()
    await act(() => vi.advanceTimersByTimeAsync(2000))

    expect(screen.getByRole('button', { name: '重新发送' })).toBeEnabled()
  })

  it('wants a new picture code for the second SMS', async () => {
    api.answer('sendSms', { resendSeconds: 60 })
    const { user } = await openAndSend()
    await act(() => vi.advanceTimersByTimeAsync(61_000))

    await user.click(screen.getByRole('button', { name: '重新发送' }))

    expect(await screen.findByText('请输入新的图形验证码')).toBeVisible()
    expect(field('图形验证码')).toHaveValue('')
    expect(api.bodies('sendSms')).toHaveLength(1)
    expect(api.bodies('refreshCaptcha')).toHaveLength(2)
  })

  it('goes back to idle with a new picture when it was refused', async () => {
    api.refuse('sendSms', 'CAPTCHA_WRONG')
    await openAndSend()

    expect(await screen.findByText('图形验证码输入错误')).toBeVisible()
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled()
    expect(api.bodies('refreshCaptcha')).toHaveLength(2)
  })

  it('is not sent twice by a double press', async () => {
    api.hold('sendSms')
    const { user } = await openAndSend()

    await user.click(screen.getByRole('button', { name: '获取验证码' }))

    expect(api.bodies('sendSms')).toHaveLength(1)
  })

  it('is not sent without a valid mobile and a picture code', async () => {
    const { user } = renderWithQueries(<LoginDrawer />)

    await user.click(screen.getByRole('button', { name: '获取验证码' }))

    expect(await screen.findAllByText('此项是必填项')).toHaveLength(2)
    expect(field('手机号码')).toHaveFocus()
    expect(api.bodies('sendSms')).toHaveLength(0)
  })

  it('brings another picture on a press', async () => {
    const { user } = renderWithQueries(<LoginDrawer />)
    await screen.findByRole('img', { name: '图形验证码' })

    await user.click(screen.getByRole('button', { name: '换一张图形验证码' }))

    expect(api.bodies('refreshCaptcha')).toHaveLength(2)
  })
})

describe('[C06] quick login for a purchase', () => {
  it('lets a guest on with mobile, code and the terms of sale', async () => {
    api.answer('createCustomer', aLogin({ firstname: null }))
    openQuickLogin('/checkout?from=pdp')
    const { user } = renderWithQueries(<QuickLoginDrawer />)

    await user.click(screen.getByRole('tab', { name: '游客结算' }))
    await fill(filled)
    await user.click(screen.getByRole('button', { name: '继续支付' }))
    expect(await screen.findByText('必选，请阅读并勾选')).toBeVisible()
    expect(api.bodies('createCustomer')).toHaveLength(0)
    await user.click(screen.getByRole('checkbox', { name: /销售条款/ }))
    await user.click(screen.getByRole('button', { name: '继续支付' }))

    await waitFor(() => expect(leave).toHaveBeenCalledWith('/checkout?from=pdp'))
    expect(api.bodies('createCustomer')).toEqual([
      {
        mobile: '13800001234',
        verifyCode: '123456',
        captcha: 'AB3D',
        isAgreeAgreement: 1,
        register_type: 1,
      },
    ])
  })

  it('offers an account that is there first, and the way of a guest beside it', () => {
    openQuickLogin()
    renderWithQueries(<QuickLoginDrawer />)

    expect(tabNames()).toEqual(['已有账号', '游客结算'])
    expect(screen.getByRole('button', { name: '继续支付' })).toBeVisible()
  })
})

describe('[C06] quick register', () => {
  it('is offered beside an account that is there', () => {
    openLogin({ isQuick: true })
    renderWithQueries(<LoginDrawer />)

    expect(tabNames()).toEqual(['已有账号', '快速注册'])
    expect(screen.getByRole('button', { name: '登录' })).toBeVisible()
  })
})
