'use client'

import { useId } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import styles from './tabs.module.scss'

type Props = {
  label: string
  tabs: readonly { id: string; label: ReactNode; content: ReactNode }[]
  selected: string
  onSelect: (id: string) => void
}

/** Titles of which one is chosen, and its panel. Arrow keys, Home and End choose; the owner holds the choice. */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  const base = useId()
  const current = tabs.find((tab) => tab.id === selected)

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next =
      tabs[
        indexAfter(
          event.key,
          tabs.findIndex((tab) => tab.id === selected),
          tabs.length,
        )
      ]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    document.getElementById(`${base}-${next.id}`)?.focus()
  }

  return (
    <div>
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${base}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        id={`${base}-panel`}
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={`${base}-${selected}`}
      >
        {current?.content}
      </div>
    </div>
  )
}

/** The place a key leads to, -1 for keys that lead nowhere. */
function indexAfter(key: string, index: number, count: number): number {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}
