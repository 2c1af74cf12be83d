import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadQueries } from '@/lib/queries/deferred-queries'
import { aBelt } from '@/mocks/product-builders'
import { aCart } from '@/mocks/purchase-builders'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { toChoosable } from '@/features/product/selection/choosable'
import { BeltStudio } from './belt-studio'
import type { BeltRange } from './range'

vi.mock('next/navigation', () => ({ usePathname: () => '/', useSearchParams: () => new URLSearchParams() }))
const hasWebGL = vi.hoisted(() => vi.fn(() => false))
vi.mock('@/components/stage-3d/webgl', () => ({ hasWebGL }))
vi.mock('./live/live-belt', () => {
  throw new Error('no network')
})

const api = serveApi()
const belt = aBelt()
const range: BeltRange = {
  belts: [{ product: toChoosable(belt), url: 'belt', nameEn: 'Belt' }],
  leathers: [{ leather: 'smooth-calf', label: '光面小牛皮', widthMm: 30, parts: ['ST'] }],
  buckles: [{ form: 'arc', label: '弧形', parts: { 'BK-OR': 'gold', 'BK-AG': 'palladium' } }],
}

beforeAll(() => loadQueries())
beforeEach(() => {
  window.history.replaceState(null, '', '/threekit?sku=BT-0901')
  api.answer('getProduct', belt)
})

describe('[P16] a belt where nothing is drawn in space', () => {
  it('says so, and goes on by its picture', async () => {
    const { user } = renderWithQueries(<BeltStudio range={range} sku="BT-0901" />)
    await user.click(screen.getByRole('button', { name: '三维查看' }))

    expect(screen.getByText(/暂不支持三维查看/)).toBeVisible()
    expect(screen.queryByRole('button', { name: '三维查看' })).not.toBeInTheDocument()
    expect(screen.getByRole('img', { name: '3 厘米 光面小牛皮 黑色，弧形带扣 金色' })).toHaveAttribute(
      ...(['src', expect.stringContaining('belt-belt')] as const),
    )
  })

  it('is chosen and bought all the same, with its parts', async () => {
    api.answer('addCart', { cart: aCart(), itemId: 'one', redirectToCheckout: false })
    const { user } = renderWithQueries(<BeltStudio range={range} sku="BT-0901" />)
    await user.click(screen.getByRole('radio', { name: /85/ }))
    await user.click(screen.getByRole('button', { name: '加入购物袋' }))

    await waitFor(() =>
      expect(api.bodies('addCart')).toEqual([
        {
          ...{ productId: 'BT-0901', qty: 1, options: { strap: 's85', buckle: 'gold' } },
          productCustomization: { strap: 'ST-85', buckle: 'BK-OR' },
        },
      ]),
    )
    expect(window.location.search).toBe('?sku=BT-0901&s=ST-85%2CBK-OR')
  })

  it('cannot be bought with a part that is gone', async () => {
    const { user } = renderWithQueries(<BeltStudio range={range} sku="BT-0901" />)
    await user.click(screen.getByRole('radio', { name: /银色/ }))
    expect(screen.getByRole('button', { name: '暂时缺货' })).toBeDisabled()
  })
})

it('[P16] a belt that cannot be fetched says so, and can be asked for again', async () => {
  hasWebGL.mockReturnValueOnce(true)
  const { user } = renderWithQueries(<BeltStudio range={range} sku="BT-0901" />)
  await user.click(screen.getByRole('button', { name: '三维查看' }))

  expect(await screen.findByText(/暂时无法载入/)).toBeVisible()
  expect(screen.getByRole('button', { name: '三维查看' })).toBeEnabled()
})
