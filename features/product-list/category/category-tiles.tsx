import Link from 'next/link'
import type { CSSProperties } from 'react'
import { Picture } from '@/components/media/picture'
import type { Category } from '@/contract/calls/catalogue/catalogue'
import { portraitOf } from '@/lib/picture-names'
import { balancedColumns } from './balanced-columns'
import styles from './category-tiles.module.scss'

type Child = Category['children'][number]

/** The sub-categories: pictures on a landing page (P03), a quiet row of words above a list. */
export function CategoryTiles({ items, isLanding }: { items: readonly Child[]; isLanding: boolean }) {
  if (items.length === 0) return null
  const isPictured = isLanding && items.every(({ image }) => image !== null)
  const columns = balancedColumns(items.length)
  const style: CSSProperties & { '--columns'?: number } = { '--columns': columns }
  const sizes = `(max-width: 1023.98px) 45vw, ${Math.ceil(100 / columns)}vw`
  return (
    <nav aria-label="分类" className={styles.root}>
      <ul className={isPictured ? styles.tiles : styles.words} style={isPictured ? style : undefined}>
        {items.map(({ id, url, name, image }) => (
          <li key={id} className={styles.tile}>
            <Link className={styles.link} href={url}>
              {isPictured && image && <Picture name={portraitOf(image.name)} alt="" sizes={sizes} />}
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
