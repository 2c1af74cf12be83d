import { Icon } from '../icon'
import styles from './quantity-stepper.module.scss'

type Props = {
  /** What is counted, such as the name of a product. */
  label: string
  value: number
  onChange: (value: number) => void
  max?: number
  isDisabled?: boolean
}

/** Less, the number, more. */
export function QuantityStepper({ label, value, onChange, max = Infinity, isDisabled = false }: Props) {
  return (
    <div className={styles.root} role="group" aria-label={`${label} 数量`}>
      <button
        type="button"
        className={styles.button}
        aria-label="减少数量"
        disabled={isDisabled || value <= 1}
        onClick={() => onChange(Math.max(1, value - 1))}
      >
        <Icon name="minus" className={styles.icon} />
      </button>
      <span className={styles.value} role="status" aria-label={`数量 ${value}`}>
        {value}
      </span>
      <button
        type="button"
        className={styles.button}
        aria-label="增加数量"
        disabled={isDisabled || value >= max}
        onClick={() => onChange(Math.min(max, value + 1))}
      >
        <Icon name="plus" className={styles.icon} />
      </button>
    </div>
  )
}
