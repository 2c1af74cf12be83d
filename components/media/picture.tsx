'use client'

import type { CSSProperties } from 'react'
import { fallbackAddress, pictureSet } from '@/lib/media/picture-names'
import { classNames } from '../class-names'
import styles from './picture.module.scss'

type Props = {
  /** The name under /pictures, such as bg-0101-noir. */
  name: string
  /** Empty where words beside the picture say the same. */
  alt: string
  /** How wide the picture is on the page, as the `sizes` of HTML. */
  sizes: string
  /** The box it stands in, 4:5 unless said; `fill` takes the height of its parent. */
  ratio?: '16/9' | '1/1' | 'fill'
  /** Another cut for phones, such as still-hero-tall. */
  phone?: string
  /** The picture the page is opened for: loaded at once, before the rest. */
  priority?: boolean
  className?: string
}

const phoneMedia = '(max-width: 1023.98px)'

/**
 * A picture of the brand: every size and format has a name by convention, the box never moves. AVIF in every size; WebP in one,
 * for the few browsers without. A client component, so that its sources are sent once, as HTML, and its data is a name.
 */
export function Picture({ name, alt, sizes, ratio, phone, priority = false, className }: Props) {
  return (
    <picture
      className={classNames(styles.root, className)}
      data-fill={ratio === 'fill' || undefined}
      style={boxOf(ratio)}
    >
      {phone && (
        <>
          <source media={phoneMedia} type="image/avif" srcSet={pictureSet(phone)} sizes={sizes} />
          <source media={phoneMedia} srcSet={fallbackAddress(phone)} />
        </>
      )}
      <source type="image/avif" srcSet={pictureSet(name)} sizes={sizes} />
      <img
        className={styles.image}
        src={fallbackAddress(name)}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  )
}

function boxOf(ratio: Props['ratio']): (CSSProperties & { '--ratio': string }) | undefined {
  return ratio === undefined || ratio === 'fill' ? undefined : { '--ratio': ratio }
}
