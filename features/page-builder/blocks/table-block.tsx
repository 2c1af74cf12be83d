import { DataTable } from '@/components/data-table'
import type { BlockOf } from './block'
import { BlockTitle } from './block-title'
import styles from './table-block.module.scss'

/** Rows and columns. */
export function TableBlock({ block }: { block: BlockOf<'table'> }) {
  const { title, header, rows } = block
  return (
    <section>
      {title && <BlockTitle>{title}</BlockTitle>}
      <div className={styles.frame}>
        <DataTable label={title ?? '表格'} header={header} rows={rows} />
      </div>
    </section>
  )
}
