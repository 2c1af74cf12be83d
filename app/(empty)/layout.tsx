import type { ReactNode } from 'react'

/** Nothing but the page, and the promotion bar every layout has (A§2, «empty»). */
export default function EmptyLayout({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>
}
