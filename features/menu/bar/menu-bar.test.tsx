import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aNavigation } from '@/mocks/navigation-builders'
import { useMenuStore } from '@/stores/menu-store'
import { useOverlayStore } from '@/stores/overlay-store'
import { usePageStore } from '@/stores/page-store'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { barEntries } from './bar-entries'
import { MenuBar } from './menu-bar'
import { MenuCrumbs } from '../navigation/menu-crumbs'

const api = serveApi()
let path = '/'
let query = ''
vi.mock('next/navigation', () => ({
  usePathname: () => path,
  useSearchParams: () => new URLSearchParams(query),
}))

beforeEach(() => {
  vi.useFakeTimers()
  api.answer('listCategories', aNavigation())
  useMenuStore.setState(useMenuStore.getInitialState())
  useOverlayStore.setState(useOverlayStore.getInitialState())
  usePageStore.setState(usePageStore.getInitialState())
})
afterEach(() => vi.useRealTimers())

function show({ at, nav = '', crumbs }: { at: string; nav?: string; crumbs?: string[] }) {
  path = at
  query = nav
  return renderWithQueries(
    <>
      <MenuBar entries={barEntries(aNavigation())} />
      {crumbs && <MenuCrumbs paths={crumbs} />}
    </>,
  )
}
const entry = (name: string) => screen.getByRole('link', { name })
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('[S07] links two levels for those without scripts, and shows the gap', () => {
  show({ at: '/' })

  expect(entry('女士')).toHaveAttribute('href', '/categories/women')
  expect(entry('手袋')).toHaveAttribute('href', '/categories/women/handbags')
  expect(entry('时装秀')).toHaveAttribute('href', '/shows')
  expect(entry('系列').closest('li')).toHaveAttribute('data-gap', 'true')
})

it('[S07] opens the panel at the entry that is pressed; a press with a modifier follows the link', () => {
  show({ at: '/' })

  expect(fireEvent.click(entry('男士'), { ctrlKey: true })).toBe(true)
  expect(useOverlayStore.getState().drawer).toBeNull()
  expect(fireEvent.click(entry('男士'))).toBe(false)
  expect(useOverlayStore.getState().drawer).toBe('menu')
  expect(useMenuStore.getState().openItemId).toBe('men')
})

it('[S07] marks where the page lies, 50 ms after the route has changed', async () => {
  show({ at: '/a-tote', crumbs: ['/categories/women', '/categories/women/handbags'] })
  await wait(49)
  expect(entry('女士')).not.toHaveAttribute('aria-current')
  await wait(1)
  expect(entry('女士')).toHaveAttribute('aria-current', 'true')
  expect(entry('男士')).not.toHaveAttribute('aria-current')
})

it('[S08] knows search and product pages, and reads the nav query', async () => {
  usePageStore.setState({ mark: { path: '/a-tote', name: 'pdp' } })
  show({ at: '/a-tote', nav: 'nav=women-belts' })
  await wait(50)

  expect(useMenuStore.getState().place).toEqual({ nav: 'women-belts', paths: ['/a-tote'], isApart: true })
})
