import type { Return } from '@/contract/calls/purchase/returns'
import { formatDateTime } from '@/lib/format'
import styles from './return-detail.module.scss'

/** How a return came to its state, in words. */
export function ReturnSteps({ steps }: { steps: Return['history'] }) {
  return (
    <ol className={styles.steps} aria-label="退货进度">
      {steps.map(({ status, statusLabel, at }, index) => (
        <li key={status} aria-current={index === steps.length - 1 ? 'step' : undefined}>
          {statusLabel}{' '}
          <time className={styles.words} dateTime={at}>
            {formatDateTime(at)}
          </time>
        </li>
      ))}
    </ol>
  )
}
