import type { ReactNode } from 'react'
import type { Page } from '@/contract/calls/catalogue/page'
import { routes } from '@/lib/routes'
import { ContentFrame } from '../frame/content-frame'
import { FaqSearch } from './faq-search'
import styles from './faq-topic.module.scss'
import { OpenLinked } from './open-linked'
import { topicsOf } from './questions'
import { TopicNav } from './topic-nav'

type Props = {
  page: Page
  pages: readonly Page[]
  /** The questions of the topic. */
  children: ReactNode
}

/** One topic of the FAQ: its questions beside the other topics, and the search over all. S22. */
export function FaqTopic({ page, pages, children }: Props) {
  const topics = topicsOf(pages)
  return (
    <ContentFrame
      title={page.title}
      lead={page.description}
      above={[{ label: '常见问题', href: routes.faq() }]}
    >
      <FaqSearch topics={topics}>
        <div className={styles.columns}>
          <TopicNav topics={topics} current={page.url.replace(/^faq\//, '')} />
          <div className={styles.body}>{children}</div>
        </div>
      </FaqSearch>
      <OpenLinked />
    </ContentFrame>
  )
}
