'use client'

import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useIsNear } from '@/components/use-is-near'
import { DeferredProducts } from '@/features/product-list/tile/product-row'
import { useFirstTouch } from '@/lib/browser/first-touch'
import { useAccountStore } from '@/stores/account-store'
import type { BesideProductProps } from './beside-product-rows'

/**
 * The rows far down a product page. Their titles and places come with the page, their script once they are near.
 * Also notes that the product was looked at. P09, P10
 */
export function BesideProduct(props: BesideProductProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  const [Rows, setRows] = useState<ComponentType<BesideProductProps>>()
  useRecordedView(props.sku)

  useEffect(() => {
    if (!isNear) return
    // Without them the page is as good as before.
    import('./beside-product-rows')
      .then((module) => setRows(() => module.BesideProductRows))
      .catch(() => undefined)
  }, [isNear])

  return (
    <div ref={place}>
      {Rows ? (
        <Rows {...props} />
      ) : (
        props.rows.map(({ title }) => <DeferredProducts key={title} title={title} tiles={null} />)
      )}
    </div>
  )
}

/** Notes the view once the page is painted: with a session at once, for a new visitor from the first touch on. */
function useRecordedView(sku: string) {
  const isNew = useAccountStore((state) => state.newSince !== null)
  const hasSession = useAccountStore((state) => state.session !== null)
  const isTouched = useFirstTouch()
  const isWanted = hasSession && (isTouched || !isNew)

  useEffect(() => {
    if (!isWanted) return
    const timer = setTimeout(() => {
      import('./history/record-view').then(({ recordView }) => recordView(sku)).catch(() => undefined)
    })
    return () => clearTimeout(timer)
  }, [isWanted, sku])
}
