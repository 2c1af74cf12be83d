'use client'

import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { Button } from '@/components/button'
import { useAddToBag } from '@/features/bag/deferred-queries'
import { watchSight } from '@/lib/browser/watch-sight'
import { useOverlayStore } from '@/stores/overlay-store'
import { showMissingChoice } from '../panel/choosers-panel'
import { ChosenPrice } from '../panel/chosen-facts'
import { useSelection } from '../selection/selection'
import styles from './buy-area.module.scss'
import { BuyPanel } from './buy-panel'

/** Where the product is bought. On phones a bar takes over once the buttons have scrolled away. */
export function BuyArea() {
  const area = useRef<HTMLDivElement>(null)
  const isPast = useIsPast(area)
  const { product, chosen } = useSelection()
  const hasBar = isPast && chosen.availability.refusal === null
  return (
    <>
      <div ref={area}>
        <BuyPanel />
      </div>
      {hasBar && (
        <div className={styles.bar} role="region" aria-label="购买">
          <div className={styles.facts}>
            <p className={styles.name}>{product.name}</p>
            <ChosenPrice />
          </div>
          <div className={styles.action}>
            <BarButton />
          </div>
        </div>
      )}
    </>
  )
}

/** The one button of the bar. With a choice missing it leads back to it. */
function BarButton() {
  const { addition, choosers, selection, setBeside } = useSelection()
  const add = useAddToBag()
  const open = useOverlayStore((state) => state.open)

  const missing = choosers.find(({ code }) => !selection[code])

  const handleAdd = () => {
    if (addition === null) {
      showMissingChoice()
      return
    }
    void add.mutate(addition, () => {
      setBeside([])
      open('miniBag')
    })
  }

  return (
    <>
      <Button isPending={add.isPending} onClick={handleAdd}>
        {missing ? `选择${missing.label}` : '加入购物袋'}
      </Button>
      {add.error && (
        <p role="alert" className={styles.refusal}>
          {add.error.message}
        </p>
      )}
    </>
  )
}

/** The screen, as if it had no end below: what does not touch it lies above. */
const onlyAbove = { rootMargin: '0px 0px 100000px 0px' }

/** Whether the element has left the screen by its upper edge. */
function useIsPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    if (!element.current) return
    return watchSight(element.current, (isInSight) => setIsPast(!isInSight), onlyAbove)
  }, [element])
  return isPast
}
