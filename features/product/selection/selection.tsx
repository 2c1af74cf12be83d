'use client'

import type { QueryObserverOptions } from '@tanstack/react-query'
import { createContext, useContext, useMemo, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import type { Product } from '@/contract/calls/catalogue/product'
import type { Addition } from '@/features/bag/deferred-queries'
import { call } from '@/lib/api/browser'
import { useFirstTouch } from '@/lib/browser/first-touch'
import { useDeferredQuery } from '@/lib/queries/deferred-queries'
import { withStock, type Choosable, type Selection } from './choosable'
import { choosersOf, type Chooser } from './choosers'
import { chosenProduct, type ChosenProduct } from './chosen-product'
import { firstSelection, select } from './select'

type SelectionState = {
  product: Choosable
  selection: Selection
  choosers: Chooser[]
  chosen: ChosenProduct
  choose: (code: string, value: string) => void
  /** What add to bag puts into it; null while something is left to choose. */
  addition: Addition | null
  /** The letters to be embossed; empty for none. */
  initials: string
  setInitials: (letters: string) => void
  /** The skus of the bundle bag that come with it, the last chosen first. */
  beside: readonly string[]
  setBeside: (skus: readonly string[]) => void
}

const SelectionContext = createContext<SelectionState | null>(null)

type ProviderProps = { product: Choosable; children: ReactNode }

/** Holds what is chosen of a product. The page opens on what its address names in `s` (B§2). */
export function SelectionProvider({ product: cached, children }: ProviderProps) {
  const product = useLiveStock(cached)
  const s = useChoiceOfAddress()
  const [picked, setPicked] = useState<Selection | null>(null)
  const opened = useMemo(() => firstSelection(cached, s), [cached, s])
  const selection = picked ?? opened
  const [initials, setInitials] = useState('')
  const [beside, setBeside] = useState<readonly string[]>([])

  const state = useMemo((): SelectionState => {
    const chosen = chosenProduct(product, selection)
    return {
      product,
      selection,
      choosers: choosersOf(product, selection),
      chosen,
      addition: additionOf(chosen, initials, beside),
      initials,
      setInitials,
      beside,
      setBeside,
      choose(code, value) {
        const next = select(product, selection, { code, value })
        setPicked(next)
        writeChoice(chosenProduct(product, next))
      },
    }
  }, [product, selection, initials, beside])

  return <SelectionContext value={state}>{children}</SelectionContext>
}

function additionOf(
  { productId, options }: ChosenProduct,
  initials: string,
  beside: readonly string[],
): Addition | null {
  if (productId === null) return null
  return {
    ...{ productId, options, qty: 1 },
    ...(initials && { productCustomization: { initials } }),
    ...(beside.length > 0 && { beside: beside.map((sku) => ({ productId: sku, qty: 1 })) }),
  }
}

export function useSelection(): SelectionState {
  const state = useContext(SelectionContext)
  if (!state) throw new Error('useSelection needs a SelectionProvider above it')
  return state
}

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

const subscribe = (onChange: () => void) => {
  window.addEventListener('popstate', onChange)
  return () => window.removeEventListener('popstate', onChange)
}

/** `s` of the address: null in the cached page, read once the browser has it. */
function useChoiceOfAddress(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(window.location.search).get('s'),
    () => null,
  )
}

/** Keeps the choice in the address, so that it survives a reload and can be sent to a friend. */
function writeChoice({ s }: ChosenProduct) {
  const url = new URL(window.location.href)
  if (s) url.searchParams.set('s', s)
  else url.searchParams.delete('s')
  window.history.replaceState(null, '', url)
}
