import type { ReactNode } from 'react'
import { addToBag } from '@/features/bag/deferred-queries'
import { call } from '@/lib/api/browser'
import { useOverlayStore } from '@/stores/overlay-store'
import { toChoosable } from '../selection/choosable'
import { chosenProduct } from '../selection/chosen-product'
import { firstSelection } from '../selection/select'
import { QuickAddDrawer } from './quick-add-drawer'

/** What became of a press: nothing more to say, a refusal, or a drawer that asks for what is still to be chosen. */
export type QuickAddOutcome = { refusal?: string; drawer?: ReactNode }

/** Adds what the tile shows, one of it (B§5); where a size is to be chosen, or that colour is gone, a drawer asks. */
export async function quickAdd(sku: string, onClose: () => void): Promise<QuickAddOutcome> {
  const product = toChoosable(await call('getProduct', { params: { sku } }))
  const selection = firstSelection(product, sku)
  const { productId, options, availability } = chosenProduct(product, selection)
  if (productId === null || availability.refusal !== null) {
    return { drawer: <QuickAddDrawer product={product} opensOn={selection} onClose={onClose} /> }
  }
  await addToBag({ productId, options, qty: 1 })
  useOverlayStore.getState().open('miniBag')
  return {}
}
