import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/button-link'
import { EmptyState } from '@/components/feedback/empty-state'
import { routes } from '@/lib/routes'

/** The shopper is on the way to a provider's page; `onward` is the way by hand. */
export function LeavingState({ orderNo, onward }: { orderNo: string; onward: ReactNode }) {
  return (
    <div role="status">
      <EmptyState
        heading="h1"
        title="正在前往支付页面"
        action={
          <>
            {onward}
            <ButtonLink variant="secondary" href={routes.cashier(orderNo)}>
              返回收银台
            </ButtonLink>
          </>
        }
      >
        如页面没有自动跳转，请点击下方按钮。
      </EmptyState>
    </div>
  )
}
