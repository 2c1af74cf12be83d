import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Address } from '@/contract/calls/customer/addresses'
import { anAddress } from '@/mocks/purchase-builders'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { AddressBook } from './address-book'

const api = serveApi()

const home = anAddress()
const office = anAddress({
  id: '0b0e7c4e-6f0e-4a52-9d5c-1d3c5a4f0bbb',
  isDefault: false,
  firstname: '陈子轩',
  gender: 1,
  street: '淮海中路 8 号',
})

/** The API with these addresses. */
function answer(start: Address[]) {
  let items = start
  api.answer('listAddresses', () => ({ items, limit: 3 }))
  api.answer('saveAddress', ({ body }) => {
    items = items.map((address) => ({ ...address, isDefault: address.id === body.id }))
    return items.find(({ id }) => id === body.id)!
  })
  api.answer('removeAddress', ({ body: { id } }) => {
    items = items.filter((address) => address.id !== id)
    return null
  })
}

const entry = (name: string) => screen.findByRole('listitem', { name: new RegExp(name) })

beforeEach(() => vi.clearAllMocks())

describe('[C13] the address book', () => {
  it('shows who, where and how to reach them, the mobile masked, and which is the default', async () => {
    answer([home, office])
    renderWithQueries(<AddressBook />)

    expect(await entry('林晚')).toHaveTextContent(
      '林晚 女士默认地址138****1234上海市 静安区 南京西路 1266 号',
    )
    expect(await entry('陈子轩')).not.toHaveTextContent('默认地址')
    expect(screen.getByRole('link', { name: '编辑 陈子轩 先生' })).toHaveAttribute(
      'href',
      `/addressbook/edit?id=${office.id}`,
    )
    expect(screen.getByRole('link', { name: '新增地址' })).toHaveAttribute('href', '/addressbook/edit')
  })

  it('leads to the first address while it is empty', async () => {
    answer([])
    renderWithQueries(<AddressBook />)

    expect(await screen.findByRole('heading', { name: '您还没有保存地址' })).toBeVisible()
    expect(screen.getByRole('link', { name: '新增地址' })).toHaveAttribute('href', '/addressbook/edit')
  })

  it('offers no further one when it is full', async () => {
    answer([home, office, anAddress({ id: 'third', isDefault: false })])
    renderWithQueries(<AddressBook />)

    expect(await screen.findByText(/已保存 3 个地址，如需新增，请先删除/)).toBeVisible()
    expect(screen.queryByRole('link', { name: '新增地址' })).not.toBeInTheDocument()
  })

  it('says that it cannot be read, and reads again', async () => {
    api.refuse('listAddresses', 'INTERNAL')
    const { user } = renderWithQueries(<AddressBook />)
    expect(await screen.findByRole('alert')).toHaveTextContent('暂时无法读取地址簿')

    answer([home])
    await user.click(screen.getByRole('button', { name: '重试' }))

    expect(await entry('林晚')).toBeVisible()
  })
})

describe('[C13] the default address', () => {
  it('moves to another, says so, and leaves the focus at the list', async () => {
    answer([home, office])
    const { user } = renderWithQueries(<AddressBook />)
    await entry('陈子轩')

    await user.click(screen.getByRole('button', { name: '设为默认 陈子轩 先生' }))

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('默认地址已更改为 陈子轩 先生'))
    expect(api.bodies('saveAddress')).toEqual([{ ...office, isDefault: true }])
    expect(await entry('陈子轩')).toHaveTextContent('默认地址')
    expect(await entry('林晚')).not.toHaveTextContent('默认地址')
    expect(screen.getByRole('group', { name: '收货地址' })).toHaveFocus()
  })

  it('stays where it was when that is refused, with what is wrong', async () => {
    answer([home, office])
    const fields = { telephone: '该手机号码暂不可用，请更换或联系客服' }
    api.refuse('saveAddress', 'RISK_REFUSED', { fields })
    const { user } = renderWithQueries(<AddressBook />)
    await entry('陈子轩')

    await user.click(screen.getByRole('button', { name: '设为默认 陈子轩 先生' }))

    expect(await within(await entry('陈子轩')).findByRole('alert')).toHaveTextContent('该手机号码暂不可用')
    expect(await entry('林晚')).toHaveTextContent('默认地址')
  })
})

describe('[C13] removing an address', () => {
  async function ask() {
    const { user } = renderWithQueries(<AddressBook />)
    await user.click(await screen.findByRole('button', { name: '删除 陈子轩 先生' }))
    const dialog = screen.getByRole('dialog', { name: '删除地址' })
    return { user, dialog, press: (name: string) => user.click(within(dialog).getByRole('button', { name })) }
  }

  it('asks first, naming the address; cancelling keeps it', async () => {
    answer([home, office])
    const { dialog, press } = await ask()
    expect(dialog).toHaveTextContent('淮海中路 8 号')

    await press('取消')

    expect(await entry('陈子轩')).toBeVisible()
    expect(api.bodies('removeAddress')).toEqual([])
    expect(screen.getByRole('button', { name: '删除 陈子轩 先生' })).toHaveFocus()
  })

  it('takes it out, says so, and leaves the focus at the list', async () => {
    answer([home, office])
    const { press } = await ask()

    await press('删除')

    await waitFor(() => expect(screen.getByRole('group', { name: '收货地址' })).toHaveFocus())
    expect(screen.getByRole('status')).toHaveTextContent('已删除 陈子轩 先生')
    expect(screen.queryByRole('listitem', { name: /陈子轩/ })).not.toBeInTheDocument()
    expect(api.bodies('removeAddress')).toEqual([{ id: office.id }])
  })

  it('ends with the empty book after the last', async () => {
    answer([office])
    const { press } = await ask()

    await press('删除')

    expect(await screen.findByRole('heading', { name: '您还没有保存地址' })).toBeVisible()
  })

  it('says in the dialog that it failed, and may be pressed again', async () => {
    answer([home, office])
    api.fail('removeAddress', 'offline', { times: 1 })
    const { dialog, press } = await ask()
    await press('删除')
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('网络异常')

    await press('删除')

    await waitFor(() => expect(screen.queryByRole('listitem', { name: /陈子轩/ })).not.toBeInTheDocument())
  })

  it('is content with one that was gone already', async () => {
    answer([home])
    api.answer('listAddresses', { items: [home, office], limit: 3 }, { times: 1 })
    api.refuse('removeAddress', 'NOT_FOUND')
    const { press } = await ask()

    await press('删除')

    await waitFor(() => expect(screen.queryByRole('listitem', { name: /陈子轩/ })).not.toBeInTheDocument())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
