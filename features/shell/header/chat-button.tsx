'use client'

import { useRouter } from 'next/navigation'
import { IconButton } from '@/components/icon-button'
import { openLiveChat, useLiveChat } from '@/lib/browser/live-chat'
import { routes } from '@/lib/routes'
import styles from './chat-button.module.scss'

/** The live chat, while somebody is there to answer; else the ways to reach the brand. A§2. */
export function ChatButton() {
  const router = useRouter()
  if (!useLiveChat()) return null
  const handleClick = () => {
    if (!openLiveChat()) router.push(routes.liveChat)
  }
  return <IconButton icon="chat" label="在线客服" className={styles.root} onClick={handleClick} />
}
