import { render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { loadFindMore } from '../loaders'
import { FindMore } from './find-more'

vi.mock('../loaders', () => ({ loadFindMore: vi.fn() }))

const banners = [1, 2].map((n) => ({ url: `p-${n}`, name: `商品${n}`, nameEn: '', picture: `p-${n}` }))

it('[S12] leads on by hot words, customer service and products', async () => {
  vi.mocked(loadFindMore).mockResolvedValue({ hotWords: ['水桶包'], banners })
  render(await FindMore({ from: 'empty-cart' }))

  expect(screen.getByRole('link', { name: '水桶包' })).toHaveAttribute(
    'href',
    `/search?q=${encodeURIComponent('水桶包')}&type=hot&from=empty-cart`,
  )
  expect(screen.getByRole('link', { name: '400-880-1924' })).toHaveAttribute('href', 'tel:4008801924')
  const row = screen.getByRole('region', { name: '为您推荐' })
  expect(within(row).getAllByRole('link')).toHaveLength(2)
})

it('[S12] without an answer of the API customer service is still there', async () => {
  vi.mocked(loadFindMore).mockRejectedValue(new Error('down'))
  render(await FindMore({ from: 'search' }))

  expect(screen.getByRole('link', { name: '联系我们' })).toBeVisible()
  expect(screen.queryByText('为您推荐')).not.toBeInTheDocument()
})
