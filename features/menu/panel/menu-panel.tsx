'use client'

import { useState } from 'react'
import { Overlay } from '@/components/overlay/overlay'
import { phoneQuery } from '@/components/phone-query'
import { topOfHeader } from '@/components/overlay/top-of-header'
import { useCloseOnNavigation } from '@/components/overlay/use-close-on-navigation'
import { useHistoryStep } from '@/components/overlay/use-history-step'
import { useMediaQuery } from '@/components/use-media-query'
import { useMenuStore } from '@/stores/menu-store'
import { useOverlayStore } from '@/stores/overlay-store'
import { DesktopMenu } from './desktop/desktop-menu'
import { MenuFrame } from './menu-frame'
import styles from './menu-panel.module.scss'
import { entriesAtStart, itemsOf } from '../navigation/open-entries'
import { PhoneMenu } from './phone/phone-menu'
import { useNavigation } from '../navigation/use-navigation'

/**
 * The menu. Desktop: three levels side by side with promotions (S07). Phones: two levels to drill into, each a step of the
 * history, so that Back goes up a level and then closes (S08). The two differ in more than style, hence two components.
 */
export function MenuPanel({ bagCount }: { bagCount: number }) {
  const close = useOverlayStore((state) => state.close)
  const openItemId = useMenuStore((state) => state.openItemId)
  const place = useMenuStore((state) => state.place)
  const isPhone = useMediaQuery(phoneQuery)
  const { navigation, state, isSkeleton, retry } = useNavigation()
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const [top] = useState(topOfHeader)
  useCloseOnNavigation(close)

  const { items, count } = navigation
  const start = { openItemId, place, isPhone, isPending: state === 'pending' }
  const ids = chosen ?? entriesAtStart(items, start)
  const trail = itemsOf(items, ids)
  const leaveSecond = useHistoryStep(isPhone && trail.length > 0, () => setChosen([]))
  const leaveThird = useHistoryStep(isPhone && trail.length > 1, () => setChosen(ids.slice(0, 1)))

  const menu = { items, count, trail, state, isSkeleton, bagCount, onOpen: setChosen, onRetry: retry }
  return (
    <Overlay
      isOpen
      onClose={close}
      label="菜单"
      side={isPhone ? 'full' : 'top'}
      top={top}
      className={isPhone ? undefined : styles.desktop}
    >
      <MenuFrame>
        {isPhone ? (
          <PhoneMenu {...menu} onBack={trail.length > 1 ? leaveThird : leaveSecond} />
        ) : (
          <DesktopMenu {...menu} />
        )}
      </MenuFrame>
    </Overlay>
  )
}
