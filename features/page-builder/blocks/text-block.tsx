import { Anchor } from '@/components/anchor'
import type { BlockOf } from './block'
import styles from './text-block.module.scss'

/** A title and running text, in a narrow column. */
export function TextBlock({ block }: { block: BlockOf<'text'> }) {
  const { title, paragraphs, link } = block
  return (
    <section className={styles.root}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      {link && (
        <Anchor className={styles.link} href={link.url}>
          {link.label}
        </Anchor>
      )}
    </section>
  )
}
