import { Skeleton } from '../layout/skeleton'
import styles from './media-skeleton.module.scss'

/** Holds the place of a `MediaRow`. */
export function MediaSkeleton() {
  return (
    <div className={styles.root}>
      <Skeleton ratio="4/5" />
      <Skeleton lines={3} />
    </div>
  )
}
