import { useState } from 'react'
import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { useDismissOverlay } from '@/components/overlay/overlay'
import { handleArrowKeys } from './arrow-keys'
import styles from './menu-panel.module.scss'

/** The menu as a landmark with its keys. A link to the page behind it closes it: there is nowhere to go. */
export function MenuFrame({ children }: { children: ReactNode }) {
  const dismiss = useDismissOverlay()
  const [headerTop] = useState(topOfHeader)
  const style: CSSProperties & { '--header-top': string } = { '--header-top': `${headerTop}px` }

  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.href !== window.location.href) return
    event.preventDefault()
    dismiss()
  }

  return (
    <nav
      className={styles.frame}
      style={style}
      aria-label="主菜单"
      onKeyDown={handleArrowKeys}
      onClickCapture={handleClick}
    >
      {children}
    </nav>
  )
}

/** How far below the window's edge the header stands, as under the promotion bar: the menu's row takes its very place. */
function topOfHeader(): number {
  return Math.max(0, document.querySelector('header')?.getBoundingClientRect().top ?? 0)
}
