import Link from 'next/link'
import type { CSSProperties } from 'react'
import { Picture } from '@/components/media/picture'
import type { Category } from '@/contract/calls/catalogue/catalogue'
import { portraitOf } from '@/lib/media/picture-names'
import styles from './group-tiles.module.scss'

export type Group = Pick<Category['children'][number], 'id' | 'url' | 'name' | 'image'>

type Props = {
  items: readonly Group[]
  /** The first are loaded at once where they are what the page begins with. */
  isFirst?: boolean
}

/** So many tiles of the row are whole in sight on a phone. */
const inSight = 2

/** One pictured tile for each group of a world, edge to edge. P03. */
export function GroupTiles({ items, isFirst = false }: Props) {
  if (items.length === 0) return null
  const shares = balancedRows(items.length).flatMap((length) => Array.from({ length }, () => length))
  return (
    <nav aria-label="分类">
      {/* The style cannot count them itself: a page that is still arriving has fewer. */}
      <ul className={styles.root} data-odd={items.length % 2 === 1}>
        {items.map(({ id, url, name, image }, index) => (
          <li key={id} className={styles.tile} style={shareOf(shares[index])}>
            <Link className={styles.link} href={url}>
              <span className={styles.picture}>
                {image && (
                  <Picture
                    name={portraitOf(image.name)}
                    alt=""
                    sizes={sizesOf(shares[index])}
                    priority={isFirst && index < inSight}
                  />
                )}
              </span>
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

const sizesOf = (share = 1) => `(max-width: 1023.98px) 50vw, ${Math.ceil(100 / share)}vw`

const MOST_IN_A_ROW = 4

/** How many tiles stand in each row: full rows of at most four, the shorter ones first. */
export function balancedRows(count: number): number[] {
  const rows = Math.ceil(count / MOST_IN_A_ROW)
  const longer = count % rows
  return Array.from({ length: rows }, (_, row) => Math.floor(count / rows) + (row >= rows - longer ? 1 : 0))
}
