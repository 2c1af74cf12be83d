'use client'

import { useEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import styles from './buy-area.module.scss'
import { ChosenPrice } from './chosen-price'
import { useSelection } from '../selection/selection'

type Props = {
  children: ReactNode
  /** The one action of the bar that takes over on phones once the buttons have scrolled away. */
  bar: ReactNode
}

/** Where the product is bought. */
export function BuyArea({ children, bar }: Props) {
  const area = useRef<HTMLDivElement>(null)
  const isPast = useIsPast(area)
  const { product, chosen } = useSelection()
  const hasBar = isPast && chosen.availability.refusal === null

  return (
    <>
      <div ref={area}>{children}</div>
      {hasBar && (
        <div className={styles.bar} role="region" aria-label="购买">
          <div className={styles.facts}>
            <p className={styles.name}>{product.name}</p>
            <ChosenPrice />
          </div>
          <div className={styles.action}>{bar}</div>
        </div>
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
    const observer = new IntersectionObserver(([entry]) => {
      setIsPast(entry !== undefined && !entry.isIntersecting)
    }, onlyAbove)
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isPast
}
