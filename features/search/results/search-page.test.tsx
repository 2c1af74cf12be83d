import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { firstView, type ListView } from '@/lib/lists/list-view'
import { storedItem } from '@/lib/browser/storage'
import { aSearchItem } from '@/mocks/product-builders'
import { SearchPage } from './search-page'

const push = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))
beforeEach(() => {
  localStorage.clear()
  push.mockClear()
})

function show(
  totalProducts: number | null,
  view: ListView = firstView,
  items = totalProducts ? [aSearchItem()] : [],
) {
  const results = {
    items,
    totalProducts: totalProducts ?? 0,
    page: 1,
    pageSize: 24,
    totalPages: 2,
    layers: [],
  }
  const q = 'TOTE'
  const query = { q, marks: { from: 'pdp' }, view }
  render(
    <SearchPage
      found={totalProducts === null ? null : { q, query, results: { ...results, searchTerm: [] } }}
      bar={<p>筛选</p>}
      products={<p>商品</p>}
      findMore={<p>搜索热词</p>}
    />,
  )
}

it('[S11] shows what was found, how much, and further pages; the search is remembered', () => {
  show(30)

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('“TOTE”的搜索结果')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('共 30 件')
  expect(screen.getByText('筛选')).toBeVisible()
  expect(screen.getByText('商品')).toBeVisible()
  expect(screen.queryByText('搜索热词')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: '第 2 页' })).toHaveAttribute(
    'href',
    '/search?q=TOTE&page=2&from=pdp',
  )
  expect(storedItem('search_history')).toBe('["TOTE"]')
})

it('[S11] says that there is no such page, and leads to the last one', () => {
  show(30, { ...firstView, page: 99 }, [])

  expect(screen.getByRole('heading', { name: '此页不存在' })).toBeVisible()
  expect(screen.getByRole('link', { name: '前往最后一页' })).toHaveAttribute(
    'href',
    '/search?q=TOTE&page=2&from=pdp',
  )
  expect(screen.queryByText('没有符合所选条件的商品')).not.toBeInTheDocument()
})

it('[S12] says that nothing was found, and leads on', () => {
  show(0)

  expect(screen.getByText('抱歉，没有找到搜索相关结果。请重新搜索或点击搜索热词。')).toBeVisible()
  expect(screen.getByText('搜索热词')).toBeVisible()
  expect(screen.queryByText('筛选')).not.toBeInTheDocument()
})

it('[S11] filters that leave nothing can be taken off', () => {
  show(0, { ...firstView, filters: 'color:noir' })

  expect(screen.getByText('筛选')).toBeVisible()
  expect(screen.getByRole('link', { name: '查看全部' })).toHaveAttribute('href', '/search?q=TOTE&from=pdp')
})

it('[S11] without anything to search for there is a field and what many search for', () => {
  show(null)

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('搜索')
  expect(screen.getByText('搜索热词')).toBeVisible()
  expect(storedItem('search_history')).toBeNull()
})

it('[S11] searches again from its own field', async () => {
  show(30)
  const field = screen.getByRole('searchbox', { name: '搜索商品' })
  expect(field).toHaveValue('TOTE')

  await userEvent.clear(field)
  await userEvent.type(field, '水桶包{Enter}')

  expect(push).toHaveBeenCalledExactlyOnceWith(`/search?q=${encodeURIComponent('水桶包')}&from=search`)
})
