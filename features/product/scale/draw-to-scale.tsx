import type { ReactNode } from 'react'
import { call } from '@/lib/api/browser'
import type { Measured } from './measures'
import { ScaleDrawing } from './scale-drawing'

/** The drawing of a product's sizes: its outline is fetched for it. */
export async function drawToScale(sku: string, pieces: readonly Measured[]): Promise<ReactNode> {
  return <ScaleDrawing product={await call('getProduct', { params: { sku } })} pieces={pieces} />
}
