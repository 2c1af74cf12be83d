import { PageFrame } from '@/components/layout/page-frame'
import { Skeleton } from '@/components/feedback/skeleton'

/** Holds the place of a payment page. */
export function PaymentSkeleton() {
  return (
    <PageFrame width="narrow">
      <PaymentLines />
    </PageFrame>
  )
}

export function PaymentLines() {
  return (
    <div role="status" aria-label="正在读取订单">
      <Skeleton lines={4} />
    </div>
  )
}
