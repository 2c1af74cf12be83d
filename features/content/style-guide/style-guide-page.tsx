import type { ReactNode } from 'react'
import type { Page } from '@/contract/calls/catalogue/page'
import { chaptersOf } from '../frame/chapter-layout'
import { ContentFrame } from '../frame/content-frame'
import styles from './style-guide-page.module.scss'

type Props = {
  page: Page
  /** The blocks of the page. */
  children: ReactNode
}

/** The style guide: its chapters by number, then each in pictures and products across the page. A§2, S22. */
export function StyleGuidePage({ page, children }: Props) {
  return (
    <>
      <ContentFrame title={page.title} lead={page.description}>
        <nav aria-label="章节">
          <ol className={styles.chapters}>
            {chaptersOf(page.blocks).map(({ id, title }) => (
              <li key={id}>
                <a className={styles.chapter} href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </ContentFrame>
      <div className={styles.body}>{children}</div>
    </>
  )
}
