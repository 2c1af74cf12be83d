import type { ReactNode } from 'react'
import { EmptyState } from '@/components/empty-state'
import { brand } from '@/lib/brand'

type Props = { title: string; children: ReactNode; action: ReactNode }

/** A page that cannot be shown: what happened, a way on, and who can help. A§2, «Error screens». */
export function FaultScreen({ title, children, action }: Props) {
  return (
    <EmptyState heading="h1" title={title} action={action}>
      <p>{children}</p>
      <p>
        客户服务 <a href={brand.phoneHref}>{brand.phone}</a>
      </p>
    </EmptyState>
  )
}
