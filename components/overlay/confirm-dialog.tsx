'use client'

import type { ReactNode } from 'react'
import { Button } from '../button'
import styles from './confirm-dialog.module.scss'
import { Overlay, useDismissOverlay } from './overlay'
import { OverlayParts } from './overlay-parts'
import { phoneQuery } from '../phone-query'
import { useMediaQuery } from '../use-media-query'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** What will be done, in full: what is confirmed cannot be taken back. */
  children: ReactNode
  /** What happens, as the button says it. */
  action: string
  /** `dismiss` closes the dialog once it is done, as the shopper would. */
  onConfirm: (dismiss: () => void) => void
  isPending?: boolean
}

/** Asks before something is done for good: in the middle of the screen, on phones at its foot. */
export function ConfirmDialog({ isOpen, onClose, title, children, action, onConfirm, isPending }: Props) {
  const isPhone = useMediaQuery(phoneQuery)
  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      label={title}
      side={isPhone ? 'bottom' : 'center'}
      className={styles.root}
    >
      <OverlayParts
        title={title}
        footer={
          <div className={styles.actions}>
            <Answers action={action} onConfirm={onConfirm} isPending={isPending} />
          </div>
        }
      >
        {children}
      </OverlayParts>
    </Overlay>
  )
}

function Answers({ action, onConfirm, isPending }: Pick<Props, 'action' | 'onConfirm' | 'isPending'>) {
  const dismiss = useDismissOverlay()
  return (
    <>
      <Button variant="secondary" isWide onClick={dismiss}>
        取消
      </Button>
      <Button isWide isPending={isPending} onClick={() => onConfirm(dismiss)}>
        {action}
      </Button>
    </>
  )
}
