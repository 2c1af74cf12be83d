import type { Metadata } from 'next'
import { Unavailable } from '@/features/shell/faults/unavailable'

export const metadata: Metadata = { title: '页面维护', robots: { index: false } }

/** The screen that storefront/ shows instead of a page that cannot be made. */
export default function UnavailablePage() {
  return <Unavailable />
}
