'use client'

import Link from 'next/link'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useState, useTransition } from 'react'
import type { MouseEvent } from 'react'
import { HeaderRow } from '@/components/layout/header-row'
import { IconButton } from '@/components/icon-button'
import { Overlay, useDismissOverlay } from '@/components/overlay/overlay'
import { topOfHeader } from '@/components/overlay/top-of-header'
import { useCloseOnNavigation } from '@/components/overlay/use-close-on-navigation'
import { WordMark } from '@/components/word-mark'
import { brand } from '@/lib/brand'
import { routes } from '@/lib/routes'
import { useOverlayStore } from '@/stores/overlay-store'
import { HotWords } from '../hot-words'
import { SearchField } from '../search-field'
import { liveSearchText } from '../search-text'
import { SearchedBefore } from '../searched-before'
import { trackSearch } from '../track-search'
import { usePageName } from '@/stores/use-page-name'
import { PanelResults } from './panel-results'
import styles from './search-panel.module.scss'

/** The search over any page: what is typed is searched for as it settles, Enter leads to the results. A§2, A§4. */
export function SearchPanel() {
  const close = useOverlayStore((state) => state.close)
  const [top] = useState(topOfHeader)
  useCloseOnNavigation(close)
  return (
    <Overlay isOpen onClose={close} label="搜索" side="top" top={top} className={styles.root}>
      <PanelContent />
    </Overlay>
  )
}

function PanelContent() {
  const dismiss = useDismissOverlay()
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const searched = useSearched()
  const [text, setText] = useState(searched)
  const q = liveSearchText(text)
  const from = usePageName()

  useEffect(() => {
    if (q !== null && q !== searched) trackSearch(q, { from })
  }, [q, searched, from])

  const search = (wanted: string) => {
    const href = routes.search(wanted, { from })
    if (isHere(href)) dismiss()
    else startTransition(() => router.push(href))
  }

  // The page a link leads to may be the one behind the panel: there is nowhere to go.
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isHere(link.href)) return
    event.preventDefault()
    dismiss()
  }

  return (
    <div className={styles.content} onClickCapture={handleClick}>
      <HeaderRow
        mark={
          <Link href={routes.home}>
            <WordMark title={`${brand.name} 首页`} />
          </Link>
        }
        end={<IconButton icon="close" label="关闭搜索" onClick={dismiss} />}
      />
      <div className={styles.field}>
        <SearchField
          isFirst
          defaultText={searched}
          onType={setText}
          onSearch={search}
          isPending={isPending}
        />
      </div>
      {q === null ? (
        <div className={styles.ideas}>
          <HotWords from={from} />
          <SearchedBefore from={from} />
        </div>
      ) : (
        <PanelResults q={q} from={from} />
      )}
    </div>
  )
}

/** What the page behind is the result of: leaving it clears the text. A§4. */
function useSearched(): string {
  const query = useSearchParams()
  return usePathname() === routes.search() ? (query.get('q') ?? '') : ''
}

function isHere(href: string): boolean {
  return new URL(href, window.location.href).href === window.location.href
}
