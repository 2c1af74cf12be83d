import { DataTable } from '@/components/layout/data-table'
import type { SizeGuide } from '@/contract/calls/catalogue/product'
import styles from './size-table.module.scss'

/** The sizes of the product's kind, side by side. */
export function SizeTable({ guide }: { guide: SizeGuide }) {
  const { title, unit, header, body, bodyDesc } = guide
  return (
    <div className={styles.root}>
      <DataTable label={title} caption={unit ? `${title}（${unit}）` : title} header={header} rows={body} />
      {bodyDesc && <p className={styles.note}>{bodyDesc}</p>}
    </div>
  )
}
