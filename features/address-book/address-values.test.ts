import { expect, it } from 'vitest'
import { anAddress } from '@/mocks/purchase-builders'
import { addressee, addressText, emptyAddress, fromAddressValues, toAddressValues } from './address-values'

it('[C13] an address comes out of a form as it went in', () => {
  const { id: _id, isDefault: _isDefault, ...address } = anAddress()

  expect(fromAddressValues(toAddressValues(anAddress()))).toEqual(address)
})

it.each([
  { typed: { firstname: 'Wang Claire' }, sent: { firstname: 'WANG CLAIRE' } },
  { typed: { street: '春熙路 8 号 b座' }, sent: { street: '春熙路 8 号 B座' } },
  { typed: { street: '春熙路 8 号\n1201 室' }, sent: { street: '春熙路 8 号 1201 室' } },
  { typed: { telephone: '１３８ 0000 1234' }, sent: { telephone: '13800001234' } },
  { typed: { gender: '2' as const }, sent: { gender: 2 } },
])('[C13] $typed is sent as $sent', ({ typed, sent }) => {
  expect(fromAddressValues({ ...emptyAddress, ...typed })).toMatchObject(sent)
})

it.each([
  [anAddress(), '上海市 静安区 南京西路 1266 号'],
  [
    anAddress({ region: '四川省', city: '成都市', district: '锦江区' }),
    '四川省 成都市 锦江区 南京西路 1266 号',
  ],
])('[C13] a municipality is named once', (address, text) => {
  expect(addressText(address)).toBe(text)
})

it('[C13] an addressee is called by the salutation: 1 male, else female', () => {
  expect(addressee(anAddress({ gender: 1 }))).toBe('林晚 先生')
  expect(addressee(anAddress({ gender: 2 }))).toBe('林晚 女士')
})
