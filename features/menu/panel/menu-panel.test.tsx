import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readCookie } from '@/lib/browser/storage'
import { aNavigation } from '@/mocks/navigation-builders'
import { useAccountStore } from '@/stores/account-store'
import { useMenuStore } from '@/stores/menu-store'
import { useLoginStore } from '@/stores/login-store'
import { useOverlayStore } from '@/stores/overlay-store'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { MenuPanel } from './menu-panel'

vi.mock('next/navigation', () => ({
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}))

const api = serveApi()
const onPhone = Object.assign(window.matchMedia('all'), { matches: true })

function open(bagCount = 0) {
  return renderWithQueries(<MenuPanel bagCount={bagCount} />, (ms) => vi.advanceTimersByTime(ms))
}

const topEntry = (name: string) => screen.getByRole('button', { name })
const link = (name: string | RegExp) => screen.getByRole('link', { name })
const wholeOf = (name: string) => link(new RegExp(`^查看全部\\s?${name}$`))
const skeleton = () => screen.queryByTestId('menu-skeleton')

beforeEach(() => {
  vi.resetAllMocks()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  api.answer('listCategories', aNavigation())
  api.answer('listWishSkus', [])
  window.history.replaceState(null, '', '/')
  useAccountStore.setState({ session: 'guest' })
  useOverlayStore.setState({ ...useOverlayStore.getInitialState(), drawer: 'menu' })
  useMenuStore.setState(useMenuStore.getInitialState())
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('[S07] the menu on desktop', () => {
  it('shows three levels side by side, each link with its nav query', async () => {
    useMenuStore.setState({ openItemId: 'women' })
    const { user } = open()
    await screen.findByRole('button', { name: '手袋' })
    expect(topEntry('女士')).toHaveAttribute('aria-expanded', 'true')
    expect(link('腰带')).toHaveAttribute('href', '/categories/women/belts?nav=women-belts')

    await user.click(screen.getByRole('button', { name: '手袋' }))

    expect(link('托特包')).toHaveAttribute('href', '/categories/women/handbags/tote?nav=women-handbags-tote')
    expect(wholeOf('手袋')).toHaveAttribute('href', '/categories/women/handbags?nav=view-more-women-handbags')

    await user.click(topEntry('系列'))
    expect(link('时装秀')).toHaveAttribute('href', '/shows?nav=collections-shows')
    expect(screen.queryByRole('link', { name: '托特包' })).toBeNull()
  })

  it('shows the promotions of what is open, and a gap where a group begins', async () => {
    useMenuStore.setState({ openItemId: 'women' })
    open()

    expect(await screen.findByRole('link', { name: '新一季 雾散之前' })).toHaveAttribute(
      'href',
      '/categories/women?nav=women',
    )
    expect(topEntry('系列').closest('li')).toHaveAttribute('data-gap', 'true')
    expect(topEntry('男士').closest('li')).not.toHaveAttribute('data-gap')
  })

  it('opens at the entries of the page', async () => {
    useMenuStore.setState({
      openItemId: 'women',
      place: { nav: null, paths: ['/categories/women', '/categories/women/handbags'], isApart: false },
    })
    open()

    expect(await screen.findByRole('link', { name: '托特包' })).toBeVisible()
  })

  it('has a foot with stores, login, wishlist, bag and search', async () => {
    const { user } = open()

    expect(link('专卖店')).toHaveAttribute('href', '/stores')
    expect(link('购物袋')).toHaveAttribute('href', '/shopping-bag')
    await user.click(screen.getByRole('button', { name: '心愿单' }))
    expect(useOverlayStore.getState().drawer).toBe('login')
    expect(useLoginStore.getState().returnUrl).toBe('/wish-list')
    await user.click(screen.getByRole('button', { name: '登录/注册' }))
    expect(useOverlayStore.getState().drawer).toBe('login')
    expect(useLoginStore.getState().returnUrl).toBeNull()
    await user.click(screen.getByRole('button', { name: '搜索' }))
    expect(useOverlayStore.getState().drawer).toBe('search')
  })

  it('tells a customer the counts, above 0 only', async () => {
    useAccountStore.setState({ session: 'customer' })
    api.answer('listWishSkus', ['BG-0101', 'PF-0101'])
    open(3)

    expect(await screen.findByRole('link', { name: '心愿单 (2)' })).toHaveAttribute('href', '/wish-list')
    expect(link('购物袋 (3)')).toBeVisible()
    expect(link('我的账户')).toHaveAttribute('href', '/account/personal-data')
  })

  it('asks for no wishlist without a login', async () => {
    open()
    await screen.findByRole('button', { name: '手袋' })

    expect(api.calls()).toEqual(['listCategories'])
  })

  it('can be walked with the arrow keys, and left with Escape', async () => {
    useMenuStore.setState({ openItemId: 'women' })
    const { user } = open()
    await screen.findByRole('button', { name: '手袋' })
    const press = (keys: string) => user.keyboard(keys)
    expect(topEntry('女士')).toHaveFocus()

    await press('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(topEntry('女士')).toHaveFocus()
    await press('{End}')
    expect(topEntry('系列')).toHaveFocus()
    await press('{Home}{ArrowDown}')
    expect(topEntry('手袋')).toHaveFocus()
    await press('{ArrowRight}')
    expect(link('托特包')).toHaveFocus()
    await press('{ArrowUp}')
    expect(wholeOf('手袋')).toHaveFocus()
    await press('{ArrowDown}{ArrowDown}')
    expect(link('晚宴包')).toHaveFocus()
    await press('{ArrowLeft}')
    expect(topEntry('手袋')).toHaveFocus()
    await press('{ArrowLeft}')
    expect(topEntry('女士')).toHaveFocus()

    await press('{ArrowRight}{ArrowDown}{ArrowLeft}')
    expect(topEntry('男士')).toHaveFocus()

    await press('{Escape}')
    expect(useOverlayStore.getState().drawer).toBeNull()
  })

  it('closes for a link to the page behind it', async () => {
    window.history.replaceState(null, '', '/categories/women/belts?nav=women-belts')
    const { user } = open()

    await user.click(await screen.findByRole('link', { name: '腰带' }))

    expect(useOverlayStore.getState().drawer).toBeNull()
  })
})

describe('[S08] the menu on a phone', () => {
  beforeEach(() => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(onPhone)
    window.history.replaceState({ page: 'home' }, '', '/')
  })

  const rest = () => act(() => vi.advanceTimersByTimeAsync(500))

  async function drill(...names: string[]) {
    const view = open()
    for (const name of names) {
      await view.user.click(await screen.findByRole('button', { name }))
      await rest()
    }
    return view
  }

  it('drills into two levels, with a title, a way back and one to the whole', async () => {
    const { user } = await drill('女士', '手袋')

    expect(screen.getByRole('heading', { name: '手袋' })).toBeVisible()
    expect(wholeOf('手袋')).toHaveAttribute('href', '/categories/women/handbags?nav=view-all-women-handbags')
    expect(link('托特包')).toBeVisible()
    expect(screen.getByRole('button', { name: '返回上一级' })).toHaveFocus()

    await user.click(screen.getByRole('button', { name: '返回上一级' }))
    await waitFor(() => expect(screen.getByRole('button', { name: '手袋' })).toHaveFocus())
    expect(screen.getByRole('heading', { name: '女士' })).toBeVisible()
  })

  it('goes up a level by Back, then closes', async () => {
    await drill('女士', '手袋')

    window.history.back()
    expect(await screen.findByRole('heading', { name: '女士' })).toBeVisible()
    window.history.back()
    expect(await screen.findByRole('button', { name: '系列' })).toBeVisible()
    expect(useOverlayStore.getState().drawer).toBe('menu')
    window.history.back()
    await waitFor(() => expect(useOverlayStore.getState().drawer).toBeNull())
    expect(window.history.state).toEqual({ page: 'home' })
  })

  it('goes up level by level from the one of the page too', async () => {
    const place = { nav: 'women-handbags-tote', paths: [], isApart: false }
    useMenuStore.setState({ place })
    open()
    expect(await screen.findByRole('heading', { name: '手袋' })).toBeVisible()

    window.history.back()
    expect(await screen.findByRole('heading', { name: '女士' })).toBeVisible()
    window.history.back()
    expect(await screen.findByRole('button', { name: '系列' })).toBeVisible()
    window.history.back()
    await waitFor(() => expect(useOverlayStore.getState().drawer).toBeNull())
    expect(window.history.state).toEqual({ page: 'home' })
  })

  it('takes all its steps back when it is closed from a level', async () => {
    const { user } = await drill('女士', '手袋')

    await user.click(screen.getByRole('button', { name: '关闭菜单' }))

    await waitFor(() => expect(useOverlayStore.getState().drawer).toBeNull())
    expect(window.history.state).toEqual({ page: 'home' })
  })

  it('ignores taps for half a second after a change of level', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '女士' }))
    const level = screen.getByRole('heading', { name: '女士' }).closest('[data-guarded]')
    expect(level).not.toBeNull()

    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(level).toHaveAttribute('data-guarded')
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(level).not.toHaveAttribute('data-guarded')
  })

  it('opens at the level of the page, and at the first on search and product pages', async () => {
    const paths = ['/categories/women', '/categories/women/handbags']
    useMenuStore.setState({ place: { nav: null, paths, isApart: false } })
    const { unmount } = open()
    expect(await screen.findByRole('heading', { name: '手袋' })).toBeVisible()
    unmount()

    useMenuStore.setState({ place: { nav: null, paths, isApart: true } })
    open()
    expect(await screen.findByRole('button', { name: '女士' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: '手袋' })).toBeNull()
  })

  it('ends with stores, login, wishlist, bag, contact and region', async () => {
    const { user } = open(1)
    const foot = within((await screen.findByRole('link', { name: '专卖店' })).closest('ul')!)

    expect(foot.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '专卖店',
      '登录/注册',
      '心愿单',
      '购物袋 (1)',
      '联系我们',
      '国家/地区：中国大陆 | CH',
    ])
    await user.click(foot.getByRole('button', { name: /中国大陆/ }))
    expect(useOverlayStore.getState().drawer).toBe('region')
  })
})

describe('[S09] the menu while it loads', () => {
  it('shows five fixed entries and a skeleton, which goes a second after the data', async () => {
    let arrive: (data: ReturnType<typeof aNavigation>) => void = () => undefined
    api.answer('listCategories', () => new Promise((resolve) => (arrive = resolve)))
    open()

    const row = screen.getAllByRole('button', { expanded: undefined }).map((one) => one.textContent)
    expect(row).toEqual(expect.arrayContaining(['女士', '男士', '系列', '时装屋', '高级香水']))
    expect(skeleton()).toBeInTheDocument()

    await waitFor(() => expect(api.calls()).toEqual(['listCategories']))
    await act(async () => arrive(aNavigation()))
    expect(await screen.findByRole('button', { name: '手袋' })).toBeVisible()
    expect(skeleton()).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(skeleton()).toBeNull()
  })

  it('remembers its shape for the next skeleton', async () => {
    const { unmount } = open()
    await screen.findByRole('button', { name: '手袋' })
    expect(readCookie('skeleton_navs')).toBe('2.1.1')
    unmount()

    api.hold('listCategories')
    open()
    expect(skeleton()?.childElementCount).toBe(2)
  })

  it('keeps the five entries when the API fails, says so, and recovers', async () => {
    api.fail('listCategories', 'offline')
    const { user } = open()

    expect(await screen.findByRole('alert')).toHaveTextContent('完整菜单暂时无法显示')
    expect(skeleton()).toBeNull()
    expect(topEntry('高级香水')).toBeVisible()
    expect(wholeOf('女士')).toHaveAttribute('href', '/categories/women?nav=view-more-women')

    api.answer('listCategories', aNavigation())
    await user.click(screen.getByRole('button', { name: '重新加载' }))
    expect(await screen.findByRole('button', { name: '手袋' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('takes an empty menu for none', async () => {
    api.answer('listCategories', { items: [], count: [] })
    open()

    expect(await screen.findByRole('alert')).toBeVisible()
    expect(topEntry('女士')).toBeVisible()
  })

  it('on a phone waits below an entry that is opened meanwhile', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(onPhone)
    let arrive: (data: ReturnType<typeof aNavigation>) => void = () => undefined
    api.answer('listCategories', () => new Promise((resolve) => (arrive = resolve)))
    const { user } = open()

    await user.click(topEntry('女士'))
    expect(skeleton()).toBeInTheDocument()
    await waitFor(() => expect(api.calls()).toEqual(['listCategories']))
    await act(async () => arrive(aNavigation()))

    expect(await screen.findByRole('button', { name: '手袋' })).toBeVisible()
  })

  it('on a phone leads straight to the five pages when the API fails', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(onPhone)
    api.fail('listCategories', 'broken')
    open()

    expect(await screen.findByRole('link', { name: '时装屋' })).toHaveAttribute(
      'href',
      '/categories/studio?nav=studio',
    )
  })
})
