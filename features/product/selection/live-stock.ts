import type { QueryObserverOptions } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Product } from '@/contract/calls/catalogue/product'
import { call } from '@/lib/api/browser'
import { useFirstTouch } from '@/lib/browser/first-touch'
import { useDeferredQuery } from '@/lib/queries/use-deferred-query'
import type { Choosable } from './choosable'

/** The product with the stock of now, once the shopper does something: the page may have been open for long. */
export function useLiveStock(product: Choosable): Choosable {
  const { sku } = product
  const isTouched = useFirstTouch()
  const query = useMemo(() => productQuery(sku), [sku])
  const live = useDeferredQuery(query, isTouched)
  return useMemo(() => (live ? withStock(product, live) : product), [product, live])
}

function productQuery(sku: string): QueryObserverOptions<Product> {
  return {
    queryKey: ['product', sku],
    queryFn: ({ signal }) => call('getProduct', { params: { sku } }, signal),
    staleTime: 30_000,
  }
}

type Stocks = Pick<Product, 'stock' | 'childProducts' | 'bundleOptions'>

/** Only the stock is taken over: words, prices and pictures stay those of the page. */
export function withStock(product: Choosable, live: Stocks): Choosable {
  const children = new Map(live.childProducts.map(({ sku, stock }) => [sku, stock]))
  const parts = new Map(
    live.bundleOptions.flatMap(({ selections }) => selections.map(({ sku, stock }) => [sku, stock] as const)),
  )
  return {
    ...product,
    stock: live.stock,
    childProducts: product.childProducts.map((child) => ({ ...child, stock: children.get(child.sku) ?? 0 })),
    bundleOptions: product.bundleOptions.map((option) => ({
      ...option,
      selections: option.selections.map((part) => ({ ...part, stock: parts.get(part.sku) ?? 0 })),
    })),
  }
}
