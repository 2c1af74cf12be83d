'use client'

import Link from 'next/link'
import { useSyncExternalStore } from 'react'
import { classNames } from '@/components/class-names'
import { useMediaQuery } from '@/components/use-media-query'
import { Picture } from '@/components/media/picture'
import { QuickAddButton } from '@/features/product/quick-add/quick-add-button'
import styles from './product-tile.module.scss'
import type { Tile } from './tile'
import { TileSwatches } from './tile-swatches'

type Props = { tile: Tile; sizes: string; priority?: boolean }

/**
 * A product in a list: picture, name, price, colours, heart; a second view where a pointer can hover. B§3. The heart lives by
 * features/wishlist; it is drawn by the style, because every tile has one.
 */
export function ProductTile({ tile, sizes, priority }: Props) {
  const { href, sku, parentSku, name, picture, second, note, price, refusal, isSoldOut, colors, swatches } =
    tile
  const isBuyable = price !== null && !refusal
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const canHover = useMediaQuery('(hover: hover)')
  return (
    <div className={styles.root}>
      <Link className={styles.link} href={href}>
        <span className={styles.pictures} data-gone={isSoldOut}>
          <Picture name={picture} alt="" sizes={sizes} priority={priority} />
          {second && canHover && (
            <span className={styles.second}>
              <Picture name={second} alt="" sizes={sizes} ratio="fill" />
            </span>
          )}
        </span>
        <span className={styles.facts}>
          {note && <span className={classNames(styles.quiet, styles.note)}>{note}</span>}
          <span>{name}</span>
          <TilePrice tile={tile} />
          {refusal && <span className={styles.quiet}>{refusal}</span>}
          {colors && !swatches && <span className={styles.quiet}>{`${colors} 色`}</span>}
        </span>
      </Link>
      {swatches && <TileSwatches tile={tile} />}
      <button
        type="button"
        className={styles.heart}
        aria-label={`收藏 ${name}`}
        aria-pressed={false}
        data-wish={parentSku ?? sku}
      />
      {isBuyable && isLive && (
        <div className={styles.actions}>
          <QuickAddButton sku={sku} name={name} />
        </div>
      )}
    </div>
  )
}

/** The press that adds a piece needs scripts: it is not in the HTML, where it would be sent with every tile. */
const never = () => () => undefined

/** What a product costs in a list; a hidden price is on request (P05). */
function TilePrice({ tile: { price, was } }: Pick<Props, 'tile'>) {
  if (price === null) return <span className={styles.quiet}>价格请咨询</span>
  if (was === undefined) return <span className={styles.price}>{price}</span>
  return (
    <span className={styles.price}>
      <span className="visually-hidden">现价</span>
      {price} <span className="visually-hidden">原价</span>
      <s className={styles.quiet}>{was}</s>
    </span>
  )
}
