import { Anchor } from '@/components/anchor'
import { Accordion } from '@/components/disclosure/accordion'
import { DataTable } from '@/components/layout/data-table'
import { SizeGuideParts } from '@/components/media/size-guide-parts'
import '@/styles/rich-text.scss'
import type { BlockOf } from './block'
import { BlockTitle } from './block-title'
import styles from './text-blocks.module.scss'

/** A title and running text, in a narrow column. */
export function TextBlock({ block }: { block: BlockOf<'text'> }) {
  const { title, paragraphs, html, link } = block
  return (
    <section className={styles.textBlock}>
      {title && <h2 className={styles.textTitle}>{title}</h2>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      {html && (
        <div className={styles.paragraph}>
          <RichText html={html} />
        </div>
      )}
      {link && (
        <Anchor className={styles.textLink} href={link.url}>
          {link.label}
        </Anchor>
      )}
    </section>
  )
}

/** HTML from the shop's content. The commerce API cleans it when it is stored and when it is served. S22. */
function RichText({ html }: { html: string }) {
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
}

/** Questions and answers that open. */
export function AccordionBlock({ block }: { block: BlockOf<'accordion'> }) {
  const { title, items } = block
  return (
    <section>
      {title && <BlockTitle>{title}</BlockTitle>}
      <div className={styles.questions}>
        {items.map(({ id, title: question, text, link }) => (
          <Accordion key={id ?? question} id={id} title={question}>
            <p className={styles.answer}>{text}</p>
            {link && (
              <p className={styles.answerMore}>
                <Anchor className={styles.answerLink} href={link.url}>
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

/** Rows and columns, what they are measured in, and what to know about them. */
export function TableBlock({ block }: { block: BlockOf<'table'> }) {
  const { title, unit, header, rows, notes = [] } = block
  return (
    <section>
      {title && <BlockTitle>{title}</BlockTitle>}
      <div className={styles.table}>
        <DataTable
          label={title ?? '表格'}
          caption={unit ? `单位：${unit}` : undefined}
          header={header}
          rows={rows}
        />
        {notes.map((note) => (
          <p key={note} className={styles.tableNote}>
            {note}
          </p>
        ))}
      </div>
    </section>
  )
}

/** A size guide of the catalogue, with whom to ask. */
export function SizeTableBlock({ block: { title, guide } }: { block: BlockOf<'sizeTable'> }) {
  return (
    <section>
      <BlockTitle>{title}</BlockTitle>
      <div className={styles.table}>
        <SizeGuideParts guide={guide} />
        {guide.needHelp && <p className={styles.tableNote}>{guide.needHelp}</p>}
      </div>
    </section>
  )
}
