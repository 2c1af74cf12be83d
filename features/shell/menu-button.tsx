'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { IconButton } from '@/components/icon-button'

const MenuDrawer = dynamic(() => import('./menu-drawer').then((module) => module.MenuDrawer), { ssr: false })

/** Opens the menu on a phone; the drawer and its tree come when first wanted. */
export function MenuButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton icon="menu" label="打开菜单" onClick={() => setIsOpen(true)} />
      {isOpen && <MenuDrawer onClose={() => setIsOpen(false)} />}
    </>
  )
}
