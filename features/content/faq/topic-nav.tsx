import { Anchor } from '@/components/anchor'
import { routes } from '@/lib/routes'
import type { Topic } from './find-questions'
import styles from './topic-nav.module.scss'

type Props = { topics: readonly Topic[]; current: string }

/** The ten topics of the FAQ: a column on desktop, a bar on phones. A§2. */
export function TopicNav({ topics, current }: Props) {
  return (
    <nav className={styles.root} aria-label="问题分类">
      <ul className={styles.list}>
        {topics.map(({ slug, title }) => (
          <li key={slug}>
            <Anchor
              className={styles.link}
              href={routes.faq(slug)}
              aria-current={slug === current ? 'page' : undefined}
            >
              {title}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
