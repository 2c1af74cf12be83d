import type { ReactNode } from 'react'
import { Accordion } from '@/components/disclosure/accordion'
import type { Product } from '@/contract/calls/catalogue/product'
import type { SizeGuide } from '@/contract/calls/catalogue/size-guide'
import styles from './product-accordions.module.scss'
import { DataTable } from '@/components/layout/data-table'

/** A text that is the same on every product page. */
export type ServiceText = { id: string; title: string; text: string }

type Props = { product: Product; service: readonly ServiceText[] }

/** What there is to read about the product, the first of it open. P13. */
export function ProductAccordions({ product, service }: Props) {
  const { sizeAndFit, sizeGuide, contentBlocks } = product
  const hasSizes = sizeAndFit !== '' || sizeGuide !== null
  return (
    <div>
      <TextAccordion title="商品描述" text={product.description} isOpen>
        <p className={styles.sku}>货号 {product.sku}</p>
      </TextAccordion>
      {hasSizes && (
        <Accordion title="尺寸与版型">
          <Paragraphs text={sizeAndFit} />
          {sizeGuide && <SizeTable guide={sizeGuide} />}
        </Accordion>
      )}
      <TextAccordion title="用法" text={product.usageRecommendations} />
      <TextAccordion title="成分" text={product.ingredientList} />
      {contentBlocks.map(({ id, title, text }) => (
        <TextAccordion key={id} title={title} text={text} />
      ))}
      <TextAccordion title="保养" text={product.maintainDesc} />
      {service.map(({ id, title, text }) => (
        <TextAccordion key={id} title={title} text={text} />
      ))}
    </div>
  )
}

type TextProps = { title: string; text: string; isOpen?: boolean; children?: ReactNode }

function TextAccordion({ title, text, isOpen, children }: TextProps) {
  if (text === '') return null
  return (
    <Accordion title={title} isOpen={isOpen}>
      <Paragraphs text={text} />
      {children}
    </Accordion>
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

/** The sizes of the product's kind, side by side. */
function SizeTable({ guide }: { guide: SizeGuide }) {
  const { title, unit, header, body, bodyDesc } = guide
  return (
    <div className={styles.sizes}>
      <DataTable label={title} caption={unit ? `${title}（${unit}）` : title} header={header} rows={body} />
      {bodyDesc && <p className={styles.note}>{bodyDesc}</p>}
    </div>
  )
}
