import { Accordion } from '@/components/accordion'
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
        {items.map((item) => (
          <Accordion key={item.title} title={item.title}>
            <p className={styles.text}>{item.text}</p>
          </Accordion>
        ))}
      </div>
    </section>
  )
}
