import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dropCookie, readCookie } from '@/lib/browser/storage'
import type { ConsentEntry } from '@/contract/calls/customer/account'
import type { UserInfo } from '@/contract/calls/customer/customer'
import { leave } from '@/lib/browser/leave'
import { aUserInfo } from '@/mocks/purchase-builders'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { PersonalDataPage } from './personal-data-page'

vi.mock('@/lib/browser/leave', () => ({ leave: vi.fn() }))
vi.mock('next/navigation', () => ({ usePathname: () => '/account/personal-data' }))

const api = serveApi()
const countries = {
  CHN: { id: 43, type: '1', name: 'China', nameCn: '中国大陆', code: 'CHN' },
  FRA: { id: 44, type: '1', name: 'France', nameCn: '法国', code: 'FRA' },
}

const anEntry = (part: Partial<ConsentEntry>): ConsentEntry => ({
  purpose: 'cgi',
  isGiven: true,
  texts: { 'information-gathering': '2026-01' },
  page: '/checkout',
  at: '2026-03-01T02:00:00.000Z',
  ...part,
})

type World = {
  profile?: Partial<UserInfo>
  hasPassword?: boolean
  consents?: ConsentEntry[]
}

function serve({ profile, hasPassword = true, consents = [] }: World = {}) {
  api.answer('getCustomer', aUserInfo({ place: 'CHN', country: 'CHN', ...profile }))
  api.answer('getAccount', { mobile: '138****1234', hasPassword, hasOrderMessages: true, consents })
  api.answer('listOfflineCountries', countries)
}

async function open(world?: World) {
  serve(world)
  const rendered = renderWithQueries(<PersonalDataPage />)
  await screen.findByRole('heading', { name: '基本资料' })
  return rendered
}

const button = (name: string) => screen.getByRole('button', { name })
const section = (name: string) => within(screen.getByRole('region', { name }))

beforeEach(() => {
  vi.clearAllMocks()
  dropCookie('user_info')
})

describe('[C12] messages about orders', () => {
  it('are turned off by one press', async () => {
    api.answer('saveMessageSettings', { hasOrderMessages: false })
    const { user } = await open()

    await user.click(button('关闭短信通知'))

    expect(await section('订单通知').findByText('短信通知已关闭')).toBeVisible()
    expect(api.bodies('saveMessageSettings')).toEqual([{ hasOrderMessages: false }])
    expect(button('开启短信通知')).toBeVisible()
  })
})

describe('[C12] the profile', () => {
  it('is shown with the mobile masked, and says what is missing', async () => {
    await open()

    const profile = section('基本资料')
    expect(profile.getByText('林晚')).toBeVisible()
    expect(profile.getByText('+86 138****1234')).toBeVisible()
    expect(await profile.findAllByText('中国大陆')).toHaveLength(2)
    expect(profile.getAllByText('未填写')).toHaveLength(2)
  })

  it('shows the country in a form that was open before the list of countries came', async () => {
    let release: (() => void) | undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    serve()
    api.answer('listOfflineCountries', async () => {
      await held
      return countries
    })
    const { user } = renderWithQueries(<PersonalDataPage />)
    await user.click(await screen.findByRole('button', { name: '编辑资料' }))

    release?.()

    await waitFor(() => expect(screen.getByRole('combobox', { name: '国籍' })).toHaveDisplayValue('中国大陆'))
  })

  it('is saved with its names cleaned and in capitals; nothing of the mobile is kept', async () => {
    api.answer('saveCustomer', aUserInfo({ firstname: 'CLAIRE' }))
    const { user } = await open()
    await user.click(button('编辑资料'))

    const name = screen.getByLabelText('名')
    await user.clear(name)
    await user.type(name, 'Cl·aire!')
    await user.tab()
    expect(name).toHaveValue('CLAIRE')
    await user.type(screen.getByLabelText('电子邮箱（选填）'), 'Wan@example.com')
    await user.selectOptions(screen.getByLabelText('居住地'), '法国')
    await user.click(button('保存'))

    expect(await screen.findByText('资料已保存')).toBeVisible()
    expect(api.bodies('saveCustomer')).toEqual([
      {
        gender: 2,
        lastname: '林',
        firstname: 'CLAIRE',
        email: 'Wan@example.com',
        dob: null,
        place: 'FRA',
        country: 'CHN',
      },
    ])
    expect(button('编辑资料')).toHaveFocus()
    expect(readCookie('user_info')).toContain('CLAIRE')
    expect(readCookie('user_info')).not.toMatch(/138|token/)
  })

  it.each([
    ['姓', '', '此项是必填项'],
    ['名', '！！', '此项是必填项'],
    ['电子邮箱（选填）', 'wan@', '请输入正确的电子邮箱'],
  ])('%s: %j is said at its field', async (label, value, message) => {
    const { user } = await open()
    await user.click(button('编辑资料'))

    await user.clear(screen.getByLabelText(label))
    if (value) await user.type(screen.getByLabelText(label), value)
    await user.click(button('保存'))

    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText(label)).toBeInvalid()
    expect(api.sent('saveCustomer')).toHaveLength(0)
  })

  it('takes a birth date of three choices: a day its month has not falls out, an empty one is named', async () => {
    api.answer('saveCustomer', aUserInfo({ dob: '1990-02-28' }))
    const { user } = await open()
    await user.click(button('编辑资料'))

    await user.selectOptions(screen.getByLabelText('年'), '1990')
    await user.selectOptions(screen.getByLabelText('日'), '31')
    await user.selectOptions(screen.getByLabelText('月'), '2')
    expect(screen.getByLabelText('日')).toHaveValue('')
    await user.click(button('保存'))
    await waitFor(() => expect(screen.getByLabelText('日')).toHaveAccessibleDescription('日'))
    expect(api.sent('saveCustomer')).toHaveLength(0)

    await user.selectOptions(screen.getByLabelText('日'), '28')
    await user.click(button('保存'))
    expect(await screen.findByText('资料已保存')).toBeVisible()
    expect(api.bodies('saveCustomer')).toMatchObject([{ dob: '1990-02-28' }])
  })

  it('a refusal is shown at the field the store names, else over the buttons', async () => {
    api.refuse('saveCustomer', 'INVALID_INPUT', { fields: { dob: '请选择正确的出生日期' } })
    const { user } = await open()
    await user.click(button('编辑资料'))
    await user.click(button('保存'))
    expect(await screen.findByText('请选择正确的出生日期')).toBeVisible()

    api.fail('saveCustomer', 'offline')
    await user.click(button('保存'))
    expect(await screen.findByRole('alert')).toHaveTextContent('网络异常，请稍后再试')
  })

  it('cannot be read: says so, and tries again', async () => {
    serve()
    api.refuse('getCustomer', 'INTERNAL')
    const { user } = renderWithQueries(<PersonalDataPage />)

    expect(await screen.findByRole('alert')).toHaveTextContent('系统繁忙，请稍后再试')
    serve()
    await user.click(button('重试'))

    expect(await screen.findByRole('heading', { name: '基本资料' })).toBeVisible()
  })
})

describe('[C12] the password', () => {
  async function fill(values: [string, string, string]) {
    const { user } = await open()
    await user.click(button('修改密码'))
    const labels = ['当前密码', '新密码', '确认新密码']
    for (const [index, label] of labels.entries()) {
      const value = values[index]
      if (value) await user.type(screen.getByLabelText(label, { selector: 'input' }), value)
    }
    await user.click(button('更新密码'))
    return user
  }

  it('is changed, encoded on its way', async () => {
    api.answer('changePassword', null)
    await fill(['aurore1924', 'lisiere1925', 'lisiere1925'])

    expect(await screen.findByText('密码已更新，其他设备已退出登录')).toBeVisible()
    expect(api.bodies('changePassword')).toEqual([
      {
        currentPassword: btoa('aurore1924'),
        password: btoa('lisiere1925'),
        passwordConfirm: btoa('lisiere1925'),
      },
    ])
  })

  it.each([
    [['', '', ''], '此项是必填项'],
    [['aurore1924', 'short1', 'short1'], '请输入8-20位密码，至少包含1个数字+1个字母'],
    [['aurore1924', 'lisiere1925', 'lisiere1926'], '两次输入的密码不一致，请检查'],
  ] as [[string, string, string], string][])('%j: %s', async (values, message) => {
    await fill(values)

    expect((await screen.findAllByText(message))[0]).toBeVisible()
    expect(api.sent('changePassword')).toHaveLength(0)
  })

  it('the repetition is judged once it was left, and again when the new one changes', async () => {
    const { user } = await open()
    await user.click(button('修改密码'))
    const [next, repeated] = ['新密码', '确认新密码'].map((label) =>
      screen.getByLabelText(label, { selector: 'input' }),
    )
    await user.type(next!, 'lisiere1925')
    await user.tab()
    expect(repeated).toBeValid()

    await user.type(repeated!, 'lisiere192')
    await user.tab()
    expect(await screen.findByText('两次输入的密码不一致，请检查')).toBeVisible()

    await user.type(next!, '{Backspace}')
    await user.tab()
    await waitFor(() => expect(repeated).toBeValid())
  })

  it('a wrong present one is said at its field', async () => {
    api.refuse('changePassword', 'PASSWORD_WRONG', {
      fields: {
        currentPassword: '当前密码错误，请重新输入',
      },
    })
    await fill(['wrong1924', 'lisiere1925', 'lisiere1925'])

    expect(await screen.findByText('当前密码错误，请重新输入')).toBeVisible()
    expect(screen.getByLabelText('当前密码', { selector: 'input' })).toHaveFocus()
  })

  it('who has none is led to where one is set', async () => {
    await open({ hasPassword: false })

    expect(screen.getByRole('link', { name: '设置密码' })).toHaveAttribute('href', '/forgotpassword')
    expect(screen.queryByRole('button', { name: '修改密码' })).toBeNull()
  })
})

describe('[C09] the consents', () => {
  const ledger = [
    anEntry({ purpose: 'isSendInfoAbroad', isGiven: false, texts: { cgi: '2026-01' } }),
    anEntry({}),
    anEntry({ purpose: 'isSendInfoAbroad', texts: { cgi: '2026-01' } }),
    anEntry({
      purpose: 'isAgreeAgreement',
      texts: { 'privacy-policy': '2026-01', 'terms-of-sale': '2025-09' },
    }),
  ]

  it('each stands as its newest entry says, with day and version', async () => {
    await open({ consents: ledger })

    const states = section('同意与授权')
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
    expect(states).toEqual([
      '已同意2026/03/01 10:00，版本 隐私政策 2026-01、销售条款 2025-09',
      '已同意2026/03/01 10:00，版本 2026-01',
      '已撤回2026/03/01 10:00',
      '未同意',
    ])
    expect(screen.queryByRole('button', { name: /销售条款与隐私政策/ })).toBeNull()
  })

  it.each([
    ['撤回：个性化服务', { cgi: 0 }],
    ['同意：资料传输至巴黎总部', { isSendInfoAbroad: 1 }],
    ['同意：新作与活动资讯', { isAcceptMarketCommunication: 1 }],
  ])('%s', async (name, body) => {
    api.answer('saveCustomer', aUserInfo())
    const { user } = await open({ consents: ledger })

    await user.click(button(name))

    await waitFor(() => expect(api.sent('getAccount')).toHaveLength(2))
    expect(api.bodies('saveCustomer')).toEqual([body])
  })

  it('says when a decision could not be kept', async () => {
    api.refuse('saveCustomer', 'INTERNAL')
    const { user } = await open({ consents: ledger })

    await user.click(button('撤回：个性化服务'))

    expect(await screen.findByRole('alert')).toHaveTextContent('系统繁忙，请稍后再试')
  })
})

describe('[C12] the end of the account', () => {
  beforeEach(() => api.answer('sendDeletionCode', { resendSeconds: 60 }))

  async function begin() {
    const { user } = await open()
    await user.click(button('注销账户'))
    return user
  }
  const understand = async (user: Awaited<ReturnType<typeof begin>>) => {
    await user.click(screen.getByRole('checkbox', { name: '我已了解注销的后果' }))
    await user.click(button('发送验证码并继续'))
  }

  it('takes two steps: nothing is sent before the first is understood', async () => {
    api.answer('deleteAccount', null)
    const user = await begin()
    expect(button('发送验证码并继续')).toBeDisabled()

    await understand(user)
    expect(await screen.findByText(/验证码已发送至 138\*\*\*\*1234/)).toBeVisible()
    expect(screen.getByRole('button', { name: '重新发送 (60s)' })).toBeDisabled()
    await user.type(screen.getByLabelText('短信验证码'), '123456')
    await user.click(button('确认注销账户'))

    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'))
    expect(api.bodies('deleteAccount')).toEqual([{ verifyCode: '123456' }])
    expect(readCookie('user_info')).toBeNull()
  })

  it('is not begun while an order is under way, with a way to the orders', async () => {
    api.refuse('sendDeletionCode', 'ORDERS_OPEN')
    const user = await begin()
    await understand(user)

    expect(await screen.findByRole('alert')).toHaveTextContent('您有尚未完成的订单')
    expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', '/order')
  })

  it.each([
    ['', '此项是必填项', 0],
    ['12345', '短信验证码输入错误', 0],
    ['123456', '短信验证码输入错误', 1],
  ])('the code %j: %s', async (code, message, calls) => {
    api.refuse('deleteAccount', 'SMS_CODE_WRONG', { fields: { verifyCode: '短信验证码输入错误' } })
    const user = await begin()
    await understand(user)
    const field = await screen.findByLabelText('短信验证码')
    if (code) await user.type(field, code)
    await user.click(button('确认注销账户'))

    expect(await screen.findByText(message)).toBeVisible()
    expect(api.sent('deleteAccount')).toHaveLength(calls)
    expect(leave).not.toHaveBeenCalled()
  })

  it('can be left alone', async () => {
    const user = await begin()

    await user.click(button('暂不注销'))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.sent('sendDeletionCode')).toHaveLength(0)
  })
})
