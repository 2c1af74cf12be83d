'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/components/icon'
import { onDemand } from '@/lib/browser/on-demand'
import type { FilterableList } from './filterable-list'
import styles from './filter-button.module.scss'

const load = () => import('./filter-drawer').then((module) => module.FilterDrawer)
const FilterDrawer = onDemand(load)

type Props = {
  list: FilterableList
  /** How many values are chosen. */
  count: number
}

/** Opens the facets. Their drawer is fetched when a pointer nears the button, or at the first press. */
export function FilterButton({ list, count }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  /** Each opening begins with what the list shows, not with what was tried last time. */
  const [openings, setOpenings] = useState(0)

  // Back may bring the page as it was left: its drawer is closed then.
  useEffect(() => {
    const closeOnReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setIsOpen(false)
    }
    window.addEventListener('pageshow', closeOnReturn)
    return () => window.removeEventListener('pageshow', closeOnReturn)
  }, [])

  const open = () => {
    setOpenings(openings + 1)
    setIsOpen(true)
  }

  return (
    <>
      <button
        type="button"
        className={styles.root}
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onClick={open}
      >
        <Icon name="filter" />
        筛选{count > 0 && ` (${count})`}
      </button>
      {openings > 0 && (
        <FilterDrawer key={openings} list={list} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}
