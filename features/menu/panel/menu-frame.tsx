import type { MouseEvent, ReactNode } from 'react'
import { useDismissOverlay } from '@/components/overlay/overlay'
import { handleArrowKeys } from './arrow-keys'
import styles from './menu-panel.module.scss'

/** The menu as a landmark with its keys. A link to the page behind it closes it: there is nowhere to go. */
export function MenuFrame({ children }: { children: ReactNode }) {
  const dismiss = useDismissOverlay()

  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.href !== window.location.href) return
    event.preventDefault()
    dismiss()
  }

  return (
    <nav
      className={styles.frame}
      aria-label="主菜单"
      onKeyDown={handleArrowKeys}
      onClickCapture={handleClick}
    >
      {children}
    </nav>
  )
}
