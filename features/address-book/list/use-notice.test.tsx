import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Address } from '@/contract/calls/customer/addresses'
import { anAddress } from '@/mocks/purchase-builders'
import { useNotice } from './use-notice'

const isDefault = (name: string) => (all: readonly Address[]) =>
  all.some((address) => address.firstname === name && address.isDefault)

it('[C13] a notice stands as long as it is true of the addresses', () => {
  const { result, rerender } = renderHook(useNotice, {
    initialProps: [anAddress({ firstname: '李四', isDefault: true })],
  })
  act(() => result.current.show({ text: '默认地址已更改为 李四', isTrueOf: isDefault('李四') }))
  expect(result.current.notice).toBe('默认地址已更改为 李四')

  rerender([anAddress({ firstname: '王五', isDefault: true })])
  expect(result.current.notice).toBe('')
})
