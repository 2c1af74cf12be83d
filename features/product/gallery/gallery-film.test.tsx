import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Film } from '@/components/media/film/film'
import { aProduct } from '@/mocks/product-builders'
import { galleryFilm } from './gallery-film'

vi.mock('@/components/media/film/film', () => ({ Film: vi.fn(() => null) }))
beforeEach(() => vi.mocked(Film).mockClear())

const poster = { name: 'film-bag-turn', alt: '缓缓转动的手袋' }

it('[P14] a product without a film has none among its pictures', () => {
  expect(galleryFilm(aProduct())).toBeNull()
})

it('[P14] a film brings its title, its first frame and, where somebody speaks, its captions', () => {
  const film = { title: '缓缓一转', text: '七秒', poster, captions: '/films/words.vtt' }
  const moving = galleryFilm(aProduct({ pdpViewonVideoId: 'bag-turn', videoBlockContent: film }))
  render(moving?.element)

  expect(moving?.isFirst).toBe(false)
  expect(screen.getByText('缓缓一转')).toBeVisible()
  expect(screen.getByText('七秒')).toBeVisible()
  expect(vi.mocked(Film).mock.calls[0]?.[0]).toMatchObject({
    ...{ film: 'bag-turn', label: '缓缓一转', poster, captions: '/films/words.vtt', priority: false },
  })
})

it('[P14] a film that stands first is what the page is opened for; without words it is called as the product', () => {
  const moving = galleryFilm(aProduct({ pdpViewonVideoId: 'bag-turn', holodeckIsTop: true }))
  render(moving?.element)

  expect(moving?.isFirst).toBe(true)
  expect(vi.mocked(Film).mock.calls[0]?.[0]).toMatchObject({
    ...{ label: '晨曦手袋', poster: { name: 'film-bag-turn', alt: '晨曦手袋' }, priority: true },
  })
})
