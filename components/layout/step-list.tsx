import { formatDateTime } from '@/lib/format'
import styles from './step-list.module.scss'

type Props = {
  label: string
  /** In their order; `at` is ISO 8601, null for a step that is still to come. */
  steps: readonly { label: string; at: string | null }[]
}

/** How something came to its state, and what is still to come: side by side where there is room. */
export function StepList({ label, steps }: Props) {
  const current = steps.filter(({ at }) => at !== null).length - 1
  return (
    <ol className={styles.root} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={`${step.label} ${index}`}
          className={styles.step}
          data-is-done={step.at !== null}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.label}>{step.label}</span>
          {step.at && <time dateTime={step.at}>{formatDateTime(step.at)}</time>}
        </li>
      ))}
    </ol>
  )
}
