import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { leave } from '@/lib/browser/leave'
import { aBlock } from '@/mocks/builders'
import { aUserInfo } from '@/mocks/purchase-builders'
import { useAccountStore } from '@/stores/account-store'
import { openLogin } from '@/stores/login-store'
import { serveApi } from '@/tests/support/api'
import { captcha, field, fill } from '@/tests/support/login'
import { renderWithQueries } from '@/tests/support/render'
import { LoginDrawer } from '../ways-in/login-drawer'
import { useMobileStore } from '../form/mobile-store'

vi.mock('@/lib/browser/leave', () => ({ leave: vi.fn() }))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}))

const api = serveApi()

const known = { firstName: 'Claire', lastName: '王', country: 'FRA', place: 'CHN', gender: 2 } as const
const unknown = { firstName: null, lastName: null, country: null, place: null, gender: null }
const countries = {
  FRA: { id: 22, type: 'country', name: 'France', nameCn: '法国', code: 'FRA' },
  CHN: { id: 43, type: 'country', name: 'Mainland China', nameCn: '中国大陆', code: 'CHN' },
}
const proof = { 手机号码: '13900000003', 图形验证码: 'AB3D', 短信验证码: '123456' }
const passwords = { 密码: 'oree2026', 确认密码: 'oree2026' }
const button = () => screen.getByRole('button', { name: '注册' })
const rest = () => screen.getByRole('group', { name: '个人资料' })

function open(returnUrl: string | null = null) {
  openLogin({ tab: 'register', returnUrl })
  return renderWithQueries(<LoginDrawer />)
}

/** Opens the registration and proves the mobile. */
async function openProven() {
  const rendered = open('/wish-list')
  await fill(proof)
  await waitFor(() => expect(rest()).toBeEnabled())
  return rendered
}

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  useMobileStore.setState(useMobileStore.getInitialState())
  useAccountStore.setState({ session: 'guest' })
  api.answer('refreshCaptcha', captcha)
  api.answer('getCrmInfo', known)
  api.answer('checkCustomer', { isRegistered: false })
  api.answer('listOfflineCountries', countries)
  api.answer('getCmsBlock', aBlock({ customerVersion: '2026-01' }))
  api.answer('createCustomer', { ...aUserInfo(), token: 'token' })
})

describe('[C05] the look-up', () => {
  it('keeps the fields locked and the button grey until there is a code', async () => {
    open()

    expect(rest()).toBeDisabled()
    expect(field('姓')).toBeDisabled()
    expect(button()).toBeDisabled()
    await fill({ ...proof, 短信验证码: '12345' })

    expect(rest()).toBeDisabled()
    expect(api.bodies('getCrmInfo')).toHaveLength(0)
  })

  it('unlocks with the sixth digit and fills in what the house knows', async () => {
    await openProven()

    expect(api.bodies('getCrmInfo')).toEqual([{ mobile: '13900000003', verifyCode: '123456' }])
    expect(field('姓')).toHaveValue('王')
    expect(field('名')).toHaveValue('CLAIRE')
    expect(screen.getByRole('radio', { name: '女士' })).toBeChecked()
    await waitFor(() => expect(screen.getByRole('combobox', { name: '国籍' })).toHaveDisplayValue('法国'))
    expect(screen.getByRole('combobox', { name: '居住地' })).toHaveDisplayValue('中国大陆')
  })

  it('leaves the form empty, China chosen, for somebody unknown', async () => {
    api.answer('getCrmInfo', unknown)
    await openProven()

    expect(field('名')).toHaveValue('')
    expect(screen.getByRole('radio', { name: '女士' })).not.toBeChecked()
    expect(screen.getByRole('combobox', { name: '国籍' })).toHaveDisplayValue('中国大陆')
  })

  it('locks again for another code, and keeps what was written when that is right too', async () => {
    await openProven()
    await fill({ 名: '晚' })

    await fill({ 短信验证码: '12345' })
    expect(rest()).toBeDisabled()
    await fill({ 短信验证码: '654321' })
    await waitFor(() => expect(rest()).toBeEnabled())

    expect(field('名')).toHaveValue('晚')
    expect(api.bodies('getCrmInfo')).toHaveLength(2)
  })

  it('says that the code is wrong', async () => {
    api.refuse('getCrmInfo', 'SMS_CODE_WRONG')
    open()
    await fill(proof)

    expect(await screen.findByText('短信验证码输入错误')).toBeVisible()
    expect(rest()).toBeDisabled()
  })

  it('says no longer that it is wrong once the right one is there, before the field is left', async () => {
    api.refuse('getCrmInfo', 'SMS_CODE_WRONG')
    open()
    await fill(proof)
    await screen.findByText('短信验证码输入错误')
    api.answer('getCrmInfo', known)

    await fill({ 短信验证码: '654321' })

    await waitFor(() => expect(rest()).toBeEnabled())
    expect(screen.queryByText('短信验证码输入错误')).not.toBeInTheDocument()
  })

  it('says so before anything is filled in when the mobile has an account', async () => {
    api.answer('checkCustomer', { isRegistered: true })
    open()
    await fill(proof)

    expect(await screen.findByText('此手机号码已注册，请直接登录')).toBeVisible()
    expect(field('名')).toHaveValue('')
    expect(rest()).toBeDisabled()
  })

  it('is made again with the button when no answer came', async () => {
    api.fail('getCrmInfo', 'offline')
    const { user } = open()
    await fill(proof)
    expect(await screen.findByRole('alert')).toHaveTextContent('网络异常，请稍后再试')

    api.answer('getCrmInfo', known)
    await user.click(button())

    await waitFor(() => expect(rest()).toBeEnabled())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('[C05] the registration', () => {
  it('names everything that is missing, and marks what may be left', async () => {
    api.answer('getCrmInfo', unknown)
    const { user } = await openProven()
    await user.selectOptions(screen.getByRole('combobox', { name: '国籍' }), '')
    expect(screen.queryByText('可选')).not.toBeInTheDocument()

    await user.click(button())

    // 称谓, 姓, 名, 密码, 确认密码
    expect(await screen.findAllByText('此项是必填项')).toHaveLength(5)
    expect(screen.getByRole('combobox', { name: '国籍' })).toHaveAccessibleDescription('国籍')
    expect(screen.getByText('必选，请阅读并勾选')).toBeVisible()
    expect(screen.getAllByText('可选')).toHaveLength(3)
    expect(api.bodies('createCustomer')).toHaveLength(0)
  })

  it('sends everything once, with the version agreed to, and leads on', async () => {
    let release: (() => void) | undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    api.answer('createCustomer', async () => {
      await held
      return { ...aUserInfo(), token: 'token' }
    })
    const { user } = await openProven()
    await fill(passwords)
    await user.click(screen.getByRole('checkbox', { name: /销售条款/ }))
    await user.click(screen.getByRole('checkbox', { name: /跨境传输/ }))

    await user.dblClick(button())
    await user.click(button())
    expect(button()).toHaveAttribute('aria-busy', 'true')
    release?.()
    await waitFor(() => expect(useAccountStore.getState().session).toBe('customer'))

    expect(api.bodies('createCustomer')).toEqual([
      {
        mobile: '13900000003',
        captcha: 'AB3D',
        verifyCode: '123456',
        appellation: 2,
        lastname: '王',
        firstname: 'CLAIRE',
        password: 'b3JlZTIwMjY=',
        passwordConfirm: 'b3JlZTIwMjY=',
        residence: 'CHN',
        nationality: 'FRA',
        isAgreeAgreement: 1,
        cgi: 0,
        isSendInfoAbroad: 1,
        isAcceptMarketCommunication: 0,
        customerVersion: '2026-01',
      },
    ])
    expect(leave).toHaveBeenCalledWith('/wish-list')
  })

  it('shows what the API refuses at each field', async () => {
    api.refuse('createCustomer', 'INVALID_INPUT', {
      fields: { lastname: '请填写真实姓氏', password: '密码过于简单', isAgreeAgreement: '此项是必填项' },
    })
    const { user } = await openProven()
    await fill(passwords)
    await user.click(screen.getByRole('checkbox', { name: /销售条款/ }))

    await user.click(button())

    expect(await screen.findByText('请填写真实姓氏')).toBeVisible()
    expect(field('密码')).toHaveAccessibleDescription('密码过于简单')
    expect(screen.getByRole('checkbox', { name: /销售条款/ })).toBeInvalid()
    expect(button()).toBeEnabled()
  })

  it('agrees to nothing it cannot name: without the policy’s version it is not sent', async () => {
    api.fail('getCmsBlock', 'offline')
    const { user } = await openProven()
    await fill(passwords)
    await user.click(screen.getByRole('checkbox', { name: /销售条款/ }))

    await user.click(button())

    expect(await screen.findByRole('alert')).toHaveTextContent('网络异常，请稍后再试')
    expect(api.bodies('createCustomer')).toHaveLength(0)
  })
})
