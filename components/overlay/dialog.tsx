'use client'

import type { ReactNode } from 'react'
import { Overlay } from './overlay'
import { OverlayParts } from './overlay-parts'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** The action, which stays in sight. */
  footer?: ReactNode
}

/** In the middle of the screen; on phones the whole of it. */
export function Dialog({ isOpen, onClose, title, children, footer }: Props) {
  return (
    <Overlay isOpen={isOpen} onClose={onClose} label={title} side="center">
      <OverlayParts title={title} footer={footer}>
        {children}
      </OverlayParts>
    </Overlay>
  )
}
