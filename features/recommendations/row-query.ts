import type { QueryObserverOptions } from '@tanstack/react-query'
import { tileOf, type Tile } from '@/features/product-list/tile/tile'
import { call } from '@/lib/api/browser'
import type { Data } from '@/lib/api/types'
import type { RowSource } from './rows'

/** The most a row asks for (B§9). */
const MOST = 12

/** The products of a row. One that gives no answer is left out, like an empty one: it breaks no page. */
export function rowQuery(source: RowSource): QueryObserverOptions<Tile[]> {
  return {
    queryKey: ['row', source],
    queryFn: async () => {
      const { items } = await answerOf(source).catch(() => ({ items: [] }))
      return items.map(tileOf)
    },
  }
}

function answerOf(source: RowSource): Promise<Data<'listBlockProducts'>> {
  switch (source.kind) {
    case 'skus':
      return call('listBlockProducts', { body: { skus: [...source.skus].slice(0, MOST) } })
    case 'earlyBird':
      return call('listBlockProducts', { body: { type: 'earlyBird', exceptSku: source.sku, nums: MOST } })
    case 'complimentary':
      return call('listComplimentaryProducts', { body: { sku: source.sku } })
    case 'cartUpsell':
      return call('listCartUpsell', { params: { id: source.sku } })
  }
}
