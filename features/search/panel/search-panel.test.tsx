import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Data } from '@/lib/api/types'
import { aBlock } from '@/mocks/builders'
import { aSearchItem } from '@/mocks/product-builders'
import { useOverlayStore } from '@/stores/overlay-store'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { rememberSearch } from '../search-history'
import { SearchPanel } from './search-panel'

const api = serveApi()
const push = vi.fn()
let place = { path: '/women', query: '' }
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push }),
  usePathname: () => place.path,
  useSearchParams: () => new URLSearchParams(place.query),
}))

/** What the API finds of each text; anything else finds nothing. */
const store: Record<string, { total: number; related?: string[] }> = {
  手提包: { total: 12, related: ['手提', '手提箱'] },
  TOTE: { total: 3 },
}

function resultsOf(q: string): Data<'searchProducts'> {
  const { total, related = [] } = store[q] ?? { total: 0 }
  const items = Array.from({ length: Math.min(total, 6) }, (_, n) =>
    aSearchItem({ sku: `P-${n}`, name: `商品${n}` }),
  )
  return { items, totalProducts: total, page: 1, pageSize: 6, totalPages: 1, searchTerm: related, layers: [] }
}

const timesAsked = (name: 'searchProducts' | 'searchLayers') => api.sent(name).map(({ query }) => query.q)
const field = () => screen.getByRole('searchbox', { name: '搜索商品' })
const products = () => screen.queryAllByText(/^商品\d$/).map((element) => element.textContent)

async function wait(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}

async function open() {
  const { user } = renderWithQueries(<SearchPanel />, (ms) => void vi.advanceTimersByTime(ms))
  await wait(0)
  return user
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  place = { path: '/women', query: '' }
  window.history.replaceState(null, '', '/women')
  localStorage.clear()
  push.mockClear()
  api.answer('getCmsBlock', aBlock({ hotWords: [{ name: '水桶包' }, { name: 'Tote' }] }))
  api.answer('searchLayers', ({ query }) => resultsOf(query.q))
  api.answer('searchProducts', ({ query }) => resultsOf(query.q))
  useOverlayStore.setState({ ...useOverlayStore.getInitialState(), drawer: 'search' })
})
afterEach(() => vi.useRealTimers())

describe('[S10] before anything is typed', () => {
  it('hot words lead to their results, marked as such', async () => {
    await open()

    expect(await screen.findByRole('link', { name: '水桶包' })).toHaveAttribute(
      'href',
      `/search?q=${encodeURIComponent('水桶包')}&type=hot&from=women`,
    )
    expect(screen.getByRole('link', { name: 'Tote' })).toHaveAttribute(
      'href',
      '/search?q=TOTE&type=hot&from=women',
    )
  })

  it('[S11] what was searched before can be searched again, and forgotten', async () => {
    rememberSearch('羊绒')
    const user = await open()
    expect(screen.getByRole('link', { name: '羊绒' })).toBeVisible()

    await user.click(screen.getByRole('button', { name: '清除记录' }))

    expect(screen.queryByText('最近搜索')).not.toBeInTheDocument()
  })
})

describe('[S10] while typing', () => {
  it('related words are asked for after 200 ms of rest, products after a second', async () => {
    // Time moves by hand alone.
    vi.useFakeTimers({ shouldAdvanceTime: false })
    await open()
    fireEvent.change(field(), { target: { value: '手提' } })
    await wait(150)
    fireEvent.change(field(), { target: { value: '手提包' } })
    await wait(190)
    expect(timesAsked('searchLayers')).toEqual([])

    await wait(20)
    expect(timesAsked('searchLayers')).toEqual(['手提包'])
    expect(timesAsked('searchProducts')).toEqual([])

    await wait(800)
    expect(timesAsked('searchProducts')).toEqual(['手提包'])
  })

  it('five products, their count, and a way to all; of the related words the first', async () => {
    await open()
    fireEvent.change(field(), { target: { value: '手提包' } })
    await wait(1000)

    expect(await screen.findByText('可搜索到的前5条结果')).toBeVisible()
    expect(products()).toHaveLength(5)
    expect(screen.getByRole('link', { name: '查看搜索结果 (12)' })).toHaveAttribute(
      'href',
      `/search?q=${encodeURIComponent('手提包')}&from=women`,
    )
    expect(screen.getByRole('link', { name: '手提' })).toBeVisible()
    expect(screen.queryByRole('link', { name: '手提箱' })).not.toBeInTheDocument()
  })

  it('on a phone full rows: of three products two', async () => {
    const phone = vi.spyOn(window, 'matchMedia').mockReturnValue(
      Object.assign(new EventTarget(), {
        ...{ matches: true, media: '', onchange: null },
        ...{ addListener: () => undefined, removeListener: () => undefined },
      }),
    )
    await open()
    fireEvent.change(field(), { target: { value: 'tote' } })
    await wait(1000)

    expect(await screen.findByText('可搜索到的前2条结果')).toBeVisible()
    expect(products()).toEqual(['商品0', '商品1'])
    phone.mockRestore()
  })

  it('nothing found is said, with hot words to go on', async () => {
    await open()
    fireEvent.change(field(), { target: { value: '龙虾' } })
    await wait(1000)

    expect(await screen.findByText('抱歉，没有找到搜索相关结果。请重新搜索或点击搜索热词。')).toBeVisible()
    expect(await screen.findByRole('link', { name: '水桶包' })).toBeVisible()
  })

  it('a text too short clears the results', async () => {
    await open()
    fireEvent.change(field(), { target: { value: '手提包' } })
    await wait(1000)
    await screen.findByText('可搜索到的前5条结果')

    fireEvent.change(field(), { target: { value: '手' } })

    expect(products()).toEqual([])
    expect(await screen.findByRole('link', { name: '水桶包' })).toBeVisible()
    await wait(2000)
    expect(timesAsked('searchProducts')).toEqual(['手提包'])
  })

  it('a search that fails says so and can be tried again', async () => {
    api.fail('searchProducts', 'broken', { times: 1 })
    const user = await open()
    fireEvent.change(field(), { target: { value: '手提包' } })
    await wait(1000)

    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: '重试' }))

    expect(await screen.findByText('可搜索到的前5条结果')).toBeVisible()
  })

  it('[S10] says after four seconds that no products come, instead of grey cards', async () => {
    api.hold('searchProducts')
    await open()
    fireEvent.change(field(), { target: { value: '手提包' } })
    await wait(1000)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()

    await wait(4000)

    expect(await screen.findByRole('alert')).toHaveTextContent('搜索暂时无法使用')
  })

  it('what an input method composes is not searched for until it is chosen', async () => {
    await open()
    fireEvent.compositionStart(field())
    fireEvent.change(field(), { target: { value: 'shou ti bao' } })
    fireEvent.submit(field())
    await wait(2000)
    expect(timesAsked('searchLayers')).toEqual([])
    expect(push).not.toHaveBeenCalled()

    fireEvent.change(field(), { target: { value: '手提包' } })
    fireEvent.compositionEnd(field())
    await wait(1000)

    expect(timesAsked('searchProducts')).toEqual(['手提包'])
  })
})

describe('[S10] Enter', () => {
  it.each([
    ['tote', '/search?q=TOTE&from=women'],
    ['包', `/search?q=${encodeURIComponent('包')}&from=women`],
  ])('after %s leads to %s', async (typed, href) => {
    const user = await open()
    await user.type(field(), `${typed}{Enter}`)

    expect(push).toHaveBeenCalledExactlyOnceWith(href)
  })

  it.each(['', '   ', 'a', '7'])('after %j does nothing', async (typed) => {
    const user = await open()
    if (typed) await user.type(field(), typed)
    await user.type(field(), '{Enter}')

    expect(push).not.toHaveBeenCalled()
    expect(useOverlayStore.getState().drawer).toBe('search')
  })
})

it('[S10] the text can be cleared, and the focus stays', async () => {
  const user = await open()
  await user.type(field(), 'tote')
  await user.click(screen.getByRole('button', { name: '清除' }))

  expect(field()).toHaveValue('')
  expect(field()).toHaveFocus()
  expect(screen.queryByRole('button', { name: '清除' })).not.toBeInTheDocument()
})

it('[S10] closes by its button', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: '关闭搜索' }))

  expect(useOverlayStore.getState().drawer).toBeNull()
})

it('[S10] keeps the text of the results behind it, and closes at once when they are asked for again', async () => {
  place = { path: '/search', query: 'q=TOTE&from=search' }
  window.history.replaceState(null, '', '/search?q=TOTE&from=search')
  const user = await open()
  expect(field()).toHaveValue('TOTE')

  await user.type(field(), '{Enter}')

  expect(push).not.toHaveBeenCalled()
  expect(useOverlayStore.getState().drawer).toBeNull()
})
