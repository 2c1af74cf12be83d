import Link from 'next/link'
import type { ReactNode } from 'react'
import { brand } from '@/lib/brand'
import { routes } from '@/lib/routes'
import { AccountButton } from './account-button'
import { BagButton } from './bag-button'
import styles from './header.module.scss'
import type { Navigation } from './loaders'
import { HomeHeading } from './home-heading'
import { MenuButton } from './menu-button'
import { WordMark } from '@/components/word-mark'

/** The head of every page of the default layout: word mark, top level of the menu, account and bag. A§2. */
export function Header({ navigation, bagCount }: { navigation: Navigation; bagCount: ReactNode }) {
  return (
    <header className={styles.root}>
      <a className={styles.skip} href="#content">
        跳至主要内容
      </a>
      <div className={styles.start}>
        <MenuButton />
      </div>
      <HomeHeading className={styles.mark}>
        <Link href={routes.home}>
          <WordMark title={`${brand.name} 首页`} />
        </Link>
      </HomeHeading>
      <nav className={styles.menu} aria-label="主菜单">
        <ul className={styles.entries}>
          {navigation.items.map((item) => (
            <li key={item.id}>
              <Link className={styles.entry} href={routes.path(item.url)}>
                {item.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.end}>
        <AccountButton />
        <BagButton count={bagCount} />
      </div>
    </header>
  )
}
