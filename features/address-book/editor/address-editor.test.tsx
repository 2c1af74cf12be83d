import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Address } from '@/contract/calls/customer/addresses'
import type { Data } from '@/lib/api/types'
import { anAddress } from '@/mocks/purchase-builders'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { AddressEditor } from './address-editor'

const replace = vi.fn()
const query = vi.hoisted(() => ({ text: '' }))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ bfcacheId: 'one', replace }),
  useSearchParams: () => new URLSearchParams(query.text),
}))

const api = serveApi()

const provinces = [
  { id: '310000', name: '上海市' },
  { id: '510000', name: '四川省' },
]
const cities: Record<string, Data<'getDirectory'>['cities']> = {
  '310000': [{ id: '310100', name: '上海市', districts: [{ id: '310106', name: '静安区' }] }],
  '510000': [{ id: '510100', name: '成都市', districts: [{ id: '510104', name: '锦江区' }] }],
}

function answer(items: Address[]) {
  api.answer('listAddresses', { items, limit: 3 })
  api.answer('getDirectory', ({ query }) => ({
    regions: provinces,
    cities: cities[query.region_id ?? ''] ?? [],
  }))
  api.answer('saveAddress', ({ body }) => anAddress(body))
}

const saved = () => api.bodies('saveAddress')
const field = (name: string) => screen.getByRole('textbox', { name })
const choice = (name: string) => screen.getByRole('combobox', { name })

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  query.text = ''
})

async function open() {
  const rendered = renderWithQueries(<AddressEditor />)
  const button = await screen.findByRole('button', { name: '保存' })
  const { user } = rendered
  const fill = async () => {
    await user.type(field('收货人姓名'), 'Claire')
    await user.type(field('手机号码'), '13800001234')
    await screen.findByRole('option', { name: '四川省' })
    await user.selectOptions(choice('省份'), '四川省')
    await screen.findByRole('option', { name: '成都市' })
    await user.selectOptions(choice('城市'), '成都市')
    await user.selectOptions(choice('区县'), '锦江区')
    await user.type(field('详细地址'), '春熙路 8 号 b座')
  }
  return { ...rendered, button, fill, press: () => user.click(button) }
}

const claire = {
  gender: 1,
  firstname: 'CLAIRE',
  telephone: '13800001234',
  region: '四川省',
  region_id: '510000',
  city: '成都市',
  city_id: '510100',
  district: '锦江区',
  district_id: '510104',
  street: '春熙路 8 号 B座',
}

describe('[C13] a new address', () => {
  it('is kept once for a double press, and leads back to the book', async () => {
    answer([anAddress()])
    const { user, button, fill } = await open()
    await fill()
    await user.click(screen.getByRole('checkbox', { name: '设为默认收货地址' }))

    await user.dblClick(button)

    await waitFor(() => expect(replace).toHaveBeenCalledWith('/addressbook'))
    expect(saved()).toEqual([{ ...claire, isDefault: true }])
  })

  it('is the default when it is the first', async () => {
    answer([])
    await open()

    expect(screen.getByText('此地址将作为默认收货地址。')).toBeVisible()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })

  it('says at every field what is missing, and brings the first into focus', async () => {
    answer([])
    const { press } = await open()

    await press()

    await waitFor(() => expect(field('收货人姓名')).toHaveFocus())
    expect(field('收货人姓名')).toHaveAccessibleDescription('此项是必填项')
    expect(field('手机号码')).toHaveAccessibleDescription('此项是必填项')
    expect(choice('省份')).toHaveAccessibleDescription('省份')
    expect(choice('城市')).toHaveAccessibleDescription('城市')
    expect(choice('区县')).toHaveAccessibleDescription('区县')
    expect(field('详细地址')).toHaveAccessibleDescription('此项是必填项')
    expect(saved()).toEqual([])
  })

  it('is judged field by field on leaving it', async () => {
    answer([])
    const { user } = await open()

    await user.type(field('手机号码'), '12800001234')
    expect(field('手机号码')).not.toHaveAttribute('aria-invalid')
    await user.tab()

    await waitFor(() => expect(field('手机号码')).toHaveAccessibleDescription('请输入正确的手机号码'))
    expect(field('收货人姓名')).not.toHaveAttribute('aria-invalid')
  })

  it('loses city and district with another province', async () => {
    answer([])
    const { user, fill } = await open()
    await fill()

    await user.selectOptions(choice('省份'), '上海市')

    expect(choice('城市')).toHaveValue('')
    expect(choice('区县')).toHaveValue('')
  })

  it('shows what risk control refuses at its field, and nothing is lost', async () => {
    answer([])
    api.refuse('saveAddress', 'RISK_REFUSED', {
      fields: { telephone: '该手机号码暂不可用，请更换或联系客服', region: '该地区暂不支持配送' },
    })
    const { press, fill } = await open()
    await fill()

    await press()

    await waitFor(() =>
      expect(field('手机号码')).toHaveAccessibleDescription('该手机号码暂不可用，请更换或联系客服'),
    )
    expect(choice('省份')).toHaveAccessibleDescription('该地区暂不支持配送')
    expect(field('手机号码')).toHaveFocus()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(choice('区县')).toHaveValue('510104')
    expect(replace).not.toHaveBeenCalled()
  })

  const once = { times: 1 }
  it.each([
    ['您的操作存在风险，请稍后再试或联系客服', () => api.refuse('saveAddress', 'RISK_REFUSED', once)],
    ['地址簿已满，请先删除不再使用的地址', () => api.refuse('saveAddress', 'ADDRESS_LIMIT', once)],
    ['网络异常，请稍后再试', () => api.fail('saveAddress', 'offline', once)],
    [
      '请检查填写内容',
      () => api.refuse('saveAddress', 'INVALID_INPUT', { ...once, fields: { unheard: '未知' } }),
    ],
  ])('says %s above the button, and may be sent again', async (message, meet) => {
    answer([])
    meet()
    const { press, fill } = await open()
    await fill()
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent(message)

    await press()

    await waitFor(() => expect(replace).toHaveBeenCalledWith('/addressbook'))
  })

  it('is not begun when the book is full', async () => {
    answer([anAddress(), anAddress({ id: 'two' }), anAddress({ id: 'three' })])
    renderWithQueries(<AddressEditor />)

    expect(await screen.findByRole('heading', { name: '地址簿已满' })).toBeVisible()
    expect(screen.getByRole('link', { name: '返回地址簿' })).toHaveAttribute('href', '/addressbook')
  })

  it('cannot choose a place while the directory is out of reach, and asks again', async () => {
    answer([])
    api.refuse('getDirectory', 'INTERNAL', { times: 1 })
    const { user } = await open()
    expect(await screen.findByRole('alert')).toHaveTextContent('暂时无法读取地区')

    await user.click(screen.getByRole('button', { name: '重新读取' }))

    expect(await screen.findByRole('option', { name: '四川省' })).toBeInTheDocument()
  })
})

describe('[C13] an address of the book', () => {
  const office = anAddress({ id: 'office', isDefault: false, street: '淮海中路 8 号' })

  it('is there to change at once, before its places are read', async () => {
    query.text = 'id=office'
    answer([anAddress(), office])
    api.hold('getDirectory')
    await open()

    expect(field('收货人姓名')).toHaveValue('林晚')
    expect(choice('省份')).toHaveDisplayValue('上海市')
    expect(choice('城市')).toHaveDisplayValue('上海市')
    expect(choice('区县')).toHaveDisplayValue('静安区')
    expect(screen.getByRole('radio', { name: '女士' })).toBeChecked()
  })

  it('is changed under its own id, its place kept', async () => {
    query.text = 'id=office'
    answer([anAddress(), office])
    const { user, press } = await open()
    await screen.findByRole('option', { name: '四川省' })

    await user.clear(field('详细地址'))
    await user.type(field('详细地址'), '衡山路 1 号')
    await press()

    await waitFor(() => expect(saved()).toEqual([{ ...office, street: '衡山路 1 号' }]))
  })

  it('stays the default: that can only be given to another', async () => {
    query.text = `id=${anAddress().id}`
    answer([anAddress(), office])
    await open()

    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })

  it('is not found when it is gone, or another customer’s', async () => {
    query.text = 'id=somebody-elses'
    answer([anAddress()])
    renderWithQueries(<AddressEditor />)

    expect(await screen.findByRole('heading', { name: '未找到该地址' })).toBeVisible()
  })
})
