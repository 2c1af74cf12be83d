'use client'

import { useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/button'
import { Field } from '@/components/form/field'
import { Notice } from '@/components/feedback/notice'
import { isChatApp } from '@/lib/browser/apps/chat-app'
import { useAccountStore } from '@/stores/account-store'
import { useRecordShare } from './queries'
import styles from './share-actions.module.scss'

type Props = { url: string; title: string }
type Outcome = 'copied' | 'selected' | null

const outcomes = {
  copied: '链接已复制，您可以粘贴发送。',
  selected: '链接已选中，请长按或使用快捷键复制。',
} as const

const subscribe = () => () => undefined

/** How this browser can pass a page on; the server cannot know, and shows the link alone. */
function useWay(): 'link' | 'chat-app' | 'system' {
  return useSyncExternalStore(
    subscribe,
    () => {
      if (isChatApp(navigator.userAgent)) return 'chat-app'
      return 'share' in navigator ? 'system' : 'link'
    },
    () => 'link',
  )
}

/** The address to copy, and what else this browser offers to pass it on. S23. */
export function ShareActions({ url, title }: Props) {
  const way = useWay()
  const link = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<Outcome>(null)
  const isCustomer = useAccountStore((state) => state.session === 'customer')
  const record = useRecordShare()

  // A failure to record is no failure to share: only the history lacks it.
  const keep = () => {
    if (isCustomer) record.mutate({ url, title })
  }
  const handleCopy = async () => {
    setOutcome(null)
    try {
      await navigator.clipboard.writeText(url)
      setOutcome('copied')
      keep()
    } catch {
      // Refused, or no https: the shopper copies it by hand.
      link.current?.focus()
      link.current?.select()
      setOutcome('selected')
    }
  }
  const handleShare = async () => {
    try {
      await navigator.share({ title, url })
      keep()
    } catch {
      // Closed without a choice.
    }
  }

  return (
    <div className={styles.root}>
      {way === 'chat-app' && <p className={styles.hint}>请点击右上角的“…”，选择发送给朋友或分享到朋友圈。</p>}
      <Field ref={link} label="链接" value={url} readOnly />
      <div className={styles.buttons}>
        <Button isWide onClick={() => void handleCopy()}>
          复制链接
        </Button>
        {way === 'system' && (
          <Button variant="secondary" isWide onClick={() => void handleShare()}>
            分享
          </Button>
        )}
      </div>
      {outcome && <Notice tone="status">{outcomes[outcome]}</Notice>}
    </div>
  )
}
