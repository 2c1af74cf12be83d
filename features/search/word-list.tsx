import Link from 'next/link'
import type { ReactNode } from 'react'
import { routes, type SearchMarks } from '@/lib/routes'
import { searchText } from './search-text'
import styles from './word-list.module.scss'

type Props = {
  title: string
  words: readonly string[]
  marks: SearchMarks
  /** Beside the title. */
  action?: ReactNode
}

/** Words to search for at a press: hot, related, searched before. Nothing when there is none. */
export function WordList({ title, words, marks, action }: Props) {
  if (words.length === 0) return null
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {action}
      </div>
      <ul className={styles.words}>
        {words.map((word) => (
          <li key={word}>
            <Link
              className={styles.word}
              href={routes.search(searchText(word) ?? word, marks)}
              prefetch={false}
              rel="nofollow"
            >
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
