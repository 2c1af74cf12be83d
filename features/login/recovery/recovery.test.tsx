import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openQuickLogin, useLoginStore } from '@/stores/login-store'
import { useOverlayStore } from '@/stores/overlay-store'
import { serveApi } from '@/tests/support/api'
import { captcha, field, fill } from '@/tests/support/login'
import { renderWithQueries } from '@/tests/support/render'
import { ForgotPasswordPage } from './forgot-password-page'
import { LoginDrawer } from '../ways-in/login-drawer'
import { useMobileStore } from '../form/mobile-store'
import { QuickLoginDrawer } from '../ways-in/quick-login-drawer'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn(), prefetch: vi.fn() }),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}))

const api = serveApi()

const proof = { 手机号码: '13800001234', 图形验证码: 'AB3D', 短信验证码: '123456' }
const press = (name: string) => screen.getByRole('button', { name })

/** From the login to the new password. */
async function openReset(element = <LoginDrawer />) {
  const rendered = renderWithQueries(element)
  await rendered.user.click(press('忘记密码？'))
  await fill(proof)
  await rendered.user.click(press('确认'))
  await screen.findByRole('form', { name: '重置密码' })
  return rendered
}

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  useMobileStore.setState(useMobileStore.getInitialState())
  useLoginStore.setState(useLoginStore.getInitialState())
  useOverlayStore.setState({ drawer: 'login' })
  api.answer('refreshCaptcha', captcha)
  api.answer('forgotPassword', { token: 'reset-token', firstname: '晚' })
  api.answer('saveNewPassword', null)
})

describe('[C04] a forgotten password', () => {
  it('asks for the registered mobile, which comes along from the login', async () => {
    const { user } = renderWithQueries(<LoginDrawer />)
    await fill({ 手机号码: '13800001234' })

    await user.click(press('忘记密码？'))

    expect(screen.getByRole('dialog', { name: '忘记密码' })).toBeVisible()
    expect(screen.getByText('请输入您注册时使用的手机号码。')).toHaveFocus()
    expect(field('手机号码')).toHaveValue('13800001234')
    expect(press('确认')).toBeDisabled()
    await user.click(press('返回'))
    expect(screen.getByRole('dialog', { name: '登录或注册' })).toBeVisible()
  })

  it('sets a new password with the token it was given, and leads back to the login', async () => {
    const { user } = await openReset()
    expect(api.bodies('forgotPassword')).toEqual([{ mobile: '13800001234', verifyCode: '123456' }])

    await fill({ 新密码: 'newpass1', 确认新密码: 'newpass1' })
    await user.click(press('确认'))

    const encoded = 'bmV3cGFzczE='
    expect(await screen.findByRole('dialog', { name: '密码已重置' })).toBeVisible()
    expect(api.bodies('saveNewPassword')).toEqual([
      { token: 'reset-token', password: encoded, passwordConfirm: encoded },
    ])
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/')
    await user.click(press('登录'))
    expect(field('密码')).toBeVisible()
  })

  it.each([
    ['MOBILE_NOT_REGISTERED', '此手机号码未注册，请选择注册', '手机号码'],
    ['SMS_CODE_WRONG', '短信验证码输入错误', '短信验证码'],
  ] as const)('%s is said at its field', async (error, message, label) => {
    api.refuse('forgotPassword', error)
    const { user } = renderWithQueries(<LoginDrawer />)
    await user.click(press('忘记密码？'))
    await fill(proof)

    await user.click(press('确认'))

    await screen.findByText(message)
    expect(field(label)).toHaveAccessibleDescription(message)
  })

  it('starts again from the mobile when the token is too old', async () => {
    api.refuse('saveNewPassword', 'RESET_TOKEN_INVALID')
    const { user } = await openReset()
    await fill({ 新密码: 'newpass1', 确认新密码: 'newpass1' })
    await user.click(press('确认'))
    expect(await screen.findByRole('alert')).toHaveTextContent('重新验证手机号码')

    await user.click(press('重新验证'))

    expect(screen.getByRole('form', { name: '忘记密码' })).toBeVisible()
  })

  it('keeps the purchase of the quick login', async () => {
    openQuickLogin('/checkout')
    const { user } = await openReset(<QuickLoginDrawer />)
    await fill({ 新密码: 'newpass1', 确认新密码: 'newpass1' })
    await user.click(press('确认'))

    await user.click(await screen.findByRole('button', { name: '登录' }))

    expect(screen.getByRole('dialog', { name: '继续购买' })).toBeVisible()
    expect(press('继续支付')).toBeVisible()
    expect(useOverlayStore.getState().drawer).toBe('quickLogin')
    expect(useLoginStore.getState().returnUrl).toBe('/checkout')
  })

  it('as a page ends with a login that leads to the account', async () => {
    const { user } = renderWithQueries(<ForgotPasswordPage />)
    expect(screen.getByRole('heading', { level: 1, name: '忘记密码' })).toBeVisible()
    await fill(proof)
    await user.click(press('确认'))
    await screen.findByRole('heading', { level: 1, name: '重置密码' })
    await fill({ 新密码: 'newpass1', 确认新密码: 'newpass1' })
    await user.click(press('确认'))
    await screen.findByRole('heading', { level: 1, name: '密码已重置' })

    await user.click(press('登录'))

    expect(useOverlayStore.getState().drawer).toBe('login')
    expect(useLoginStore.getState()).toMatchObject({
      mode: 'password',
      returnUrl: '/account/personal-data',
    })
  })
})
