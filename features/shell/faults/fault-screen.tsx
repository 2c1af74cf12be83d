import type { ReactNode } from 'react'
import { EmptyState } from '@/components/feedback/empty-state'
import { brand } from '@/lib/brand'
import { ServiceChatLink } from './service-chat-link'
import styles from './fault-screen.module.scss'

type Props = { title: string; children: ReactNode; action: ReactNode }

/** A page that cannot be shown: what happened, a way on, and who can help. A§2, «Error screens». */
export function FaultScreen({ title, children, action }: Props) {
  return (
    <div className={styles.root}>
      <EmptyState heading="h1" title={title} action={action}>
        <p>{children}</p>
        <p className={styles.service}>
          客户服务 <a href={brand.phoneHref}>{brand.phone}</a>
          <ServiceChatLink />
        </p>
      </EmptyState>
    </div>
  )
}
