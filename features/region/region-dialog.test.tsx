import { act, screen, within } from '@testing-library/react'
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest'
import { leave } from '@/lib/browser/leave'
import { storedItem, lifetimesMinutes } from '@/lib/browser/storage'
import { serveApi } from '@/tests/support/api'
import { aBlock } from '@/mocks/builders'
import { renderWithQueries } from '@/tests/support/render'
import { useOverlayStore } from '@/stores/overlay-store'
import { RegionDialog } from './region-dialog'

vi.mock('@/lib/browser/leave', () => ({ leave: vi.fn() }))

const api = serveApi()

const chinese = { name: '简体中文', nameEn: 'Simplified Chinese', url: '/', default: true }
const french = { name: '法语', nameEn: 'French', url: 'https://www.oree.example/fr/fr/', default: true }
const english = { name: '英语', nameEn: 'English', url: 'https://www.oree.example/fr/en/', default: false }
const regions = [
  {
    id: 2,
    name: '欧洲',
    isOpen: false,
    items: [
      { id: 14, name: '法国', nameEn: 'France', language: [english, french] },
      { id: 15, name: '摩纳哥', nameEn: 'Monaco', language: [english] },
      {
        id: 16,
        name: '无处',
        nameEn: 'Nowhere',
        language: [{ ...french, url: 'javascript:alert(1)' }],
      },
    ],
  },
  {
    id: 1,
    name: '亚洲',
    isOpen: true,
    items: [{ id: 1, name: '中国大陆', nameEn: 'Mainland China', language: [chinese] }],
  },
]
const once = { times: 1 }

const country = (name: string) => screen.getByRole('radio', { name: new RegExp(name), hidden: true })
const languages = () => within(screen.getByRole('group', { name: '语言' }))
const change = () => screen.getByRole('button', { name: '更改位置' })

async function openDialog() {
  const view = renderWithQueries(<RegionDialog />, (ms) => vi.advanceTimersByTime(ms))
  await screen.findByRole('button', { name: '更改位置' })
  return view
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.clearAllMocks()
  localStorage.clear()
  api.answer('getCmsBlock', aBlock({ json: JSON.stringify(regions) }))
  useOverlayStore.setState({ drawer: 'region' })
})
afterEach(() => vi.useRealTimers())

describe('[S13] region dialog', () => {
  it('opens with Asia, mainland China and its language', async () => {
    await openDialog()

    expect(screen.getByRole('dialog', { name: '请选择您的国家/地区' })).toBeVisible()
    expect(api.sent('getCmsBlock')).toMatchObject([{ params: { identifier: 'region' } }])
    expect(screen.getByText('亚洲').closest('details')).toHaveAttribute('open')
    expect(screen.getByText('欧洲').closest('details')).not.toHaveAttribute('open')
    expect(country('中国大陆')).toBeChecked()
    expect(languages().getByRole('radio', { name: /简体中文/ })).toBeChecked()
    expect(screen.getByText(/您购物袋中的商品将全部移除/)).toBeVisible()
  })

  it('gives a country its default language, and goes to its site 100 ms after the press', async () => {
    const { user } = await openDialog()
    await user.click(screen.getByText('欧洲'))
    await user.click(country('法国'))
    expect(languages().getByRole('radio', { name: /法语/ })).toBeChecked()
    expect(screen.getByText(/您将前往 www.oree.example。/)).toBeVisible()

    await user.click(languages().getByRole('radio', { name: /英语/ }))
    await user.click(change())

    expect(leave).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(100))
    expect(leave).toHaveBeenCalledWith(english.url)
    expect(storedItem('local_region')).toBe('14')
    expect(lifetimesMinutes.local_region).toBe(4320)
  })

  it('asks for a language where a country has none by default', async () => {
    const { user } = await openDialog()
    await user.click(country('摩纳哥'))

    await user.click(change())

    expect(screen.getByText('请选择语言')).toBeVisible()
    act(() => void vi.advanceTimersByTime(200))
    expect(leave).not.toHaveBeenCalled()
    await user.click(languages().getByRole('radio', { name: /英语/ }))
    expect(screen.queryByText('请选择语言')).toBeNull()
  })

  it('leaves out a country whose only address would run a script', async () => {
    await openDialog()

    expect(screen.queryByText('无处')).toBeNull()
  })

  it.each([
    ['no answer', () => api.fail('getCmsBlock', 'offline', once)],
    ['a broken list', () => api.answer('getCmsBlock', aBlock({ json: '[{"id":1,' }), once)],
  ])('says so on %s, and asks again', async (_, meet) => {
    meet()
    const { user } = renderWithQueries(<RegionDialog />, (ms) => vi.advanceTimersByTime(ms))
    expect(await screen.findByText('国家与地区列表暂时无法加载')).toBeVisible()

    await user.click(screen.getByRole('button', { name: '重新加载' }))

    expect(await screen.findByText('亚洲')).toBeVisible()
  })

  it('closes by Escape', async () => {
    const { user } = await openDialog()

    await user.keyboard('{Escape}')

    expect(useOverlayStore.getState().drawer).toBeNull()
  })
})
