import type { QueryObserverOptions } from '@tanstack/react-query'
import { useMemo } from 'react'
import { bagCache, useDeferredBagCount } from '@/features/bag/deferred-queries'
import { call } from '@/lib/api/browser'
import { useDeferredQuery } from '@/lib/queries/deferred-queries'
import { useSelection } from '../selection/selection'
import { openBundleBag, toggleProduct, withSelected, type BundleBag, type OfferedGroups } from './bundle-bag'

/** The bundle bag of the product on show, less what is in the shopper's bag; undefined until it is known. P08. */
export function useBundleBag(bundleCategory: string): {
  bag: BundleBag | undefined
  toggle: (sku: string) => void
} {
  const { product, beside, setBeside } = useSelection()
  const offered = useOffered(bundleCategory, product.sku)
  const inBag = usePiecesInBag()
  const opened = useMemo(() => offered && openBundleBag(offered, inBag), [offered, inBag])
  const bag = useMemo(() => opened && withSelected(opened, beside), [opened, beside])

  const toggle = (sku: string) => {
    if (bag) setBeside(toggleProduct(bag, sku).selected.map((piece) => piece.sku))
  }
  return { bag, toggle }
}

/** Read once for a category and a parent, and again only when one of the two changes. B§4. */
function useOffered(bundleCategory: string, curParentSku: string): OfferedGroups | undefined {
  const query = useMemo(
    (): QueryObserverOptions<OfferedGroups> => ({
      queryKey: ['bundle-bag', bundleCategory, curParentSku],
      queryFn: async ({ signal }) => {
        const query = { curParentSku, fromPageType: 'pdp' }
        return (await call('listCategoryBundleProducts', { params: { bundleCategory }, query }, signal)).items
      },
      staleTime: Infinity,
    }),
    [bundleCategory, curParentSku],
  )
  return useDeferredQuery(query, true)
}

const none: ReadonlyMap<string, number> = new Map()

/** Sku → pieces of it in the bag; read again when the bag's count is another. */
function usePiecesInBag(): ReadonlyMap<string, number> {
  const count = useDeferredBagCount() ?? 0
  const query = useMemo(
    (): QueryObserverOptions<ReadonlyMap<string, number>> => ({
      queryKey: [...bagCache.all, 'pieces', count],
      queryFn: async ({ signal }) => {
        const { skuQty } = await call('getCartCount', {}, signal)
        return new Map(skuQty.map(({ sku, qty }) => [sku, qty]))
      },
    }),
    [count],
  )
  return useDeferredQuery(query, count > 0) ?? none
}
