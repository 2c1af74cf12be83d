'use client'

import type { ReactNode } from 'react'
import { useOverlayStore } from '@/stores/overlay-store'
import type { FooterActionName } from './footer-actions'

type Props = { action: FooterActionName; className: string | undefined; children: ReactNode }

/** An entry of the footer's bar that opens something instead of leading somewhere. A§3, type `function`. */
export function FooterAction({ action, className, children }: Props) {
  const open = useOverlayStore((state) => state.open)
  return (
    <button type="button" className={className} onClick={() => open(action)}>
      {children}
    </button>
  )
}
