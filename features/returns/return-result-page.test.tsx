import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aReturn } from '@/mocks/return-builders'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { ReturnResultPage } from './return-result-page'

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams('id=RT261121ABCDEFGH') }))

const api = serveApi()

it.each([
  [false, /按退回地址寄出/],
  [true, /携商品至专卖店办理/],
])('[B10] a request that arrived says what comes next; to a boutique: %s', async (isReturnToStore, words) => {
  api.answer('getReturn', aReturn({ isReturnToStore }))
  renderWithQueries(<ReturnResultPage />)

  expect(await screen.findByRole('heading', { level: 1, name: '退货申请已提交' })).toBeVisible()
  expect(screen.getByText(words)).toHaveTextContent('预计退款 ¥28,500')
  expect(screen.getByRole('link', { name: '查看退货进度' })).toHaveAttribute(
    'href',
    '/order/refund-detail?id=RT261121ABCDEFGH',
  )
})
