import { MediaSkeleton } from '@/components/media/media-skeleton'
import styles from './bag-skeleton.module.scss'

/** Holds the place of the bag's lines. */
export function BagSkeleton() {
  return (
    <div className={styles.root} role="status" aria-label="正在读取购物袋">
      <MediaSkeleton />
      <MediaSkeleton />
    </div>
  )
}
