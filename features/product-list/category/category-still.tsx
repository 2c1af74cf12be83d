import { Picture } from '@/components/media/picture'
import type { Category } from '@/contract/calls/catalogue/catalogue'
import { isStill, portraitOf } from '@/lib/media/picture-names'
import { ResultCount } from '../result-count'
import styles from './category-still.module.scss'

type Still = NonNullable<Category['image']>

type Props = {
  image: Still
  name: string
  description: string
  /** The whole screen where a world begins, else a band above its list. */
  height: 'screen' | 'band'
  /** How many pieces its list holds. */
  count?: number
}

/** A campaign picture from edge to edge, with the name of the category low on it. P03. */
export function CategoryStill({ image, name, description, height, count = 0 }: Props) {
  return (
    <header className={styles.root} data-height={height}>
      <Picture
        name={image.name}
        phone={portraitOf(image.name)}
        alt={image.alt}
        sizes="100vw"
        ratio="fill"
        priority
      />
      <div className={styles.words}>
        <h1 className={styles.title}>
          {name}
          {count > 0 && <ResultCount className={styles.count} count={count} />}
        </h1>
        {description && <p className={styles.text}>{description}</p>}
      </div>
    </header>
  )
}

/** The picture of a category where it is a campaign still: a piece on its ground does not fill a page. */
export function stillOf({ image }: Pick<Category, 'image'>): Still | null {
  return image && isStill(image.name) ? image : null
}
