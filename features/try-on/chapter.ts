import type { EditorialBlock } from '@/contract/calls/catalogue/product-content'
import type { TryOnConfig } from '@/contract/calls/catalogue/try-on'
import { tryOnOf } from '@/contract/rules/catalogue/try-on'
import { routes } from '@/lib/routes'

type Piece = Parameters<typeof tryOnOf>[0] & { sku: string }

const linkLabels = { lipstick: '即刻试妆', earrings: '即刻试戴' } as const

/** What a product's page shows of trying it on; null where it cannot be, or nothing of it has been pictured. P14. */
export function tryOnChapter(piece: Piece, models: TryOnConfig['models']): EditorialBlock | null {
  const tryOn = tryOnOf(piece, models)
  const result = models.find(({ type }) => type === tryOn?.type)?.results[piece.sku]
  if (!tryOn || !result) return null
  const link = { label: linkLabels[tryOn.type], url: routes.tryOn(piece.sku) }
  return { title: tryOn.title, ...result, link }
}
