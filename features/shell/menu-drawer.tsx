'use client'

import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { Accordion } from '@/components/accordion'
import { Drawer } from '@/components/drawer'
import { useCloseOnNavigation } from '@/components/use-close-on-navigation'
import { call } from '@/lib/api/browser'
import type { Data } from '@/lib/api/types'
import { routes } from '@/lib/routes'
import styles from './menu-drawer.module.scss'

type Item = Data<'listCategories'>['items'][number]

/** The phone's menu: each top entry unfolds into its categories. A§2. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  useCloseOnNavigation(onClose)
  const { data, isError, refetch } = useQuery({
    queryKey: ['navigation'],
    queryFn: ({ signal }) => call('listCategories', undefined, signal),
    staleTime: 600_000,
  })
  return (
    <Drawer title="菜单" isOpen onClose={onClose}>
      <nav aria-label="菜单">
        {isError && (
          <p role="alert">
            菜单暂时无法加载。
            <button type="button" onClick={() => void refetch()}>
              重新加载
            </button>
          </p>
        )}
        {data?.items.map((item) => (
          <TopEntry key={item.id} item={item} />
        ))}
      </nav>
    </Drawer>
  )
}

function TopEntry({ item }: { item: Item }) {
  return (
    <Accordion title={item.name}>
      <ul className={styles.list}>
        <li>
          <Link className={styles.link} href={routes.path(item.url)}>
            查看全部
          </Link>
        </li>
        {item.items.map((child) => (
          <li key={child.id}>
            <Link className={styles.link} href={routes.path(child.url)}>
              {child.name}
            </Link>
          </li>
        ))}
      </ul>
    </Accordion>
  )
}
