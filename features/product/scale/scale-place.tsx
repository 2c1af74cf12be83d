'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useIsNear } from '@/components/use-is-near'
import type { Measured } from './measures'
import styles from './scale-place.module.scss'

type Props = { sku: string; pieces: readonly Measured[] }

/** Where a piece is drawn to scale, once its place has been opened: few shoppers ask, and the outline is much of a page. */
export function ScalePlace({ sku, pieces }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  const [drawing, setDrawing] = useState<ReactNode>(null)

  useEffect(() => {
    if (!isNear) return
    // Without it the words below say as much.
    void import('./draw-to-scale')
      .then((module) => module.drawToScale(sku, pieces))
      .then(setDrawing, () => undefined)
  }, [isNear, sku, pieces])

  return (
    <div ref={place} className={styles.root}>
      {drawing}
    </div>
  )
}
