'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { routes } from '@/lib/routes'

/** The word mark is the page's heading on home alone (A§2). */
export function HomeHeading({ className, children }: { className: string | undefined; children: ReactNode }) {
  const Tag = usePathname() === routes.home ? 'h1' : 'div'
  return <Tag className={className}>{children}</Tag>
}
