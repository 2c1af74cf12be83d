'use client'

import { reload } from '@/lib/browser/leave'
import { PageError } from './page-error'

/** The 500 screen as a document: reloading asks for the page that stood at this address. A§2. */
export function Unavailable() {
  return <PageError error={null} retry={reload} />
}
