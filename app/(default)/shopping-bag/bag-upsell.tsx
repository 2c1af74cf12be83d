'use client'

import { useMemo } from 'react'
import { useCart } from '@/features/bag/queries'
import { FetchedRow } from '@/features/recommendations/fetched-row'
import type { Row } from '@/features/recommendations/rows'

/** What goes with the bag: the up-sells of the product it names. B§2, B§3 */
export function BagUpsell() {
  const { data: cart } = useCart()
  const sku = cart?.upsellSku ?? null
  const row = useMemo(
    (): Row | null =>
      sku === null ? null : { title: '与您的选择相配', source: { kind: 'cartUpsell', sku } },
    [sku],
  )
  return row && <FetchedRow key={sku} row={row} />
}
