import { Skeleton } from '../feedback/skeleton'
import styles from './media-skeleton.module.scss'

/** Holds the place of a list of `MediaRow`s; `label` says what is being read. */
export function MediaSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.root} role="status" aria-label={label}>
      <Row />
      <Row />
    </div>
  )
}

function Row() {
  return (
    <div className={styles.row}>
      <Skeleton ratio="4/5" />
      <Skeleton lines={3} />
    </div>
  )
}
