import { Film } from '@/components/media/film/film'
import type { Product } from '@/contract/calls/catalogue/product'
import styles from './gallery-film.module.scss'
import type { Moving } from './product-gallery'

/** The film of a product, as tall as its pictures, with what it is called; null without one. B§3 `pdpViewonVideoId`. */
export function galleryFilm(
  product: Pick<Product, 'name' | 'pdpViewonVideoId' | 'videoBlockContent' | 'holodeckIsTop'>,
): Moving | null {
  const { name, pdpViewonVideoId: film, videoBlockContent: block, holodeckIsTop: isFirst } = product
  if (!film) return null
  const element = (
    <figure key="film" className={styles.root}>
      <Film
        film={film}
        label={block?.title || name}
        poster={block?.poster ?? { name: `film-${film}`, alt: name }}
        captions={block?.captions}
        sizes="(max-width: 1023.98px) 222vw, calc(111vw - 489px)"
        priority={isFirst}
      />
      {block && (block.title || block.text) && (
        <figcaption className={styles.words}>
          {[block.title, block.text].filter(Boolean).map((words) => (
            <span key={words}>{words}</span>
          ))}
        </figcaption>
      )}
    </figure>
  )
  return { element, isFirst }
}
