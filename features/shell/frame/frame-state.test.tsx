import { act, fireEvent, render } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { usePageStore } from '@/stores/page-store'
import { FrameState, PageMark } from './frame-state'

const here = vi.hoisted(() => ({ path: '/women' }))
vi.mock('next/navigation', () => ({ usePathname: () => here.path }))

const pages = ['index', 'plp', 'contact']
const root = document.documentElement

beforeEach(() => {
  here.path = '/women'
  document.cookie = 'promotion_date=; path=/; max-age=0'
  usePageStore.setState(usePageStore.getInitialState())
  // As the script before first paint has left it.
  Object.assign(root.dataset, { page: 'index', frame: 'full-screen', theme: 'white', banner: 'hidden' })
})

describe('[S04] the frame', () => {
  it('stays as the first paint drew it until a page says what it is', () => {
    const { rerender } = render(<FrameState bannerPages={pages} />)
    expect(root.dataset).toMatchObject({ page: 'index', frame: 'full-screen' })

    rerender(
      <>
        <PageMark name="plp" />
        <FrameState bannerPages={pages} />
      </>,
    )
    expect(root.dataset).toMatchObject({ page: 'plp', frame: 'plain', theme: 'black', banner: 'shown' })
  })

  it('follows a navigation: a page that says nothing goes by its route', () => {
    const { rerender } = render(<FrameState bannerPages={pages} />)

    here.path = '/contact'
    rerender(<FrameState bannerPages={pages} />)

    expect(root.dataset).toMatchObject({ page: 'contact', frame: 'plain', banner: 'shown' })
  })

  it('[S21] is drawn anew when the page comes back out of the cache', () => {
    render(<FrameState bannerPages={pages} />)
    act(() => usePageStore.getState().setMark({ path: '/women', name: 'plp' }))
    expect(root.dataset.banner).toBe('shown')

    document.cookie = `promotion_date=${String(Date.now())}; path=/`
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))

    expect(root.dataset.banner).toBe('hidden')
  })
})
