import { Accordion } from '@/components/disclosure/accordion'
import { Anchor } from '@/components/anchor'
import type { BlockOf } from './block'
import { BlockTitle } from './block-title'
import styles from './accordion-block.module.scss'

/** Questions and answers that open. */
export function AccordionBlock({ block }: { block: BlockOf<'accordion'> }) {
  const { title, items } = block
  return (
    <section>
      {title && <BlockTitle>{title}</BlockTitle>}
      <div className={styles.items}>
        {items.map(({ id, title: question, text, link }) => (
          <Accordion key={id ?? question} id={id} title={question}>
            <p className={styles.text}>{text}</p>
            {link && (
              <p className={styles.more}>
                <Anchor className={styles.link} href={link.url}>
                  {link.label}
                </Anchor>
              </p>
            )}
          </Accordion>
        ))}
      </div>
    </section>
  )
}
