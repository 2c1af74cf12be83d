import type { ReactNode } from 'react'
import { Accordion } from '@/components/disclosure/accordion'
import type { Product } from '@/contract/calls/catalogue/product'
import styles from './product-accordions.module.scss'
import { readingsOf, type Reading } from './readings'

type Props = {
  product: Product
  service: readonly Reading[]
  /** More to open, below what there is to read. */
  children?: ReactNode
}

/** What there is to read about the product; the one that it names is open at first, else its description. P13. */
export function ProductAccordions({ product, service, children }: Props) {
  const readings = [...readingsOf(product), ...service]
  const isNamed = readings.some(({ id }) => id === product.defaultAccordion)
  const first = isNamed ? product.defaultAccordion : 'description'
  return (
    <div>
      {readings.map(({ id, title, text }) => (
        <Accordion key={id} title={title} isOpen={id === first}>
          <Paragraphs text={text} />
          {id === 'description' && <p className={styles.sku}>货号 {product.sku}</p>}
        </Accordion>
      ))}
      {children}
    </div>
  )
}

/** A text line by line, without the empty ones. */
function Paragraphs({ text }: { text: string }) {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return (
    <div className={styles.text}>
      {lines.map((line, place) => (
        // The line itself as its key would be sent a third time.
        <p key={place}>{line}</p>
      ))}
    </div>
  )
}
