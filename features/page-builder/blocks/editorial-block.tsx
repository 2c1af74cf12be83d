import { Anchor } from '@/components/anchor'
import { Picture } from '@/components/media/picture'
import { PreviewButton } from '@/components/media/previewer/preview-button'
import type { BlockOf } from './block'
import styles from './editorial-block.module.scss'

/** A picture on one side and what it tells on the other, on the ground of the pictures. */
export function EditorialBlock({ block }: { block: BlockOf<'editorial'> }) {
  const { title, text, image, link, side } = block
  return (
    <section className={styles.root} data-side={side}>
      <div className={styles.picture}>
        <PreviewButton kind="single" label={image.alt}>
          <Picture
            name={image.phone ?? image.name}
            alt={image.alt}
            sizes="(max-width: 1023.98px) 100vw, 50vw"
            ratio="fill"
          />
        </PreviewButton>
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        {link && (
          <Anchor className={styles.link} href={link.url}>
            {link.label}
          </Anchor>
        )}
      </div>
    </section>
  )
}
