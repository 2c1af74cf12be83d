import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/components/button'
import { Notice } from '@/components/feedback/notice'
import { useDeferredMutation, useDeferredQuery } from '@/lib/queries/deferred-queries'
import { useAccountStore } from '@/stores/account-store'
import styles from './notice-area.module.scss'
import { noticesQuery, withdrawal } from './notice-queries'
import { NoticeSheet } from './notice-sheet'

export type NoticeAreaProps = {
  sku: string
  name: string
  isOpen: boolean
  onClose: () => void
  /** Whether this shopper waits for the piece: what offers it makes room then. */
  onWaiting: (isWaiting: boolean) => void
}

/** The sheet that asks for word of an arrival; whoever waits sees so and may take it back. P11 */
export function NoticeArea({ sku, name, isOpen, onClose, onWaiting }: NoticeAreaProps) {
  const [hasAsked, setHasAsked] = useState(false)
  const hasSession = useAccountStore((state) => state.session !== null)
  const waited = useDeferredQuery(noticesQuery, hasSession)
  const own = waited?.find((notice) => notice.sku === sku)
  const isWaiting = own !== undefined
  useLayoutEffect(() => onWaiting(isWaiting), [onWaiting, isWaiting])

  if (own) return <Registered sku={sku} contact={own.contact} takesFocus={hasAsked} />
  if (!isOpen) return null
  const handleDone = () => {
    setHasAsked(true)
    onClose()
  }
  return <NoticeSheet sku={sku} name={name} onClose={onClose} onDone={handleDone} />
}

type RegisteredProps = {
  sku: string
  contact: string
  /** After the sheet the keyboard goes on here, but not to what only the page brought. */
  takesFocus: boolean
}

function Registered({ sku, contact, takesFocus }: RegisteredProps) {
  const text = useRef<HTMLParagraphElement>(null)
  const withdraw = useDeferredMutation(withdrawal)
  useEffect(() => {
    if (takesFocus) text.current?.focus()
  }, [takesFocus])
  return (
    <div className={styles.registered}>
      <p ref={text} tabIndex={-1} role="status" className={styles.text}>
        到货后将通知 {contact}
      </p>
      <Button variant="text" isPending={withdraw.isPending} onClick={() => void withdraw.mutate(sku)}>
        取消通知
      </Button>
      {withdraw.error && <Notice>{withdraw.error.message}</Notice>}
    </div>
  )
}
