import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { aListItem } from '@/mocks/product-builders'
import { useAccountStore } from '@/stores/account-store'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { watchedSight } from '@/tests/support/sight'
import { BrowsingHistory } from './browsing-history'
import { historyKey } from './history-query'

const api = serveApi()
const sight = watchedSight()
const seen = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    aListItem({ sku: `P-${n}`, parentSku: `P-${n}`, url: `p-${n}`, name: `商品${n}` }),
  )

beforeEach(() => useAccountStore.setState({ session: 'guest', newSince: null }))

async function show(count: number, exceptSku?: string) {
  api.answer('listBrowsing', { items: seen(count) })
  const { user, client } = renderWithQueries(<BrowsingHistory exceptSku={exceptSku} />)
  await waitFor(() => expect(client.getQueryData(historyKey)).toHaveLength(count))
  return user
}

it('[P10] shows twelve, without the product that is looked at', async () => {
  await show(13, 'P-0')
  sight.see(false)

  expect(screen.getAllByRole('link', { name: /商品/ })).toHaveLength(12)
  expect(screen.queryByRole('link', { name: /商品0/ })).toBeNull()
  expect(api.bodies('listBrowsing')).toEqual([{ limit: 13 }])
})

it('[P10] waits while its place is in sight: nothing there may move', async () => {
  await show(2)
  sight.see(true)

  expect(screen.queryByText('浏览记录')).toBeNull()
})

it.each([
  ['so tall that its place never leaves it, comes with the next press', 700, true],
  ['of usual height, a press does not bring it', 2000, false],
])('[P10] on a screen %s', async (_, topOfPlace, comes) => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, topOfPlace))
  const user = await show(2)
  sight.see(true)
  await user.keyboard('{Tab}')

  expect(screen.queryByText('浏览记录') !== null).toBe(comes)
})

it('[P10] asks nothing without a session', () => {
  useAccountStore.setState({ session: null })
  renderWithQueries(<BrowsingHistory />)

  expect(api.calls()).toEqual([])
})

it('[P10] is cleared by a press, and says so', async () => {
  api.answer('clearBrowsing', null)
  const user = await show(2)
  sight.see(false)

  await user.click(screen.getByRole('button', { name: '清空' }))

  expect(await screen.findByText('浏览记录已清空')).toHaveFocus()
  expect(screen.queryByRole('link', { name: /商品/ })).toBeNull()
})

it('[P10] a refused clearing says why and keeps what is there', async () => {
  api.refuse('clearBrowsing', 'INTERNAL')
  const user = await show(2)
  sight.see(false)

  await user.click(screen.getByRole('button', { name: '清空' }))

  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getAllByRole('link', { name: /商品/ })).toHaveLength(2)
})
