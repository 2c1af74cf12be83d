'use client'

import { useUserInfo } from '@/lib/session/user-info'
import styles from './greeting.module.scss'
import { greetingText } from './greeting-text'

/** Greets the customer by name, once the page knows who reads it; its space is reserved until then. */
export function Greeting() {
  const user = useUserInfo()
  return <p className={styles.root}>{user ? greetingText(user) : '\u00a0'}</p>
}
