'use client'

import { useState } from 'react'
import { Button } from '@/components/button'
import { openLiveChat } from '@/lib/browser/live-chat'
import styles from './chat-button.module.scss'

/** Opens the live chat; while nobody is there to answer, it says so and names the telephone. A§2. */
export function ChatButton() {
  const [isMissing, setIsMissing] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsMissing(!openLiveChat())}>
        开始在线咨询
      </Button>
      <p className={styles.note} role="status">
        {isMissing && '在线客服此刻未能接入，请致电客户服务热线，或稍后再试。'}
      </p>
    </>
  )
}
