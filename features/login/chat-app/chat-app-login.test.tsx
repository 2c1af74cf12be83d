import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leave } from '@/lib/browser/leave'
import { aUserInfo } from '@/mocks/purchase-builders'
import { useAccountStore } from '@/stores/account-store'
import { openLogin, useLoginStore } from '@/stores/login-store'
import { useOverlayStore } from '@/stores/overlay-store'
import { serveApi } from '@/tests/support/api'
import { captcha, fill } from '@/tests/support/login'
import { renderWithQueries } from '@/tests/support/render'
import { BindMobileForm } from './bind-mobile-form'
import { storeBinding } from './binding'
import type { Callback } from './callback'
import { ChatAppEntry } from './chat-app-entry'
import { ChatAppReturn } from './chat-app-return'
import { useChatAppErrorStore } from './chat-app-error-store'

const router = { push: vi.fn(), replace: vi.fn(), refresh: vi.fn() }

vi.mock('@/lib/browser/leave', () => ({ leave: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/' }))

const api = serveApi()

const phone = 'Mozilla/5.0 (Linux; Android 13; Pixel 7) Chrome/126.0.0.0 Mobile'
const chatApp = `${phone} MicroMessenger/8.0.50`

/** Where the store is looked at. */
function inside(userAgent: string, { isPhone = true } = {}) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone && query.includes('1023'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

const state = `1${'ab'.repeat(32)}`
const callback: Callback = { way: 'qr', code: 'THE-CODE', state, returnUrl: null }
/** Which drawer is open, and how a login in it begins. */
const overlay = () => ({ ...useOverlayStore.getState(), ...useLoginStore.getState() })

beforeEach(() => {
  vi.clearAllMocks()
  api.answer('refreshCaptcha', captcha)
  api.answer('listOfflineCountries', {})
  inside('Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0.0.0', { isPhone: false })
  Element.prototype.scrollIntoView = () => undefined
  useAccountStore.setState({ session: 'guest' })
  useOverlayStore.setState(useOverlayStore.getInitialState())
  useLoginStore.setState(useLoginStore.getInitialState())
  useChatAppErrorStore.setState({ error: null })
  storeBinding(null)
  window.history.replaceState(null, '', `/women?nav=women&code=THE-CODE&state=${state}`)
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('[C07] the way in by the chat app', () => {
  const button = (name: RegExp) => screen.queryByRole('button', { name })

  it('a code to scan on a desktop', () => {
    renderWithQueries(<ChatAppEntry />)

    expect(button(/^微信扫码登录$/)).toBeVisible()
  })

  it('its own page inside the chat app', () => {
    inside(chatApp)
    renderWithQueries(<ChatAppEntry />)

    expect(button(/^微信授权登录$/)).toBeVisible()
  })

  it('none in another browser of a phone', () => {
    inside(phone)
    const { container } = renderWithQueries(<ChatAppEntry />)

    expect(container).toBeEmptyDOMElement()
  })

  it('a press, and nothing before it, leads to the chat app and from there back to this page', async () => {
    api.answer('startWechatLogin', { url: 'https://open.weixin.qq.com/connect' })
    useLoginStore.setState({ returnUrl: '/order?page=2' })
    const { user } = renderWithQueries(<ChatAppEntry />)
    expect(api.calls()).toEqual([])

    await user.dblClick(screen.getByRole('button'))

    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('https://open.weixin.qq.com/connect'))
    expect(api.bodies('startWechatLogin')).toEqual([
      {
        way: 'qr',
        redirectUrl: `${window.location.origin}/women?nav=women&returnUrl=%2Forder%3Fpage%3D2`,
      },
    ])
  })

  it('says so when it cannot begin, and may be pressed again', async () => {
    api.fail('startWechatLogin', 'offline')
    const { user } = renderWithQueries(<ChatAppEntry />)

    await user.click(screen.getByRole('button'))

    expect(await screen.findByRole('alert')).toHaveTextContent('网络异常，请稍后再试')
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-disabled')
  })
})

describe('[C07] back from the chat app', () => {
  const customer = { result: 1 as const, ...aUserInfo(), token: 'the-token' }
  const becomesCustomer = () => waitFor(() => expect(useAccountStore.getState().session).toBe('customer'))
  const comeBack = async (change: Partial<Callback> = {}) => {
    await act(async () => renderWithQueries(<ChatAppReturn callback={{ ...callback, ...change }} />))
  }
  const fails = async (error: string) => {
    await waitFor(() => expect(overlay()).toMatchObject({ drawer: 'login', mode: 'verification-code' }))
    renderWithQueries(<ChatAppEntry />)
    expect(screen.getByRole('alert')).toHaveTextContent(error)
  }

  it.each([
    ['qr', 'loginByQrWechat'],
    ['in-app', 'loginByWechat'],
  ] as const)('%s: result 1 logs in, and the address is clean before', async (way, name) => {
    let addressMeanwhile = ''
    api.answer(name, () => {
      addressMeanwhile = window.location.search
      return customer
    })

    await comeBack({ way })

    await becomesCustomer()
    expect(api.sent(name)).toMatchObject([{ query: { code: 'THE-CODE', state } }])
    expect(addressMeanwhile).toBe('?nav=women')
    expect(document.cookie).not.toMatch(/result|token/)
    expect(router.refresh).toHaveBeenCalled()
    expect(leave).not.toHaveBeenCalled()
  })

  it('result 1 goes to returnUrl', async () => {
    api.answer('loginByQrWechat', customer)

    await comeBack({ returnUrl: '/order' })

    await waitFor(() => expect(leave).toHaveBeenCalledWith('/order'))
  })

  it('result 2 asks for the mobile in the drawer on a desktop', async () => {
    api.answer('loginByQrWechat', { result: 2, bindParam: 'B' })

    await comeBack({ returnUrl: '/order' })

    await waitFor(() =>
      expect(overlay()).toMatchObject({ drawer: 'login', mode: 'bind-mobile', returnUrl: '/order' }),
    )
    expect(useAccountStore.getState().session).toBe('guest')
    expect(router.push).not.toHaveBeenCalled()
  })

  it('result 2 asks on a page of its own on a phone', async () => {
    inside(chatApp)
    api.answer('loginByWechat', { result: 2, bindParam: 'B' })

    await comeBack({ way: 'in-app' })

    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/login/wechat-bind-mobile'))
    expect(overlay().drawer).toBeNull()
    expect(JSON.parse(sessionStorage.getItem('chat_app_binding') ?? '')).toEqual({
      bindParam: 'B',
      returnUrl: '/women?nav=women',
    })
  })

  it.each([
    ['CHAT_APP_NOT_AUTHORIZED', '微信授权未完成或已失效，请重新授权'],
    ['CHAT_APP_UNAVAILABLE', '微信服务暂不可用，请稍后再试'],
    [null, '网络异常，请稍后再试'],
  ] as const)('%s leads back to the login with a word why', async (error, message) => {
    if (error) api.refuse('loginByQrWechat', error)
    else api.fail('loginByQrWechat', 'offline')

    await comeBack()

    await fails(message)
    expect(useAccountStore.getState().session).toBe('guest')
    expect(window.location.search).toBe('?nav=women')
  })

  it('a refused authorisation asks nobody, and offers the other ways', async () => {
    await comeBack({ code: null })

    await fails('您已取消微信授权')
    expect(api.bodies('loginByQrWechat')).toEqual([])
  })

  it('what was told is told once', async () => {
    await comeBack({ code: null })
    await fails('您已取消微信授权')

    await act(async () => overlay().close())

    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('a customer stays who they are, whatever link they open', async () => {
    document.cookie = 'session=customer'

    await comeBack()

    expect(api.calls()).toEqual([])
    expect(window.location.search).toBe('?nav=women')
    expect(overlay().drawer).toBeNull()
  })
})

describe('[C07] binding a mobile', () => {
  const filled = { 手机号码: '13800001234', 图形验证码: 'ab3d', 短信验证码: '123456' }
  const confirm = () => screen.getByRole('button', { name: '确认' })
  const open = async (returnUrl: string | null = null) => {
    storeBinding({ bindParam: 'B', returnUrl })
    const rendered = renderWithQueries(<BindMobileForm />)
    expect(confirm()).toBeDisabled()
    await fill(filled)
    return rendered
  }

  it('logs in, closes the drawer, stays on the page', async () => {
    api.answer('bindWechat', { ...aUserInfo({ firstname: null }), token: 'the-token' })
    openLogin({ mode: 'bind-mobile' })
    const { user } = await open()

    await user.click(confirm())

    await waitFor(() => expect(useAccountStore.getState().session).toBe('customer'))
    expect(api.bodies('bindWechat')).toEqual([
      { mobile: '13800001234', verifyCode: '123456', bindParam: 'B' },
    ])
    expect(overlay().drawer).toBeNull()
    expect(sessionStorage.getItem('chat_app_binding')).toBeNull()
  })

  it('goes to where the login was meant to lead', async () => {
    api.answer('bindWechat', { ...aUserInfo(), token: 'the-token' })
    const { user } = await open('/order')

    await user.click(confirm())

    await waitFor(() => expect(leave).toHaveBeenCalledWith('/order'))
  })

  it('a wrong code is said at its field, and not sent again within 1.5 s', async () => {
    api.refuse('bindWechat', 'SMS_CODE_WRONG')
    const { user } = await open()

    await user.dblClick(confirm())
    await user.click(confirm())

    expect(await screen.findByText('短信验证码输入错误')).toBeVisible()
    expect(api.bodies('bindWechat')).toHaveLength(1)
  })

  it('too many tries are said over the button', async () => {
    api.refuse('bindWechat', 'TOO_MANY_REQUESTS')
    const { user } = await open()

    await user.click(confirm())

    expect(await screen.findByRole('alert')).toHaveTextContent('操作过于频繁，请稍后再试')
  })

  it('an authorisation that is over gives way to another login', async () => {
    api.refuse('bindWechat', 'CHAT_APP_NOT_AUTHORIZED')
    const { user } = await open('/order')

    await user.click(confirm())

    expect(await screen.findByRole('alert')).toHaveTextContent('授权已失效')
    const again = screen.getByRole('button', { name: '重新登录' })
    expect(again).toHaveFocus()
    await user.click(again)
    expect(overlay()).toMatchObject({ drawer: 'login', mode: 'verification-code', returnUrl: '/order' })
  })

  it('works where nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    api.answer('bindWechat', { ...aUserInfo(), token: 'the-token' })
    const { user } = await open('/order')

    await user.click(confirm())

    await waitFor(() => expect(leave).toHaveBeenCalledWith('/order'))
  })

  it('nothing to bind with: the way back to the login', () => {
    sessionStorage.setItem('chat_app_binding', '{"broken')
    renderWithQueries(<BindMobileForm />)

    expect(screen.getByRole('alert')).toHaveTextContent('授权已失效')
  })
})
