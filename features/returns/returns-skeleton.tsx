import { MediaSkeleton } from '@/components/media/media-skeleton'
import styles from './returns-skeleton.module.scss'

/** Holds the place of a return. */
export function ReturnsSkeleton() {
  return (
    <div className={styles.root} role="status" aria-label="正在读取退货">
      <MediaSkeleton />
      <MediaSkeleton />
    </div>
  )
}
