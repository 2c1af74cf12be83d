import Link from 'next/link'
import type { CSSProperties } from 'react'
import { Picture } from '@/components/media/picture'
import type { Category } from '@/contract/calls/catalogue/catalogue'
import { portraitOf } from '@/lib/picture-names'
import { balancedRows } from './balanced-rows'
import styles from './category-tiles.module.scss'

type Child = Category['children'][number]

/** The sub-categories: pictures on a landing page (P03), a quiet row of words above a list. */
export function CategoryTiles({ items, isLanding }: { items: readonly Child[]; isLanding: boolean }) {
  if (items.length === 0) return null
  const isPictured = isLanding && items.every(({ image }) => image !== null)
  const shares = balancedRows(items.length).flatMap((length) => Array.from({ length }, () => length))
  return (
    <nav aria-label="分类" className={styles.root}>
      <ul className={isPictured ? styles.tiles : styles.words}>
        {items.map(({ id, url, name, image }, index) => (
          <li key={id} className={styles.tile} style={shareOf(shares[index])}>
            <Link className={styles.link} href={url}>
              {isPictured && image && (
                <Picture name={portraitOf(image.name)} alt="" sizes={sizesOf(shares[index])} />
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
