import type { CSSProperties } from 'react'
import { Anchor } from '@/components/anchor'
import styles from './tile-swatches.module.scss'
import type { Tile } from './tile'

type Props = { tile: Pick<Tile, 'href' | 'colors' | 'swatches'> }

/** The colours of a product, each a way to its page in that colour. They work without scripts. P04. */
export function TileSwatches({ tile: { href, colors = 0, swatches = [] } }: Props) {
  const [page] = href.split('?')
  return (
    <ul className={styles.root} aria-label="颜色">
      {swatches.map(([label, color, value]) => (
        <li key={value}>
          <Anchor
            className={styles.swatch}
            style={colorOf(color)}
            href={`${page}?s=${value}`}
            aria-label={label}
            prefetch={false}
          />
        </li>
      ))}
      {colors > swatches.length && <li className={styles.more}>+{colors - swatches.length}</li>}
    </ul>
  )
}

const colorOf = (color: string): CSSProperties & { '--swatch': string } => ({ '--swatch': color })
