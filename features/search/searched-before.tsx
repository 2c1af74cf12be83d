'use client'

import type { SearchMarks } from '@/lib/routes'
import { clearSearches, useSearchHistory } from './search-history'
import styles from './searched-before.module.scss'
import { WordList } from './word-list'

/** What this browser searched for, with a way to forget it. A§3. */
export function SearchedBefore({ from }: Pick<SearchMarks, 'from'>) {
  const clear = (
    <button type="button" className={styles.clear} onClick={clearSearches}>
      清除记录
    </button>
  )
  return <WordList title="最近搜索" words={useSearchHistory()} marks={{ from }} action={clear} />
}
