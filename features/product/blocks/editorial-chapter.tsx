import { Anchor } from '@/components/anchor'
import { Picture } from '@/components/media/picture'
import type { EditorialBlock } from '@/contract/calls/catalogue/product-content'
import styles from './editorial-chapter.module.scss'

/** A chapter about the piece, across the page: a picture, and beside it what there is to tell. P13. */
export function EditorialChapter({ block }: { block: EditorialBlock | null }) {
  if (!block) return null
  const { title, text, image, link } = block
  return (
    <section className={styles.root}>
      <Picture name={image.name} alt={image.alt} sizes="(max-width: 1023.98px) 100vw, 50vw" />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p>{text}</p>
        {link && (
          <Anchor className={styles.link} href={link.url}>
            {link.label}
          </Anchor>
        )}
      </div>
    </section>
  )
}
