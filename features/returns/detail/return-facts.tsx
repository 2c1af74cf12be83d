import type { Return } from '@/contract/calls/purchase/returns'
import { formatFen } from '@/lib/format'
import styles from './return-detail.module.scss'

/** The money, the place the pieces go to, and their parcel. */
export function ReturnFacts({ given }: { given: Return }) {
  const [first] = given.items
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>{given.status === 'refunded' ? '已原路退款' : '预计退款'}</dt>
        <dd>{formatFen(given.amount)}</dd>
      </div>
      <div className={styles.fact}>
        <dt>{given.isReturnToStore ? '退回专卖店' : '退回地址'}</dt>
        <dd>{given.address}</dd>
      </div>
      {first?.trackNumber && (
        <div className={styles.fact}>
          <dt>退货运单</dt>
          <dd>
            {first.carrierTitle} {first.trackNumber}
          </dd>
        </div>
      )}
    </dl>
  )
}
