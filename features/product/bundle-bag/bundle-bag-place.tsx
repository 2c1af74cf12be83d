'use client'

import { useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { useIsNear } from '@/components/use-is-near'
import styles from './bundle-bag-place.module.scss'

type Props = { bundleCategory: string }

/** Where the bundle bag stands: title and place come with the page, the rest once it is near. P08. */
export function BundleBagPlace({ bundleCategory }: Props) {
  const place = useRef<HTMLElement>(null)
  const isNear = useIsNear(place)
  const [View, setView] = useState<ComponentType<Props>>()

  useEffect(() => {
    if (!isNear) return
    // Without it the page is as good as before.
    import('./bundle-bag-view').then((module) => setView(() => module.BundleBagView)).catch(() => undefined)
  }, [isNear])

  return (
    <section ref={place} className={styles.root} aria-label="搭配成套">
      <h2 className={styles.title}>搭配成套</h2>
      <div className={styles.place}>{View && <View bundleCategory={bundleCategory} />}</div>
    </section>
  )
}
