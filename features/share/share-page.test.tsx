import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAccountStore } from '@/stores/account-store'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { SharePage } from './share-page'

const api = serveApi()

const url = 'https://a.cn/aurore'
const shared = {
  title: '晨曦手袋',
  latin: 'Aurore',
  text: '柔软的小牛皮。',
  price: '¥32,000',
  picture: 'bag',
  path: '/aurore',
  qrCode: 'data:image/svg+xml;base64,',
}
const sharedAt = '2026-03-01T02:00:00.000Z'

/** What the browser does with a text to copy; there once the page is rendered. */
const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)

beforeEach(() => {
  api.answer('listShareHistory', { items: [] })
  useAccountStore.setState(useAccountStore.getInitialState())
})
afterEach(() => vi.restoreAllMocks())

describe('[S23] the share page', () => {
  it('shows what is passed on, its code to scan and its address', () => {
    renderWithQueries(<SharePage shared={shared} url={url} />)

    expect(screen.getByRole('heading', { level: 1, name: '晨曦手袋' })).toBeVisible()
    expect(screen.getByRole('img', { name: '晨曦手袋的二维码' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: '链接' })).toHaveValue(url)
    expect(screen.queryByRole('heading', { name: '分享记录' })).toBeNull()
  })

  it('copies the address', async () => {
    const { user } = renderWithQueries(<SharePage shared={shared} url={url} />)
    const writeText = vi.fn().mockResolvedValue(undefined)
    clipboard(writeText)

    await user.click(screen.getByRole('button', { name: '复制链接' }))

    expect(await screen.findByRole('status')).toHaveTextContent('链接已复制')
    expect(writeText).toHaveBeenCalledWith(url)
    expect(api.calls()).toEqual([])
  })

  it('selects the address where it may not be copied', async () => {
    const { user } = renderWithQueries(<SharePage shared={shared} url={url} />)
    clipboard(() => Promise.reject(new Error('not allowed')))

    await user.click(screen.getByRole('button', { name: '复制链接' }))

    expect(await screen.findByRole('status')).toHaveTextContent('链接已选中')
    expect(screen.getByRole('textbox', { name: '链接' })).toHaveFocus()
  })

  it('keeps what a customer shared, and shows it', async () => {
    useAccountStore.setState({ session: 'customer' })
    const { user } = renderWithQueries(<SharePage shared={shared} url={url} />)
    expect(await screen.findByText('您还没有分享过。')).toBeVisible()
    clipboard(() => Promise.resolve())
    api.answer('listShareHistory', { items: [{ url: `${url}?s=M`, title: '晨曦手袋', sharedAt }] })

    await user.click(screen.getByRole('button', { name: '复制链接' }))

    const history = screen.getByRole('region', { name: '分享记录' })
    expect(await within(history).findByRole('link', { name: '晨曦手袋' })).toHaveAttribute(
      'href',
      '/aurore?s=M',
    )
    expect(within(history).getByText('2026/03/01 10:00')).toBeVisible()
    expect(api.bodies('listShareHistory').at(-1)).toEqual({ share: { url, title: '晨曦手袋' } })
  })

  it('says so when the history does not come, and asks again', async () => {
    useAccountStore.setState({ session: 'customer' })
    api.fail('listShareHistory', 'broken', { times: 1 })
    const { user } = renderWithQueries(<SharePage shared={shared} url={url} />)

    await user.click(await screen.findByRole('button', { name: '重试' }))

    expect(await screen.findByText('您还没有分享过。')).toBeVisible()
  })

  it('inside the chat app says where its own sharing is', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8')

    renderWithQueries(<SharePage shared={shared} url={url} />)

    expect(screen.getByText(/点击右上角/)).toBeVisible()
  })
})
