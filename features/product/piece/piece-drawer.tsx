import type { ReactNode } from 'react'
import { call } from '@/lib/api/browser'
import { QuickAddDrawer } from '../quick-add/quick-add-drawer'
import { toChoosable } from '../selection/choosable'
import { firstSelection } from '../selection/select'

/** A piece with all there is to choose of it, to be bought where one stands. P03. */
export async function pieceDrawer(sku: string, onClose: () => void): Promise<ReactNode> {
  const product = toChoosable(await call('getProduct', { params: { sku } }))
  return <QuickAddDrawer product={product} opensOn={firstSelection(product, sku)} onClose={onClose} />
}
