import type { ReactNode } from 'react'
import { Anchor } from '@/components/anchor'
import type { BlockOf } from './block'
import { BlockTitle } from './block-title'
import styles from './products-block.module.scss'

/** A few chosen products under a title, and the way to the rest. */
export function ProductsBlock({ block, row }: { block: BlockOf<'products'>; row: ReactNode }) {
  const { title, link } = block
  return (
    <section>
      <BlockTitle>{title}</BlockTitle>
      {row}
      {link && (
        <p className={styles.more}>
          <Anchor className={styles.link} href={link.url}>
            {link.label}
          </Anchor>
        </p>
      )}
    </section>
  )
}
