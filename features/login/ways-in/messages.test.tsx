import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { errors, type ErrorCode } from '@/contract/calls/errors'
import { openLogin, type LoginMode, type LoginTab } from '@/stores/login-store'
import { serveApi } from '@/tests/support/api'
import { captcha, field, fill } from '@/tests/support/login'
import { renderWithQueries } from '@/tests/support/render'
import { LoginDrawer } from './login-drawer'
import { useMobileStore } from '../form/mobile-store'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn(), prefetch: vi.fn() }),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}))

const api = serveApi()

type Start = { mode?: LoginMode; tab?: LoginTab }

function open(start: Start) {
  openLogin(start)
  return renderWithQueries(<LoginDrawer />)
}

const registration = { tab: 'register' } as const
const proof = { 手机号码: '13800001234', 图形验证码: 'AB3D', 短信验证码: '123456' }

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  useMobileStore.setState(useMobileStore.getInitialState())
  api.answer('refreshCaptcha', captcha)
  api.answer('getCrmInfo', { firstName: null, lastName: null, country: null, place: null, gender: null })
  api.answer('checkCustomer', { isRegistered: false })
  api.answer('listOfflineCountries', {})
})

describe('[C02][C03][C05] what a field says when it is left (A§5)', () => {
  const password = '请输入8-20位密码，至少包含1个数字+1个字母'

  it.each<[Start, string, string, string]>([
    [{}, '手机号码', '', '此项是必填项'],
    [{}, '手机号码', '12800001234', '请输入正确的手机号码'],
    [{}, '手机号码', '1380000123', '请输入正确的手机号码'],
    [{}, '图形验证码', '', '此项是必填项'],
    [{}, '短信验证码', '', '此项是必填项'],
    [{}, '短信验证码', '12345', '短信验证码输入错误'],
    [{}, '短信验证码', '12345A', '短信验证码输入错误'],
    [{ mode: 'password' }, '密码', '', '此项是必填项'],
    [{ mode: 'forget-password' }, '手机号码', '23800001234', '请输入正确的手机号码'],
    [registration, '手机号码', '1', '请输入正确的手机号码'],
    [registration, '姓', '', '此项是必填项'],
    [registration, '姓', '，', '此项是必填项'],
    [registration, '名', ' ', '此项是必填项'],
    [registration, '密码', '', '此项是必填项'],
    [registration, '密码', 'oree202', password],
    [registration, '密码', 'oreeoree', password],
    [registration, '密码', '20262026', password],
    [registration, '密码', `oree${'2026'.repeat(5)}`, password],
    [registration, '确认密码', '', '此项是必填项'],
    [registration, '确认密码', 'oree2026', '两次输入的密码不一致，请检查'],
  ])('%j %s %j: %s', async (place, label, value, message) => {
    const { user } = open(place)
    if (place === registration && label !== '手机号码') {
      await fill(proof)
      await waitFor(() => expect(field(label)).toBeEnabled())
    }

    await fill({ [label]: value })
    await user.click(field(label))
    await user.tab()

    await screen.findByText(message)
    expect(field(label)).toHaveAccessibleDescription(message)
  })

  it('judges the repetition anew when the password changes', async () => {
    const { user } = open(registration)
    await fill(proof)
    await waitFor(() => expect(field('密码')).toBeEnabled())
    await fill({ 密码: 'oree2026', 确认密码: 'oree2027' })
    await user.click(field('确认密码'))
    await user.tab()
    await screen.findByText('两次输入的密码不一致，请检查')

    await fill({ 密码: 'oree2027' })
    await user.click(field('密码'))
    await user.tab()

    await waitFor(() => expect(field('确认密码')).toBeValid())
  })
})

describe('[C02][C03][C04] what the API refuses, and where it is said (A§5, A§8)', () => {
  it.each<[ErrorCode, string, string]>([
    ['MOBILE_NOT_REGISTERED', '手机号码', '此手机号码未注册，请选择注册'],
    ['MOBILE_INVALID', '手机号码', '请输入正确的手机号码'],
    ['PASSWORD_WRONG', '密码', '密码错误，请重新输入或点击忘记密码'],
  ])('by password, %s at %s', async (error, label, message) => {
    await logInByPassword(error)

    await screen.findByText(message)
    expect(field(label)).toHaveAccessibleDescription(message)
    expect(field(label)).toHaveFocus()
  })

  it.each<[ErrorCode, string]>([
    ['TOO_MANY_REQUESTS', errors.TOO_MANY_REQUESTS.message],
    ['INTERNAL', errors.INTERNAL.message],
    ['RISK_REFUSED', errors.RISK_REFUSED.message],
  ])('by password, %s over the button', async (error, message) => {
    await logInByPassword(error)

    expect(await screen.findByRole('alert')).toHaveTextContent(message)
  })

  it('by password, no answer over the button', async () => {
    api.fail('loginByPassword', 'offline')
    await sendPassword()

    expect(await screen.findByRole('alert')).toHaveTextContent('网络异常，请稍后再试')
  })

  it.each<[ErrorCode, string, string]>([
    ['MOBILE_NOT_REGISTERED', '手机号码', '此手机号码未注册，请选择注册'],
    ['SMS_CODE_WRONG', '短信验证码', '短信验证码输入错误'],
  ])('by code, %s at %s', async (error, label, message) => {
    api.refuse('loginByMobile', error)
    const { user } = open({})
    await fill(proof)
    await user.click(screen.getByRole('button', { name: '登录' }))

    await screen.findByText(message)
    expect(field(label)).toHaveAccessibleDescription(message)
  })

  it.each<[ErrorCode, string, string]>([
    ['CAPTCHA_WRONG', '图形验证码', '图形验证码输入错误'],
    ['SMS_TOO_OFTEN', '短信验证码', '短信验证码发送过于频繁，请稍后再试'],
    ['MOBILE_INVALID', '手机号码', '请输入正确的手机号码'],
  ])('an SMS, %s at %s', async (error, label, message) => {
    api.refuse('sendSms', error)
    const { user } = open({})
    await fill({ 手机号码: '13800001234', 图形验证码: 'AB3D' })
    await user.click(screen.getByRole('button', { name: '获取验证码' }))

    await screen.findByText(message)
    expect(field(label)).toHaveAccessibleDescription(message)
  })

  async function logInByPassword(error: ErrorCode) {
    api.refuse('loginByPassword', error)
    await sendPassword()
  }

  async function sendPassword() {
    const { user } = open({ mode: 'password' })
    await fill({ 手机号码: '13800001234', 密码: 'oree2026' })
    await user.click(screen.getByRole('button', { name: '登录' }))
  }
})
