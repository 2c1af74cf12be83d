'use client'

import { createContext, useContext, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { CSSProperties, KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import { classNames } from '../class-names'
import { hasFocusRing, rememberFocus, takeFocus, wrapFocus } from './overlay-focus'
import { enterHistory } from './overlay-history'
import { lockScroll } from './scroll-lock'
import styles from './overlay.module.scss'

/** As long as the fades of overlay.module.scss take. */
const leaveMs = 250
const phone = '(max-width: 1023.98px)'

const DismissContext = createContext<() => void>(() => {})

/** Closes the overlay around a close button as the shopper would: on phones by the step in the history it stands on. */
export function useDismissOverlay(): () => void {
  return useContext(DismissContext)
}

export type OverlayProps = {
  isOpen: boolean
  /** Called for Escape, the mask and Back; the owner then sets `isOpen` to false. */
  onClose: () => void
  /** Names the overlay for screen readers. */
  label: string
  side?: 'right' | 'left' | 'bottom' | 'center' | 'top' | 'full'
  /** How far below the window's edge it begins, mask included, in pixels. */
  top?: number
  /** Whether Escape and the mask close it. */
  isDismissible?: boolean
  className?: string
  children: ReactNode
}

/**
 * What drawers and dialogs stand on: a modal `<dialog>` above a mask. The page behind is inert and still, the focus goes
 * in, round and back, the last opened lies on top, and on phones Back closes it. A§4, A§9.
 */
export function Overlay(props: OverlayProps) {
  const { isOpen } = props
  const [isPresent, setIsPresent] = useState(isOpen)
  if (isOpen && !isPresent) setIsPresent(true)

  useEffect(() => {
    if (isOpen || !isPresent) return
    const timer = setTimeout(() => setIsPresent(false), leaveMs)
    return () => clearTimeout(timer)
  }, [isOpen, isPresent])

  return isOpen || isPresent ? <OverlayDialog {...props} /> : null
}

function OverlayDialog({
  isOpen,
  onClose,
  label,
  side = 'right',
  top = 0,
  isDismissible = true,
  className,
  children,
}: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  const dismissStep = useRef<(() => void) | null>(null)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    const element = dialog.current
    if (!isOpen || !element || !panel.current) return
    const unlock = lockScroll()
    const giveFocusBack = rememberFocus()
    // Asked before the browser moves the focus by itself, into the dialog and out of it.
    const openedWithRing = hasFocusRing()
    element.showModal()
    takeFocus(panel.current, openedWithRing)
    const step = matchMedia(phone).matches ? enterHistory(id, () => close()) : undefined
    dismissStep.current = step?.dismiss ?? null
    return () => {
      dismissStep.current = null
      step?.leave()
      const closedWithRing = hasFocusRing()
      element.close()
      unlock()
      giveFocusBack(closedWithRing)
    }
  }, [isOpen, id])

  const style: CSSProperties & { '--overlay-top': string } = { '--overlay-top': `${top}px` }
  const leave = () => (dismissStep.current ?? onClose)()
  const dismiss = () => {
    if (isDismissible) leave()
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      event.stopPropagation()
      dismiss()
    }
    if (event.key === 'Tab' && panel.current) {
      event.stopPropagation()
      const next = wrapFocus(panel.current, event.shiftKey)
      if (next) event.preventDefault()
      next?.focus()
    }
  }

  const handleCancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return
    event.preventDefault()
    dismiss()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.root}
      data-state={isOpen ? 'open' : 'leaving'}
      style={style}
      data-side={side}
      aria-label={label}
      onKeyDown={handleKeyDown}
      onCancel={handleCancel}
    >
      <div className={styles.mask} onClick={dismiss} />
      <div ref={panel} className={classNames(styles.panel, className)} tabIndex={-1}>
        <DismissContext value={leave}>{children}</DismissContext>
      </div>
    </dialog>
  )
}
