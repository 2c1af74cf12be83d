import type { ComponentProps } from 'react'
import { Picture } from '../picture'
import { FilmIsland } from './film-island'
import styles from './film.module.scss'

type Props = Pick<ComponentProps<typeof Picture>, 'sizes' | 'ratio' | 'priority'> & {
  /** The name under /films, such as bag-turn. */
  film: string
  /** What it is called, for its button. */
  label: string
  /** Its first frame, a picture of the house. */
  poster: { name: string; alt: string }
  /** The address of captions, where somebody speaks. */
  captions?: string
}

/** A film without sound that repeats. Its poster is a picture of the page; the film comes when it is near and wanted. */
export function Film({ film, label, poster, captions, sizes, ratio, priority }: Props) {
  return (
    <div className={styles.root} data-fill={ratio === 'fill' || undefined}>
      <Picture name={poster.name} alt={poster.alt} sizes={sizes} ratio={ratio} priority={priority} />
      <FilmIsland film={film} label={label} captions={captions} />
    </div>
  )
}
