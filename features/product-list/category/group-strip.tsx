import Link from 'next/link'
import { Picture } from '@/components/media/picture'
import { portraitOf } from '@/lib/media/picture-names'
import styles from './group-strip.module.scss'
import type { Group } from './group-tiles'

type Props = {
  items: readonly Group[]
  /** No larger picture stands above it, whose way it would be in. */
  isFirst: boolean
}

/** The groups of a category in one line above its products: small pictures, or words where one has none. P03. */
export function GroupStrip({ items, isFirst }: Props) {
  if (items.length === 0) return null
  const isPictured = items.every(({ image }) => image !== null)
  return (
    <nav aria-label="分类" className={styles.root}>
      <ul className={styles.row}>
        {items.map(({ id, url, name, image }) => (
          <li key={id}>
            <Link className={styles.link} href={url}>
              {isPictured && image && (
                <span className={styles.picture}>
                  <Picture
                    name={portraitOf(image.name)}
                    alt=""
                    sizes="(max-width: 1023.98px) 112px, 144px"
                    priority={isFirst}
                  />
                </span>
              )}
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
