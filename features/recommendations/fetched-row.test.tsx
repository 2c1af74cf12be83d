import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aListItem } from '@/mocks/product-builders'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { watchedSight } from '@/tests/support/sight'
import { FetchedRow } from './fetched-row'

const api = serveApi()
const sight = watchedSight()
const items = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    aListItem({ sku: `P-${n}`, parentSku: `P-${n}`, url: `p-${n}`, name: `商品${n}` }),
  )

const crossSell = { title: '相配之选', source: { kind: 'skus', skus: ['P-0', 'P-1'] } } as const
const complimentary = { title: '随单礼遇', source: { kind: 'complimentary', sku: 'PF-1' } } as const

const onPhone = (isPhone: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: isPhone,
        media: query,
        addEventListener: vi.fn(),
        removeEventListener: vi.fn(),
      }) as never,
  )

it('[P09] is asked for once it comes near the screen', async () => {
  api.answer('listBlockProducts', { items: items(2) })
  renderWithQueries(<FetchedRow row={crossSell} />)

  expect(screen.getByRole('heading', { name: '相配之选' })).toBeVisible()
  expect(api.calls()).toEqual([])
  sight.see(true)

  expect(await screen.findByRole('link', { name: /商品1/ })).toBeVisible()
  expect(api.bodies('listBlockProducts')).toEqual([{ skus: ['P-0', 'P-1'] }])
})

it.each([
  [true, 3],
  [false, 5],
])('[P09] complimentary products, on a phone %s: %i', async (isPhone, most) => {
  onPhone(isPhone)
  api.answer('listComplimentaryProducts', { title: '随单礼遇', items: items(7) })
  renderWithQueries(<FetchedRow row={complimentary} />)
  sight.see(true)

  await screen.findByRole('link', { name: /商品0/ })
  expect(screen.getAllByRole('link', { name: /商品/ })).toHaveLength(most)
})

it.each([
  ['without products', () => api.answer('listBlockProducts', { items: [] })],
  ['without an answer', () => api.refuse('listBlockProducts', 'INTERNAL')],
])('[P09] %s the row goes, once nobody sees it', async (_, serve) => {
  serve()
  const { client } = renderWithQueries(<FetchedRow row={crossSell} />)
  sight.see(true)
  await waitFor(() => expect(client.getQueryData(['row', crossSell.source])).toEqual([]))

  expect(screen.getByText('相配之选')).toBeVisible()
  sight.see(false)
  expect(screen.queryByText('相配之选')).not.toBeInTheDocument()
})
