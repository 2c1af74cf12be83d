'use client'

import { Button } from '@/components/button'
import { ButtonLink } from '@/components/button-link'
import { Notice } from '@/components/feedback/notice'
import { Skeleton } from '@/components/feedback/skeleton'
import { useMediaQuery } from '@/components/use-media-query'
import type { ProductListItem } from '@/contract/calls/catalogue/product'
import { ProductTile } from '@/features/product-list/tile/product-tile'
import { tileOf } from '@/features/product-list/tile/tile'
import { routes } from '@/lib/routes'
import { HotWords } from '../hot-words'
import { usePanelResults, useRelatedWords } from '../queries'
import { nothingFound, resultLimit } from '../search-text'
import { useDebouncedValue } from '../use-debounced-value'
import { WordList } from '../word-list'
import styles from './panel-results.module.scss'

/** A§9: words are looked up this soon after the last key, products after a full second. */
const WORDS_MS = 200
const RESULTS_MS = 1000

type Props = { q: string; from: string }

/** What the text finds: a related word, the first products, how many there are. A§2. */
export function PanelResults({ q, from }: Props) {
  const isPhone = useMediaQuery('(max-width: 1023.98px)')
  const related = useRelatedWords(useDebouncedValue(q, WORDS_MS))
  const { state, total, items, retry } = useResults(q)
  const shown = items.slice(0, resultLimit(total, isPhone))

  return (
    <div className={styles.root} aria-busy={state === 'waiting'}>
      <div className={styles.words}>
        <WordList title="相关搜索" words={related} marks={{ from }} />
        <p role="status" className={styles.status}>
          {state === 'found' && `可搜索到的前${shown.length}条结果`}
          {state === 'nothing' && nothingFound}
        </p>
        {state === 'failed' && <Failure onRetry={retry} />}
        {state === 'nothing' && <HotWords from={from} />}
      </div>
      {state === 'waiting' && <WaitingRow count={isPhone ? 4 : 5} />}
      {state === 'found' && (
        <>
          <ul className={styles.products}>
            {shown.map((item) => (
              <li key={item.sku}>
                <ProductTile tile={tileOf(item)} sizes="(max-width: 1023.98px) 50vw, 20vw" />
              </li>
            ))}
          </ul>
          <div className={styles.all}>
            <ButtonLink variant="secondary" href={routes.search(q, { from })}>
              查看搜索结果 ({total})
            </ButtonLink>
          </div>
        </>
      )}
    </div>
  )
}

type Results = { state: 'waiting' | 'failed' | 'nothing' | 'found'; total: number; items: ProductListItem[] }

/** The results of exactly this text; those of an earlier one are not shown under it. */
function useResults(q: string): Results & { retry: () => void } {
  const settled = useDebouncedValue(q, RESULTS_MS)
  const { data, isError, refetch } = usePanelResults(settled)
  const retry = () => void refetch()
  const nothing = { total: 0, items: [], retry }

  if (settled !== q) return { state: 'waiting', ...nothing }
  if (!data) return { state: isError ? 'failed' : 'waiting', ...nothing }
  const { totalProducts: total, items } = data
  return { state: total > 0 ? 'found' : 'nothing', total, items, retry }
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice>
      搜索暂时无法使用，请稍后再试。
      <Button variant="text" onClick={onRetry}>
        重试
      </Button>
    </Notice>
  )
}

function WaitingRow({ count }: { count: number }) {
  return (
    <ul className={styles.products} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <Skeleton ratio="4/5" />
        </li>
      ))}
    </ul>
  )
}
