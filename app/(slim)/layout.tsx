import type { ReactNode } from 'react'
import { BagCount } from '@/features/bag/bag-count'
import { Header } from '@/features/shell/header/header'
import { Queries } from '@/lib/queries/queries'

/** A header without menu, search and live chat, for pages where one logs in (A§2, «slim»). */
export default function SlimLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Header bagCount={<BagCount />} />
      <main id="content">
        <Queries>{children}</Queries>
      </main>
    </>
  )
}
