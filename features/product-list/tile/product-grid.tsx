'use client'

import { Picture } from '@/components/media/picture'
import type { Image } from '@/contract/calls/catalogue/media'
import { portraitOf } from '@/lib/picture-names'
import { ProductTile } from './product-tile'
import styles from './product-grid.module.scss'
import type { Tile } from './tile'

type Props = {
  tiles: readonly Tile[]
  /** An editorial picture among the products, two by two. */
  picture?: Image | null
  /** Whether the page begins with it, so that its first row is loaded before the rest. */
  isFirst?: boolean
}

const sizes = '(max-width: 1023.98px) 50vw, 25vw'
/** On desktop the first row is in sight: its pictures are loaded before the rest. */
const rowLength = 4
/** Under a row of pictures only a phone's first row is: there it is the largest of what is seen first. */
const phoneRowLength = 2
/** The picture stands after the second row of four. */
const pictureAfter = 8

/** Products edge to edge, two columns on phones, four on desktop. A client component: its data is sent once, as HTML. */
export function ProductGrid({ tiles, picture, isFirst = true }: Props) {
  const isPictured = picture && tiles.length > pictureAfter + rowLength
  const inSight = isFirst ? rowLength : phoneRowLength
  return (
    <ul className={styles.root} data-few={tiles.length < rowLength ? tiles.length : undefined}>
      {tiles.slice(0, isPictured ? pictureAfter : undefined).map((tile, index) => (
        <li key={tile.href}>
          <ProductTile tile={tile} sizes={sizes} priority={index < inSight} />
        </li>
      ))}
      {isPictured && (
        <li className={styles.picture}>
          <Picture
            name={portraitOf(picture.name)}
            alt={picture.alt}
            sizes="(max-width: 1023.98px) 100vw, 50vw"
            ratio="fill"
          />
        </li>
      )}
      {isPictured &&
        tiles.slice(pictureAfter).map((tile) => (
          <li key={tile.href}>
            <ProductTile tile={tile} sizes={sizes} />
          </li>
        ))}
    </ul>
  )
}
