import { Anchor } from '@/components/anchor'
import { RichText } from '@/components/rich-text'
import type { BlockOf } from './block'
import styles from './text-block.module.scss'

/** A title and running text, in a narrow column. */
export function TextBlock({ block }: { block: BlockOf<'text'> }) {
  const { title, paragraphs, html, link } = block
  return (
    <section className={styles.root}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      {html && (
        <div className={styles.paragraph}>
          <RichText html={html} />
        </div>
      )}
      {link && (
        <Anchor className={styles.link} href={link.url}>
          {link.label}
        </Anchor>
      )}
    </section>
  )
}
