import { Skeleton } from '@/components/feedback/skeleton'
import styles from './address-book-skeleton.module.scss'

/** Holds the place of addresses. */
export function AddressBookSkeleton() {
  return (
    <div className={styles.root} role="status" aria-label="正在读取地址簿">
      <Skeleton lines={3} />
      <Skeleton lines={3} />
    </div>
  )
}
