import type { ReactNode } from 'react'
import { call } from '@/lib/api/browser'
import { SizeGuideDialog } from './size-guide-dialog'

type Wanted = { sku: string; size: string | undefined; onClose: () => void }

/** The size guide of a product as it is now, in a dialog; null for a product that has none any more. P12. */
export async function openSizeGuide({ sku, size, onClose }: Wanted): Promise<ReactNode> {
  const { sizeGuide } = await call('getProduct', { params: { sku } })
  return sizeGuide && <SizeGuideDialog guide={sizeGuide} size={size} onClose={onClose} />
}
