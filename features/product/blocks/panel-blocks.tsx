import { Anchor } from '@/components/anchor'
import { Picture } from '@/components/media/picture'
import type { MiniEditorialBlock, RedirectionBlock } from '@/contract/calls/catalogue/product-content'
import styles from './panel-blocks.module.scss'

/** A word about the piece beside the buttons, with a small picture where there is one. P13. */
export function MiniEditorial({ block }: { block: MiniEditorialBlock | null }) {
  if (!block) return null
  const { title, text, image } = block
  return (
    <aside className={styles.mini} aria-label={title}>
      {image && (
        <div className={styles.picture}>
          <Picture name={image.name} alt={image.alt} sizes="96px" />
        </div>
      )}
      <div className={styles.words}>
        <p>{title}</p>
        <p className={styles.quiet}>{text}</p>
      </div>
    </aside>
  )
}

/** Where a shopper may go on from here. P13. */
export function Redirection({ block }: { block: RedirectionBlock | null }) {
  if (!block) return null
  const { title, text, link } = block
  return (
    <aside className={styles.words} aria-label={title}>
      <p>{title}</p>
      <p className={styles.quiet}>{text}</p>
      <p>
        <Anchor className={styles.link} href={link.url}>
          {link.label}
        </Anchor>
      </p>
    </aside>
  )
}
