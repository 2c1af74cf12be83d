'use client'

import type { MouseEvent } from 'react'
import { useMenuStore } from '@/stores/menu-store'
import { useOverlayStore } from '@/stores/overlay-store'
import styles from './menu-bar.module.scss'
import { isWithin } from '../navigation/is-within'
import { preloadMenu } from './preload-menu'

type Props = { id: string; url: string; name: string }

/** A top entry: a press opens the panel at it; a press with a modifier, or before the scripts, follows the link. */
export function MenuBarEntry({ id, url, name }: Props) {
  const isHere = useMenuStore((state) => isWithin(state.place.paths, url))
  const setOpenItem = useMenuStore((state) => state.setOpenItem)
  const open = useOverlayStore((state) => state.open)

  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpenItem(id)
    open('menu')
  }

  return (
    <a
      className={styles.link}
      href={url}
      aria-haspopup="dialog"
      aria-current={isHere || undefined}
      onClick={handleClick}
      onPointerEnter={preloadMenu}
      onFocus={preloadMenu}
    >
      {name}
    </a>
  )
}
