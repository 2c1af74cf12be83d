import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '@/lib/api/browser'
import { leave } from '@/lib/browser/leave'
import { aUserInfo } from '@/mocks/purchase-builders'
import { useAccountStore } from '@/stores/account-store'
import { openLogin } from '@/stores/login-store'
import { answersBy, field, fill, refuse } from '@/tests/support/login'
import { renderWithQueries } from '@/tests/support/render'
import { LoginDrawer } from '../ways-in/login-drawer'
import { useMobileStore } from '../form/mobile-store'

vi.mock('@/lib/api/browser', () => ({ call: vi.fn() }))
vi.mock('@/lib/browser/leave', () => ({ leave: vi.fn() }))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}))

const answers = vi.mocked(call as (name: string, input?: unknown) => Promise<unknown>)
const callsOf = (name: string) => answers.mock.calls.filter((args) => args[0] === name)

const known = { firstName: 'Claire', lastName: '王', country: 'FRA', place: 'CHN', gender: 2 }
const unknown = { firstName: null, lastName: null, country: null, place: null, gender: null }
const countries = {
  FRA: { id: 22, type: 'country', name: 'France', nameCn: '法国', code: 'FRA' },
  CHN: { id: 43, type: 'country', name: 'Mainland China', nameCn: '中国大陆', code: 'CHN' },
}
const usual = {
  getCrmInfo: () => known,
  checkCustomer: () => ({ isRegistered: false }),
  listOfflineCountries: () => countries,
  getCmsBlock: () => ({ content: { customerVersion: '2026-01' } }),
  createCustomer: () => aUserInfo(),
}
const answer = (table: Record<string, () => unknown> = {}) =>
  answers.mockImplementation(answersBy({ ...usual, ...table }))

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
  answer()
})

describe('[C05] the look-up', () => {
  it('keeps the fields locked and the button grey until there is a code', async () => {
    open()

    expect(rest()).toBeDisabled()
    expect(field('姓')).toBeDisabled()
    expect(button()).toBeDisabled()
    await fill({ ...proof, 短信验证码: '12345' })

    expect(rest()).toBeDisabled()
    expect(callsOf('getCrmInfo')).toHaveLength(0)
  })

  it('unlocks with the sixth digit and fills in what the house knows', async () => {
    await openProven()

    expect(callsOf('getCrmInfo')).toEqual([
      ['getCrmInfo', { body: { mobile: '13900000003', verifyCode: '123456' } }],
    ])
    expect(field('姓')).toHaveValue('王')
    expect(field('名')).toHaveValue('CLAIRE')
    expect(screen.getByRole('radio', { name: '女士' })).toBeChecked()
    expect(screen.getByRole('combobox', { name: '国籍' })).toHaveDisplayValue('法国')
    expect(screen.getByRole('combobox', { name: '居住地' })).toHaveDisplayValue('中国大陆')
  })

  it('leaves the form empty, China chosen, for somebody unknown', async () => {
    answer({ getCrmInfo: () => unknown })
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
    expect(callsOf('getCrmInfo')).toHaveLength(2)
  })

  it('says that the code is wrong', async () => {
    answer({ getCrmInfo: refuse('SMS_CODE_WRONG', '短信验证码输入错误') })
    open()
    await fill(proof)

    expect(await screen.findByText('短信验证码输入错误')).toBeVisible()
    expect(rest()).toBeDisabled()
  })

  it('says no longer that it is wrong once the right one is there, before the field is left', async () => {
    answer({ getCrmInfo: refuse('SMS_CODE_WRONG', '短信验证码输入错误') })
    open()
    await fill(proof)
    await screen.findByText('短信验证码输入错误')
    answer()

    await fill({ 短信验证码: '654321' })

    await waitFor(() => expect(rest()).toBeEnabled())
    expect(screen.queryByText('短信验证码输入错误')).not.toBeInTheDocument()
  })

  it('says so before anything is filled in when the mobile has an account', async () => {
    answer({ checkCustomer: () => ({ isRegistered: true }) })
    open()
    await fill(proof)

    expect(await screen.findByText('此手机号码已注册，请直接登录')).toBeVisible()
    expect(field('名')).toHaveValue('')
    expect(rest()).toBeDisabled()
  })

  it('is made again with the button when no answer came', async () => {
    answer({ getCrmInfo: refuse('NETWORK', '网络异常，请稍后再试') })
    const { user } = open()
    await fill(proof)
    expect(await screen.findByRole('alert')).toHaveTextContent('网络异常，请稍后再试')

    answer()
    await user.click(button())

    await waitFor(() => expect(rest()).toBeEnabled())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('[C05] the registration', () => {
  it('names everything that is missing, and marks what may be left', async () => {
    answer({ getCrmInfo: () => unknown })
    const { user } = await openProven()
    await user.selectOptions(screen.getByRole('combobox', { name: '国籍' }), '')
    expect(screen.queryByText('可选')).not.toBeInTheDocument()

    await user.click(button())

    // 称谓, 姓, 名, 密码, 确认密码
    expect(await screen.findAllByText('此项是必填项')).toHaveLength(5)
    expect(screen.getByRole('combobox', { name: '国籍' })).toHaveAccessibleDescription('国籍')
    expect(screen.getByText('必选，请阅读并勾选')).toBeVisible()
    expect(screen.getAllByText('可选')).toHaveLength(3)
    expect(callsOf('createCustomer')).toHaveLength(0)
  })

  it('sends everything once, with the version agreed to, and leads on', async () => {
    let release: (value: unknown) => void = () => undefined
    answer({ createCustomer: () => new Promise((resolve) => (release = resolve)) })
    const { user } = await openProven()
    await fill(passwords)
    await user.click(screen.getByRole('checkbox', { name: /销售条款/ }))
    await user.click(screen.getByRole('checkbox', { name: /跨境传输/ }))

    await user.dblClick(button())
    await user.click(button())
    expect(button()).toHaveAttribute('aria-busy', 'true')
    await act(async () => release(aUserInfo()))

    expect(callsOf('createCustomer')).toEqual([
      [
        'createCustomer',
        {
          body: {
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
        },
      ],
    ])
    expect(useAccountStore.getState().session).toBe('customer')
    expect(leave).toHaveBeenCalledWith('/wish-list')
  })

  it('shows what the API refuses at each field', async () => {
    answer({
      createCustomer: refuse('INVALID_INPUT', '请检查填写内容', {
        lastname: '请填写真实姓氏',
        password: '密码过于简单',
        isAgreeAgreement: '此项是必填项',
      }),
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
    answer({ getCmsBlock: refuse('NETWORK', '网络异常，请稍后再试') })
    const { user } = await openProven()
    await fill(passwords)
    await user.click(screen.getByRole('checkbox', { name: /销售条款/ }))

    await user.click(button())

    expect(await screen.findByRole('alert')).toHaveTextContent('网络异常，请稍后再试')
    expect(callsOf('createCustomer')).toHaveLength(0)
  })
})
