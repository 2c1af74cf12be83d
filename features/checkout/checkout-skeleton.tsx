import { Skeleton } from '@/components/feedback/skeleton'

/** Holds the place of the checkout form. */
export function CheckoutSkeleton() {
  return (
    <div role="status" aria-label="正在准备结算">
      <Skeleton lines={8} />
    </div>
  )
}
