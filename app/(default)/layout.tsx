import type { ReactNode } from 'react'
import { PreviewerHost } from '@/components/media/previewer/previewer-host'
import { BagCount } from '@/features/bag/bag-count'
import { Footer } from '@/features/footer/footer'
import { loadNavigation } from '@/features/menu/loaders'
import { barEntries } from '@/features/menu/bar/bar-entries'
import { MenuBar } from '@/features/menu/bar/menu-bar'
import { PlainMenu } from '@/features/menu/bar/plain-menu'
import { Newsletter } from '@/features/newsletter/newsletter'
import { SearchStrip } from '@/features/search/search-strip'
import { Header } from '@/features/shell/header/header'
import { LoginQuery } from '@/features/shell/login-query'
import { ServiceChatLink } from '@/features/shell/faults/service-chat-link'
import { BagState } from '../../features/bag/bag-state'

/** Header with menu and search, page, footer (A§2, «default»). */
export default async function DefaultLayout({ children }: { children: ReactNode }) {
  const entries = barEntries(await loadNavigation())
  return (
    <>
      <Header menu={<MenuBar entries={entries} />} bagCount={<BagCount />} />
      <PlainMenu entries={entries} />
      <SearchStrip />
      <main id="content">{children}</main>
      <Footer newsletter={<Newsletter heading="h2" />} liveChat={<ServiceChatLink />} />
      <PreviewerHost />
      <LoginQuery />
      <BagState />
    </>
  )
}
