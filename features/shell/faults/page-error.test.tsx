import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { brand } from '@/lib/brand'
import { routes } from '@/lib/routes'
import { usePageStore } from '@/stores/page-store'
import { PageError } from './page-error'

const reload = vi.hoisted(() => vi.fn<() => void>())
vi.mock('@/lib/browser/leave', () => ({ reload }))
vi.mock('next/navigation', () => ({ usePathname: () => '/women' }))

const chunkFailure = Object.assign(new Error('gone'), { name: 'ChunkLoadError' })
const retry = vi.fn<() => void>()

beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
})

describe('[S19] the 500 screen', () => {
  it('says that the page is under maintenance and leads to people and onwards', async () => {
    render(<PageError error={new Error('broken')} retry={retry} />)

    expect(screen.getByRole('heading', { level: 1, name: '页面维护' })).toBeVisible()
    expect(screen.getByText(/请稍后重试或刷新页面/)).toBeVisible()
    expect(screen.getByRole('link', { name: brand.phone })).toHaveAttribute('href', brand.phoneHref)
    expect(screen.getByRole('link', { name: '在线客服' })).toHaveAttribute('href', routes.liveChat)
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/')
    await userEvent.click(screen.getByRole('button', { name: '重新加载' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it('is a page of type 500, so that the header hides its menu', () => {
    render(<PageError error={new Error('broken')} retry={retry} />)

    expect(usePageStore.getState().mark).toMatchObject({ path: '/women', name: '500' })
  })
})

describe('[S21] a part of the page is gone', () => {
  it('loads the page anew and shows no fault meanwhile', () => {
    render(<PageError error={chunkFailure} retry={retry} />)

    expect(reload).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })

  it('shows the fault when that has not helped', () => {
    render(<PageError error={chunkFailure} retry={retry} />).unmount()

    render(<PageError error={chunkFailure} retry={retry} />)

    expect(reload).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('heading', { name: '页面维护' })).toBeVisible()
  })
})
