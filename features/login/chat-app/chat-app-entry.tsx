'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/button'
import { Icon } from '@/components/icon'
import { Notice } from '@/components/feedback/notice'
import { phoneQuery } from '@/components/phone-query'
import { useMediaQuery } from '@/components/use-media-query'
import { usePageRestored } from '@/components/use-page-restored'
import { isChatApp } from '@/lib/browser/apps/chat-app'
import { leave } from '@/lib/browser/leave'
import { useLoginStore } from '@/stores/login-store'
import { redirectTarget } from './callback'
import styles from './chat-app-entry.module.scss'
import { useStartChatAppLogin } from './queries'
import { useChatAppErrorStore } from './chat-app-error-store'

/**
 * The way in by the chat app, at the shopper's press alone: on a desktop by a code to scan, inside the chat app by its own
 * page, elsewhere not at all (A§2). Says too what became of the last try.
 */
export function ChatAppEntry() {
  const isPhone = useMediaQuery(phoneQuery)
  const error = useChatAppErrorStore((state) => state.error)
  const returnUrl = useLoginStore((state) => state.returnUrl)
  const start = useStartChatAppLogin()
  const root = useRef<HTMLElement>(null)
  const way = isChatApp(navigator.userAgent) ? 'in-app' : 'qr'
  const isOffered = way === 'in-app' || !isPhone
  const message = start.error?.message ?? error

  // Back from the chat app's page: the button works again.
  usePageRestored(start.reset)

  useEffect(() => {
    if (message) root.current?.scrollIntoView({ block: 'nearest' })
  }, [message])

  const handlePress = () =>
    start.mutate(
      { way, redirectUrl: redirectTarget(window.location.href, returnUrl) },
      { onSuccess: ({ url }) => leave(url) },
    )

  if (!isOffered && !message) return null
  return (
    <section ref={root} className={styles.root} aria-label="其他登录方式">
      {isOffered && <p className={styles.caption}>其他登录方式</p>}
      {message && <Notice>{message}</Notice>}
      {isOffered && (
        <Button
          variant="secondary"
          isWide
          isPending={start.isPending || start.isSuccess}
          onClick={handlePress}
        >
          <Icon name="bubbles" />
          {way === 'qr' ? '微信扫码登录' : '微信授权登录'}
        </Button>
      )}
    </section>
  )
}
