'use client'

import type { CSSProperties } from 'react'
import { isWidePicture } from '@/lib/picture-names'
import { classNames } from '../class-names'
import styles from './picture.module.scss'

type Props = {
  /** The name under /pictures, such as bg-0101-noir. */
  name: string
  /** Empty where words beside the picture say the same. */
  alt: string
  /** How wide the picture is on the page, as the `sizes` of HTML. */
  sizes: string
  /** The box it stands in; `fill` takes the height of its parent. */
  ratio?: '4/5' | '16/9' | '1/1' | 'fill'
  /** Another cut for phones, such as still-hero-tall. */
  phone?: string
  /** The picture the page is opened for: loaded at once, before the rest. */
  priority?: boolean
  className?: string
}

const portraitWidths = [480, 960, 1440]
const formats = ['avif', 'webp'] as const

/**
 * A picture of the house: every size and format has a name by convention, the box never moves. A client component, so that
 * its sources are sent once, as HTML, and its data is a name.
 */
export function Picture({ name, alt, sizes, ratio = '4/5', phone, priority = false, className }: Props) {
  const style: (CSSProperties & { '--ratio': string }) | undefined =
    ratio === 'fill' ? undefined : { '--ratio': ratio }
  return (
    <picture
      className={classNames(styles.root, className)}
      data-fill={ratio === 'fill' || undefined}
      style={style}
    >
      {phone &&
        formats.map((format) => (
          <source
            key={format}
            media="(max-width: 1023.98px)"
            type={`image/${format}`}
            srcSet={srcSetOf(phone, format)}
            sizes={sizes}
          />
        ))}
      <source type="image/avif" srcSet={srcSetOf(name, 'avif')} sizes={sizes} />
      <img
        className={styles.image}
        src={`/pictures/${name}-960.webp`}
        srcSet={srcSetOf(name, 'webp')}
        sizes={sizes}
        alt={alt}
        width={960}
        height={isWidePicture(name) ? 540 : 1200}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

function srcSetOf(name: string, format: (typeof formats)[number]): string {
  const widths = isWidePicture(name) ? [...portraitWidths, 2400] : portraitWidths
  return widths.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ')
}
