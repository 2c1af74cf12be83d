'use client'

import Link from 'next/link'
import { useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '@/components/icon'
import styles from './piece-link.module.scss'

type Props = {
  sku: string
  href: string
  name: string
  /** Null where it is on request. */
  price: string | null
  /** A dot on a picture, or its name and price in a line. */
  look: 'dot' | 'name'
}

/**
 * Leads to a piece of a scene: it is bought from a drawer over the page. Without scripts, or should the drawer not come, its own
 * page opens. P03.
 */
export function PieceLink({ sku, href, name, price, look }: Props) {
  const [drawer, setDrawer] = useState<ReactNode>(null)

  const handlePress = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void openHere()
  }

  const openHere = async () => {
    try {
      const { pieceDrawer } = await import('./piece-drawer')
      setDrawer(await pieceDrawer(sku, () => setDrawer(null)))
    } catch {
      window.location.assign(href)
    }
  }

  return (
    <>
      <Link className={styles[look]} href={href} prefetch={false} onClick={handlePress}>
        {look === 'dot' && (
          <span className={styles.sign}>
            <Icon name="plus" />
          </span>
        )}
        <span className={styles.facts}>
          <span>{name}</span>
          <span className={styles.price}>{price ?? '价格请咨询'}</span>
        </span>
      </Link>
      {drawer}
    </>
  )
}
