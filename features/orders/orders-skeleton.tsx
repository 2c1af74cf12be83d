import { MediaSkeleton } from '@/components/media/media-skeleton'

/** Holds the place of orders. */
export function OrdersSkeleton() {
  return <MediaSkeleton label="正在读取订单" />
}
