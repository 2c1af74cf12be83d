import type { ReactNode } from 'react'
import { Anchor } from '@/components/anchor'
import { Picture } from '@/components/media/picture'
import { PreviewButton } from '@/components/media/previewer/preview-button'
import type { BlockOf } from './block'
import { BlockTitle } from './block-title'
import styles from './row-blocks.module.scss'

type Column = BlockOf<'columns'>['columns'][number]

/** Pictures side by side, edge to edge, each with a name and a way in. */
export function ColumnsBlock({ block }: { block: BlockOf<'columns'> }) {
  const { title, columns } = block
  const sizes = `(max-width: 1023.98px) ${columns.length > 2 ? 50 : 100}vw, ${Math.ceil(100 / columns.length)}vw`
  return (
    <section>
      {title && <BlockTitle>{title}</BlockTitle>}
      <ul className={styles.columns} data-count={columns.length}>
        {columns.map((column) => (
          <li key={column.title} className={styles.column}>
            <ColumnPicture column={column} sizes={sizes} />
            <div className={styles.columnWords}>
              <h3 className={styles.columnTitle}>{column.title}</h3>
              {column.text && <p className={styles.columnText}>{column.text}</p>}
              {column.link && (
                <Anchor className={styles.columnLink} href={column.link.url}>
                  {column.link.label}
                  <span className="visually-hidden">：{column.title}</span>
                </Anchor>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The picture leads where the words lead (one of the two is enough for the keyboard), else it opens full-screen. */
function ColumnPicture({ column: { image, link }, sizes }: { column: Column; sizes: string }) {
  // The upright box wants the upright cut, on every screen.
  const picture = <Picture name={image.phone ?? image.name} alt={image.alt} sizes={sizes} />
  if (!link) {
    return (
      <PreviewButton kind="single" label={image.alt}>
        {picture}
      </PreviewButton>
    )
  }
  return (
    <Anchor href={link.url} tabIndex={-1} aria-hidden="true">
      {picture}
    </Anchor>
  )
}

/** A few chosen products under a title, and the way to the rest. */
export function ProductsBlock({ block, row }: { block: BlockOf<'products'>; row: ReactNode }) {
  const { title, link } = block
  return (
    <section>
      <BlockTitle>{title}</BlockTitle>
      {row}
      {link && (
        <p className={styles.more}>
          <Anchor className={styles.moreLink} href={link.url}>
            {link.label}
          </Anchor>
        </p>
      )}
    </section>
  )
}
