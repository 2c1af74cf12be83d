'use client'

import { useEffect, useRef, useState, type ComponentType } from 'react'
import { Button } from '@/components/button'
import { useFirstTouch } from '@/lib/browser/first-touch'
import { useAccountStore } from '@/stores/account-store'
import type { NoticeAreaProps } from './notice-area'

type Props = Pick<NoticeAreaProps, 'sku' | 'name'>

/** The way to word of an arrival. All but the button is fetched with the press, or for whoever may wait already. P11 */
export function NoticeIsland(props: Props) {
  const [Area, setArea] = useState<ComponentType<NoticeAreaProps>>()
  const [isOpen, setIsOpen] = useState(false)
  const [isWaiting, setIsWaiting] = useState(false)
  const hasSession = useAccountStore((state) => state.session !== null)
  const isNew = useAccountStore((state) => state.newSince !== null)
  const isTouched = useFirstTouch()
  const isWanted = isOpen || (hasSession && (isTouched || !isNew))
  const button = useFocusAfter(isWaiting)

  useEffect(() => {
    if (!isWanted || Area) return
    // The next press tries again.
    import('./notice-area').then((module) => setArea(() => module.NoticeArea)).catch(() => setIsOpen(false))
  }, [isWanted, Area])

  return (
    <>
      {!isWaiting && (
        <Button
          ref={button}
          variant="secondary"
          isWide
          isPending={isOpen && !Area}
          onClick={() => setIsOpen(true)}
        >
          到货通知我
        </Button>
      )}
      {Area && (
        <Area
          key={props.sku}
          {...props}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onWaiting={setIsWaiting}
        />
      )}
    </>
  )
}

/** The button takes the keyboard back once nothing is waited for any more. */
function useFocusAfter(isWaiting: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasWaiting = useRef(false)
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) button.current?.focus()
    wasWaiting.current = isWaiting
  }, [isWaiting])
  return button
}
