import type { CSSProperties } from 'react'
import { Anchor } from '@/components/anchor'
import styles from './tile-swatches.module.scss'
import type { Swatch } from './tile'

type Props = { swatches: readonly Swatch[]; name: string; count: number }

/** The colours of a product, each a way to its page in that colour. They work without scripts. P04. */
export function TileSwatches({ swatches, name, count }: Props) {
  return (
    <ul className={styles.root} aria-label={`${name}的颜色`}>
      {swatches.map(({ label, color, href }) => (
        <li key={href}>
          <Anchor
            className={styles.swatch}
            style={colorOf(color)}
            href={href}
            aria-label={label}
            prefetch={false}
          />
        </li>
      ))}
      {count > swatches.length && <li className={styles.more}>+{count - swatches.length}</li>}
    </ul>
  )
}

const colorOf = (color: string): CSSProperties & { '--swatch': string } => ({ '--swatch': color })
