'use client'

import type { SearchMarks } from '@/lib/routes'
import { useHotWords } from './queries'
import { WordList } from './word-list'

/** What many search for; left out when it cannot be read. */
export function HotWords({ from }: Pick<SearchMarks, 'from'>) {
  return <WordList title="搜索热词" words={useHotWords()} marks={{ type: 'hot', from }} />
}
