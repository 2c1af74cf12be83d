import Link from 'next/link'
import { useId } from 'react'
import { HeaderRow } from '@/components/layout/header-row'
import { IconButton } from '@/components/icon-button'
import { useDismissOverlay } from '@/components/overlay/overlay'
import { WordMark } from '@/components/word-mark'
import { brand } from '@/lib/brand'
import { routes } from '@/lib/routes'
import styles from './desktop-menu.module.scss'
import { DesktopTopRow } from './desktop-top-row'
import { MenuFooter } from '../menu-footer'
import { MenuList } from '../menu-list'
import { MenuSkeleton } from '../../skeleton/menu-skeleton'
import { MenuErrorState } from '../menu-error-state'
import type { MenuView } from '../menu-view'
import { promotionsOf } from '../../navigation/navigation'
import { Promotions } from './promotions'
import { expectedEntries } from '../../navigation/skeleton-shape'

const MOST_PROMOTIONS = 2

/** Three levels side by side: the row in the header's place, a list, the list of the entry that is open in it. S07. */
export function DesktopMenu({ items, count, trail, state, isSkeleton, bagCount, onOpen, onRetry }: MenuView) {
  const dismiss = useDismissOverlay()
  const ids = { second: useId(), third: useId() }
  const [top, second] = trail
  const place = items.findIndex(({ id }) => id === top?.id)

  const handleSecond = (id: string) => {
    if (top) onOpen(second?.id === id ? [top.id] : [top.id, id])
  }

  return (
    <>
      <HeaderRow
        start={
          <DesktopTopRow
            items={items}
            count={count}
            openId={top?.id}
            controls={ids.second}
            onOpen={(id) => onOpen([id])}
          />
        }
        mark={
          <Link href={routes.home} className={styles.mark}>
            <WordMark title={`${brand.name} 首页`} />
          </Link>
        }
        end={<IconButton icon="close" label="关闭菜单" onClick={dismiss} />}
      />
      <div className={styles.body} aria-busy={state === 'pending'}>
        {top && (
          <div key={top.id} className={styles.column}>
            <p className={styles.chapter} lang="fr">
              {top.nameEn}
            </p>
            <div className={styles.list}>
              <MenuList
                id={ids.second}
                items={top.items}
                of={state === 'pending' ? undefined : top}
                allNav="view-more"
                activeId={second?.id}
                isExpandable={(item) => item.items.length > 0}
                controls={ids.third}
                onPress={({ id }) => handleSecond(id)}
              />
              {isSkeleton && <MenuSkeleton count={expectedEntries(place)} isLeaving={state === 'ready'} />}
            </div>
            {state === 'failed' && <MenuErrorState onRetry={onRetry} />}
          </div>
        )}
        {second && second.items.length > 0 && (
          <div key={second.id} className={styles.column}>
            <p className={styles.chapter} lang="fr">
              {second.nameEn}
            </p>
            <MenuList
              id={ids.third}
              items={second.items}
              of={second}
              allNav="view-more"
              isExpandable={() => false}
              onPress={() => undefined}
            />
          </div>
        )}
        <div key={`of ${top?.id ?? ''}`} className={styles.promotions}>
          <Promotions items={promotionsOf(trail, MOST_PROMOTIONS)} />
        </div>
      </div>
      <MenuFooter layout="row" bagCount={bagCount} />
    </>
  )
}
