'use client'

import { IconButton } from '@/components/icon-button'
import { useOverlayStore } from '@/stores/overlay-store'

/** Opens the menu on a phone. A§2. */
export function MenuButton() {
  const open = useOverlayStore((state) => state.open)
  return <IconButton icon="menu" label="打开菜单" onClick={() => open('menu')} />
}
