'use client'

import Link from 'next/link'
import type { MouseEvent } from 'react'
import { openLiveChat } from '@/lib/browser/live-chat'
import { routes } from '@/lib/routes'

/** The live chat in words: opens the provider's window, or leads to the ways to reach the brand. A§2. */
export function ServiceChatLink() {
  const handleClick = (event: MouseEvent) => {
    if (openLiveChat()) event.preventDefault()
  }
  return (
    <Link href={routes.liveChat} prefetch={false} onClick={handleClick}>
      在线客服
    </Link>
  )
}
