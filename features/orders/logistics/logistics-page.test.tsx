import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { anOrder, anOrderLine } from '@/mocks/purchase-builders'
import { serveApi } from '@/tests/support/api'
import { renderWithQueries } from '@/tests/support/render'
import { LogisticsPage } from './logistics-page'

let query = ''
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(query) }))

const api = serveApi()
const event = { at: '2026-11-21T04:00:00.000Z', place: '上海转运中心', text: '快件已发往下一站' }
const tracks = {
  SF100: { carrier: '顺丰速运', isDelivered: false, events: [event] },
  SF200: { carrier: '沙箱速运', isDelivered: true, events: [] },
}

beforeEach(() => {
  query = 'order=OR261120ABCDEFGH'
  const items = [
    anOrderLine({ logiBn: 'SF100' }),
    anOrderLine({ id: 'two', name: '破晓香水', logiBn: 'SF200' }),
  ]
  api.answer('getOrder', anOrder({ status: 'shipped', statusLabel: '已发货', items }))
  api.answer('listTracks', tracks)
})

describe('[B08] the parcels of an order', () => {
  it('are shown each with its carrier, its way and what is in it', async () => {
    renderWithQueries(<LogisticsPage />)

    const parcel = within(await screen.findByRole('region', { name: '沙箱速运 SF200' }))
    expect(parcel.getByText('已签收')).toBeVisible()
    expect(parcel.getByRole('link', { name: '破晓香水' })).toBeVisible()
    const [first] = within(screen.getByRole('list', { name: '运单 SF100 的物流轨迹' })).getAllByRole(
      'listitem',
    )
    expect(first).toHaveTextContent('上海转运中心 快件已发往下一站2026/11/21 12:00')
  })

  it('are shown one by one where the address names one', async () => {
    query += '&number=SF100'
    renderWithQueries(<LogisticsPage />)

    expect(await screen.findByRole('region', { name: '顺丰速运 SF100' })).toBeVisible()
    expect(screen.queryByRole('region', { name: '沙箱速运 SF200' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: '查看全部包裹' })).toHaveAttribute(
      'href',
      '/order/logistics?order=OR261120ABCDEFGH',
    )
  })

  it.each([
    ['order=OR1&number=NONE', '未找到该运单'],
    ['', '未找到该订单'],
  ])('of %j are said not to be there', async (given, title) => {
    query = given
    renderWithQueries(<LogisticsPage />)

    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  })

  it('of somebody else’s order are said not to be there', async () => {
    api.refuse('getOrder', 'NOT_FOUND')
    api.refuse('listTracks', 'NOT_FOUND')
    renderWithQueries(<LogisticsPage />)

    expect(await screen.findByRole('heading', { name: '未找到该订单' })).toBeVisible()
  })

  it('that have not left are announced', async () => {
    api.answer('listTracks', {})
    renderWithQueries(<LogisticsPage />)

    expect(await screen.findByRole('heading', { name: '订单尚未发货' })).toBeVisible()
  })
})
