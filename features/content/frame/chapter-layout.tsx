import type { ReactNode } from 'react'
import type { Block } from '@/contract/calls/catalogue/page'
import styles from './chapter-layout.module.scss'

export type Chapter = { id: string; title: string }

type Props = {
  chapters: readonly Chapter[]
  /** Marks in the table of contents where the reader is. */
  mark?: ReactNode
  children: ReactNode
}

/** Running text beside its table of contents, which stays in view: a column on desktop, a thin bar on phones. */
export function ChapterLayout({ chapters, mark, children }: Props) {
  return (
    <div className={styles.root}>
      <nav className={styles.contents} aria-label="目录">
        <ol className={styles.list}>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
        {mark}
      </nav>
      <div className={styles.body}>{children}</div>
    </div>
  )
}

/** The chapters a page can be entered at: its blocks that have both a name and an id. */
export function chaptersOf(blocks: readonly Block[]): Chapter[] {
  return blocks.flatMap((block) => {
    if (block.type === 'hero' || block.type === 'unknown') return []
    return block.id && block.title ? [{ id: block.id, title: block.title }] : []
  })
}
