'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/button'
import { DeferredProducts } from '@/features/product-list/tile/product-row'
import { tileOf } from '@/features/product-list/tile/tile'
import { call } from '@/lib/api/browser'
import { useDeferredMutation, useDeferredQuery } from '@/lib/queries/deferred-queries'
import { loadedQueryClient } from '@/lib/queries/loaded-queries'
import { useAccountStore } from '@/stores/account-store'
import { useOutOfSight } from '../use-out-of-sight'
import styles from './browsing-history.module.scss'
import { HISTORY_SHOWN, historyKey, historyQuery } from './history-query'

const clearance = {
  mutationFn: (_: 'all') => call('clearBrowsing'),
  onSuccess: () => {
    loadedQueryClient()?.setQueryData(historyKey, [])
  },
}

/**
 * What the shopper looked at, without the product of this page; nothing before there is something. Only this browser knows
 * of it, so it comes late: it is put in while its place is out of sight. P10
 */
export function BrowsingHistory({ exceptSku }: { exceptSku?: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  const hasSession = useAccountStore((state) => state.session !== null)
  const seen = useDeferredQuery(historyQuery, hasSession) ?? []
  const items = seen.filter(({ parentSku }) => parentSku !== exceptSku).slice(0, HISTORY_SHOWN)
  const mayShow = useOutOfSight(place, items.length > 0)
  const clear = useDeferredMutation(clearance)

  if (clear.isSuccess && items.length === 0) return <Cleared />
  if (!mayShow || items.length === 0) return <div ref={place} />
  return (
    <DeferredProducts
      title="浏览记录"
      tiles={items.map(tileOf)}
      action={
        <div className={styles.action}>
          {clear.error && <span role="alert">{clear.error.message}</span>}
          <Button variant="text" isPending={clear.isPending} onClick={() => void clear.mutate('all')}>
            清空
          </Button>
        </div>
      }
    />
  )
}

/** Takes the keyboard over from the button that is gone with its row. */
function Cleared() {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus({ preventScroll: true }), [])
  return (
    <p ref={note} className={styles.cleared} role="status" tabIndex={-1}>
      浏览记录已清空
    </p>
  )
}
