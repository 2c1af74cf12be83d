import { DataTable } from '@/components/layout/data-table'
import type { BlockOf } from './block'
import { BlockTitle } from './block-title'
import styles from './table-block.module.scss'

/** Rows and columns, what they are measured in, and what to know about them. */
export function TableBlock({ block }: { block: BlockOf<'table'> }) {
  const { title, unit, header, rows, notes = [] } = block
  return (
    <section>
      {title && <BlockTitle>{title}</BlockTitle>}
      <div className={styles.frame}>
        <DataTable
          label={title ?? '表格'}
          caption={unit ? `单位：${unit}` : undefined}
          header={header}
          rows={rows}
        />
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
    </section>
  )
}
