import Link from 'next/link'
import type { CSSProperties } from 'react'
import { Picture } from '@/components/media/picture'
import type { Category } from '@/contract/calls/catalogue/catalogue'
import { portraitOf } from '@/lib/picture-names'
import styles from './category-tiles.module.scss'

type Child = Category['children'][number]

/** So many tiles of the row are whole in sight on a phone. */
const inSight = 2

/** Whether every sub-category has a picture: only then are they shown as pictures. */
export function hasPictures(items: readonly Child[]): boolean {
  return items.length > 0 && items.every(({ image }) => image !== null)
}

/** The sub-categories: pictures on a landing page (P03), a quiet row of words above a list. */
export function CategoryTiles({ items, isLanding }: { items: readonly Child[]; isLanding: boolean }) {
  if (items.length === 0) return null
  const isPictured = isLanding && hasPictures(items)
  const shares = balancedRows(items.length).flatMap((length) => Array.from({ length }, () => length))
  return (
    <nav aria-label="分类" className={styles.root}>
      <ul className={isPictured ? styles.tiles : styles.words}>
        {items.map(({ id, url, name, image }, index) => (
          <li key={id} className={styles.tile} style={shareOf(shares[index])}>
            <Link className={styles.link} href={url}>
              {isPictured && image && (
                <Picture
                  name={portraitOf(image.name)}
                  alt=""
                  sizes={sizesOf(shares[index])}
                  priority={index < inSight}
                />
              )}
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Share = CSSProperties & { '--share'?: number }

const shareOf = (share: number | undefined): Share => ({ '--share': share })

const sizesOf = (share = 1) => `(max-width: 1023.98px) 45vw, ${Math.ceil(100 / share)}vw`

const MOST_IN_A_ROW = 6

/** How many tiles stand in each row: full rows of at most six, the shorter ones first. */
export function balancedRows(count: number): number[] {
  const rows = Math.ceil(count / MOST_IN_A_ROW)
  const longer = count % rows
  return Array.from({ length: rows }, (_, row) => Math.floor(count / rows) + (row >= rows - longer ? 1 : 0))
}
