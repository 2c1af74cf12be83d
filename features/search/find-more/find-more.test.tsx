import { render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aListItem } from '@/mocks/product-builders'
import { loadFindMore } from '../loaders'
import { FindMore } from './find-more'

vi.mock('../loaders', () => ({ loadFindMore: vi.fn() }))

const recommended = [1, 2, 3, 4, 5].map((n) => aListItem({ sku: `P-${n}`, name: `商品${n}` }))

it('[S12] leads on by hot words, customer service and up to four products', async () => {
  vi.mocked(loadFindMore).mockResolvedValue({ hotWords: ['水桶包'], recommended })
  render(await FindMore({ from: 'empty-cart' }))

  expect(await screen.findByRole('link', { name: '水桶包' })).toHaveAttribute(
    'href',
    `/search?q=${encodeURIComponent('水桶包')}&type=hot&from=empty-cart`,
  )
  expect(screen.getByRole('link', { name: '400-880-1924' })).toHaveAttribute('href', 'tel:4008801924')
  const banners = screen.getByRole('region', { name: '为您推荐' })
  expect(within(banners).getAllByRole('link')).toHaveLength(4)
})

it('[S12] without an answer of the API customer service is still there', async () => {
  vi.mocked(loadFindMore).mockRejectedValue(new Error('down'))
  render(await FindMore({ from: 'search' }))

  expect(await screen.findByRole('link', { name: '联系我们' })).toBeVisible()
  expect(screen.queryByText('为您推荐')).not.toBeInTheDocument()
})
