'use client'

import type { ReactNode } from 'react'
import { HeaderRow } from '@/components/layout/header-row'
import { AccountButton } from './account-button'
import { BagButton } from './bag-button'
import { ChatButton } from './chat-button'
import styles from './header.module.scss'
import { HomeHeading } from './home-heading'
import { HomeLink } from './home-link'
import { MenuButton } from './menu-button'
import { SearchButton } from './search-button'
import { WishlistButton } from './wishlist-button'

type Props = {
  /** The top level of the menu, for wide screens. Without a menu there is no search and no live chat either (A§2). */
  menu?: ReactNode
  bagCount: ReactNode
}

/**
 * The head of a page: word mark, menu, search, account, wishlist, bag. Narrow and on paper once the page is scrolled; over a
 * full-screen page transparent until then. What the page is and where it stands, `<html>` says. A§2, A§3.
 */
export function Header({ menu, bagCount }: Props) {
  return (
    <header className={styles.root}>
      <HeaderRow
        className={styles.row}
        start={
          menu && (
            <>
              <span className={styles.menuButton}>
                <MenuButton />
              </span>
              <span className={styles.phone}>
                <SearchButton />
              </span>
              <div className={styles.menu}>{menu}</div>
            </>
          )
        }
        mark={
          <HomeHeading className={styles.mark}>
            <HomeLink />
          </HomeHeading>
        }
        end={
          <>
            {menu && (
              <>
                <ChatButton />
                <span className={styles.desktop}>
                  <SearchButton />
                </span>
              </>
            )}
            <AccountButton />
            <span className={styles.desktop}>
              <WishlistButton />
            </span>
            <BagButton count={bagCount} />
          </>
        }
      />
    </header>
  )
}
