'use client'

import { useEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import styles from './menu.module.scss'

type Props = { title: ReactNode; children: ReactNode }

/** A few links under a word, opened by it. Works without scripts; with them a press elsewhere or Escape closes it. */
export function Menu({ title, children }: Props) {
  const root = useRef<HTMLDetailsElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close(root.current)
    }
    document.addEventListener('pointerdown', closeFromOutside)
    return () => document.removeEventListener('pointerdown', closeFromOutside)
  }, [])

  const showWhole = () => panel.current?.scrollIntoView({ block: 'nearest' })

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !root.current?.open) return
    close(root.current)
    root.current.querySelector('summary')?.focus()
  }

  return (
    <details ref={root} className={styles.root} onKeyDown={handleKeyDown} onToggle={showWhole}>
      <summary className={styles.title}>{title}</summary>
      <div ref={panel} className={styles.panel} onClick={() => close(root.current)}>
        {children}
      </div>
    </details>
  )
}

function close(details: HTMLDetailsElement | null) {
  details?.removeAttribute('open')
}
