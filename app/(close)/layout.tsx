import type { ReactNode } from 'react'
import { CloseHeader } from '@/features/shell/header/close-header'
import { Queries } from '@/lib/queries/queries'

/** Word mark and a way back: for pages with one thing to do (A§2, «close»). */
export default function CloseLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <CloseHeader />
      <main id="content">
        <Queries>{children}</Queries>
      </main>
    </>
  )
}
