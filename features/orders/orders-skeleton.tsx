import { MediaSkeleton } from '@/components/media/media-skeleton'
import styles from './orders-skeleton.module.scss'

/** Holds the place of orders. */
export function OrdersSkeleton() {
  return (
    <div className={styles.root} role="status" aria-label="正在读取订单">
      <MediaSkeleton />
      <MediaSkeleton />
    </div>
  )
}
