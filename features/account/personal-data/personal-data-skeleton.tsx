import { Skeleton } from '@/components/feedback/skeleton'
import styles from './section.module.scss'

/** Holds the place of the sections. */
export function PersonalDataSkeleton() {
  return (
    <div role="status" aria-label="正在读取个人资料">
      {[0, 1, 2].map((section) => (
        <div key={section} className={styles.root}>
          <Skeleton />
          <Skeleton lines={6} />
        </div>
      ))}
    </div>
  )
}
