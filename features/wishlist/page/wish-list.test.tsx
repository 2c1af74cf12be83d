import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Data } from '@/lib/api/types'
import { aListItem } from '@/mocks/product-builders'
import { useAccountStore } from '@/stores/account-store'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { WishGate } from '../wish-gate'
import { WishList } from './wish-list'

type Wish = Data<'listWishes'>['items'][number]

const api = serveApi()

function aWish(sku: string, part: Partial<Wish> = {}): Wish {
  const product = {
    ...aListItem({ sku, parentSku: sku, url: `p-${sku}`, name: `手袋 ${sku}` }),
    color: { value: 'noir', label: '黑色', labelEn: 'Noir' },
  }
  return { itemId: sku, productId: sku, wishlistId: 'me', product, removed: null, ...part }
}
const gone = (sku: string) =>
  aWish(sku, { product: null, removed: { name: `旧作 ${sku}`, image: { name: 'old', alt: '' } } })

/** The API with these wishes, two a page. */
function answer(wishes: Wish[]) {
  let items = wishes
  api.answer('listWishSkus', () => items.map(({ productId }) => productId))
  api.answer('listWishes', ({ body: { page = 1 } }) => ({
    items: items.slice((page - 1) * 2, page * 2),
    page,
    totalPages: Math.ceil(items.length / 2),
    wishlistAmount: items.length,
  }))
  api.answer('removeWish', ({ params: { sku } }) => {
    items = items.filter(({ productId }) => productId !== sku)
    return null
  })
}

const show = () =>
  renderWithQueries(
    <>
      <WishList />
      <WishGate />
    </>,
  )
const heading = () => screen.getByRole('heading', { level: 1 })

beforeEach(() => useAccountStore.setState({ session: 'customer' }))

describe('[B11] the wishlist', () => {
  it('shows pieces in their colour at the price of now, one page a press, until all are there', async () => {
    answer([aWish('A'), aWish('B'), aWish('C')])
    const { user } = show()

    expect(await screen.findByRole('link', { name: /黑色.*手袋 A/ })).toHaveAttribute('href', '/p-A')
    expect(heading()).toHaveTextContent('心愿单3 件')
    expect(screen.queryByText('手袋 C')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '查看更多' }))

    expect(await screen.findByText('手袋 C')).toBeVisible()
    expect(screen.queryByRole('button', { name: '查看更多' })).not.toBeInTheDocument()
    expect(api.bodies('listWishes')).toMatchObject([{ page: 1 }, { page: 2 }])
  })

  it('keeps what left the store until its heart is pressed, and leaves the focus at the list', async () => {
    answer([gone('A'), aWish('B')])
    const { user } = show()
    const entry = await screen.findByRole('listitem', { name: '旧作 A' })
    expect(entry).toHaveTextContent('已下架')
    expect(heading()).toHaveTextContent('2 件')

    await user.click(within(entry).getByRole('button', { name: '收藏 旧作 A' }))

    await waitFor(() => expect(entry).not.toBeInTheDocument())
    await waitFor(() => expect(heading()).toHaveFocus())
    expect(heading()).toHaveTextContent('1 件')
  })

  it('leads on while it is empty', async () => {
    answer([])
    show()

    expect(await screen.findByRole('heading', { name: '您的心愿单还是空的' })).toBeVisible()
    expect(screen.getByRole('link', { name: '继续浏览' })).toBeVisible()
  })

  it('says that it cannot be read, and reads again', async () => {
    answer([aWish('A')])
    api.refuse('listWishes', 'INTERNAL', { times: 1 })
    const { user } = show()
    expect(await screen.findByText('暂时无法读取心愿单')).toBeVisible()

    await user.click(screen.getByRole('button', { name: '重试' }))

    expect(await screen.findByText('手袋 A')).toBeVisible()
  })
})
