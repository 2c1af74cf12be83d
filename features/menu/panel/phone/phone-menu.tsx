import Link from 'next/link'
import { useEffect, useId, useRef } from 'react'
import { HeaderRow } from '@/components/layout/header-row'
import { IconButton } from '@/components/icon-button'
import { useDismissOverlay } from '@/components/overlay/overlay'
import { WordMark } from '@/components/word-mark'
import { brand } from '@/lib/brand'
import { routes } from '@/lib/routes'
import { MenuFooter } from '../menu-footer'
import { MenuList } from '../menu-list'
import { MenuSkeleton } from '../../skeleton/menu-skeleton'
import { MenuErrorState } from '../menu-error-state'
import type { MenuView } from '../menu-view'
import type { NavigationItem } from '../../navigation/navigation'
import styles from './phone-menu.module.scss'
import { expectedEntries } from '../../navigation/skeleton-shape'
import { useTapGuard } from './use-tap-guard'

type Props = MenuView & {
  /** Goes up a level, as Back does. */
  onBack: () => void
}

/** One level at a time: the top entries, two levels to drill into, each with a way back and one to the whole. S08. */
export function PhoneMenu({
  items,
  count,
  trail,
  state,
  isSkeleton,
  bagCount,
  onOpen,
  onRetry,
  onBack,
}: Props) {
  const dismiss = useDismissOverlay()
  const listId = useId()
  const ids = trail.map(({ id }) => id)
  const open = trail[trail.length - 1]
  const isGuarded = useTapGuard(ids.join(' '))
  const root = useLevelFocus(ids)

  const isExpandable = (item: NavigationItem) =>
    item.items.length > 0 || (state === 'pending' && trail.length === 0)
  const place = items.findIndex(({ id }) => id === ids[0])

  return (
    <>
      <HeaderRow
        className={styles.row}
        start={<IconButton icon="close" label="关闭菜单" onClick={dismiss} />}
        mark={
          <Link href={routes.home} className={styles.mark}>
            <WordMark title={`${brand.name} 首页`} />
          </Link>
        }
      />
      <div ref={root} className={styles.levels} data-guarded={isGuarded || undefined}>
        {open && (
          <div className={styles.head}>
            <IconButton icon="back" label="返回上一级" data-menu-back="" onClick={onBack} />
            <h2 className={styles.title}>{open.name}</h2>
          </div>
        )}
        <div
          key={ids.join(' ')}
          className={styles.level}
          data-depth={trail.length}
          aria-busy={state === 'pending'}
        >
          <div className={styles.list}>
            <MenuList
              id={listId}
              items={open ? open.items : items}
              count={open ? [] : count}
              of={state === 'pending' ? undefined : open}
              isExpandable={isExpandable}
              size={open ? undefined : 'large'}
              onPress={({ id }) => onOpen([...ids, id])}
            />
            {isSkeleton && open && (
              <MenuSkeleton count={expectedEntries(place)} isLeaving={state === 'ready'} />
            )}
          </div>
          {state === 'failed' && <MenuErrorState onRetry={onRetry} />}
          {!open && <MenuFooter layout="list" bagCount={bagCount} />}
        </div>
      </div>
    </>
  )
}

/** Leads the keyboard to the way back when a level opens, and back to the entry it was opened by. */
function useLevelFocus(ids: readonly string[]) {
  const root = useRef<HTMLDivElement>(null)
  const before = useRef(ids)
  const key = ids.join(' ')

  useEffect(() => {
    const left = before.current
    const now = key === '' ? [] : key.split(' ')
    before.current = now
    if (left.join(' ') === key) return
    const opener = left[now.length]
    const target = now.length > left.length ? '[data-menu-back]' : `[data-entry="${opener ?? ''}"]`
    root.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: now.length > left.length })
  }, [key])

  return root
}
