import type { Order } from '@/contract/calls/purchase/orders'
import { formatDateTime } from '@/lib/format'
import styles from './order-timeline.module.scss'
import { timelineSteps } from './timeline-steps'

/** How an order came to its state, and what is still to come. B07. */
export function OrderTimeline({ order }: { order: Order }) {
  const steps = timelineSteps(order)
  return (
    <ol className={styles.root} aria-label="订单进度">
      {steps.map(({ status, label, at }, index) => (
        <li
          key={`${status} ${index}`}
          className={styles.step}
          data-is-done={at !== null}
          aria-current={index === order.timeline.length - 1 ? 'step' : undefined}
        >
          <span className={styles.label}>{label}</span>
          {at && <time dateTime={at}>{formatDateTime(at)}</time>}
        </li>
      ))}
    </ol>
  )
}
