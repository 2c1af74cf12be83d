import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { aProduct } from '@/mocks/product-builders'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { ScalePlace } from './scale-place'

const api = serveApi()
const bag = { label: '', dimensions: { widthMm: 280, heightMm: 210, depthMm: 120 } }
const drawing = { name: /晨曦手袋与A4 纸按同一比例绘制/ }

/** Tells the browser that the place has come into sight. */
let open: () => void

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        open = () => act(() => tell([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
})

it('[P13] a piece is drawn once its place is opened, and not asked for before', async () => {
  api.answer('getProduct', aProduct({ name: '晨曦手袋', dimensions: bag.dimensions, outline: null }))
  renderWithQueries(<ScalePlace sku="BG-0101" pieces={[bag]} />)
  expect(screen.queryByRole('img')).toBeNull()

  open()
  expect(await screen.findByRole('img', drawing)).toBeInTheDocument()
})

it('[P13] a drawing that cannot be had leaves its place empty', async () => {
  api.refuse('getProduct', 'NOT_FOUND')
  renderWithQueries(<ScalePlace sku="BG-0101" pieces={[bag]} />)

  open()
  await vi.waitFor(() => expect(api.bodies('getProduct')).toHaveLength(1))
  expect(screen.queryByRole('img')).toBeNull()
})
