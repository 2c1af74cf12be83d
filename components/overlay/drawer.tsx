'use client'

import type { ReactNode } from 'react'
import { Overlay } from './overlay'
import { OverlayParts } from './overlay-parts'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  footer?: ReactNode
  onBack?: () => void
  side?: 'right' | 'left' | 'bottom'
  isDismissible?: boolean
}

/** From the right, 480 px; on phones the whole screen. A drawer that cannot be dismissed has no close button. */
export function Drawer({
  isOpen,
  onClose,
  title,
  children,
  footer,
  onBack,
  side,
  isDismissible = true,
}: Props) {
  return (
    <Overlay isOpen={isOpen} onClose={onClose} label={title} side={side} isDismissible={isDismissible}>
      <OverlayParts title={title} isDismissible={isDismissible} onBack={onBack} footer={footer}>
        {children}
      </OverlayParts>
    </Overlay>
  )
}
