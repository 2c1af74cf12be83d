import styles from './progress-line.module.scss'

type Props = {
  /** What one waits for. */
  label: string
  /** How much of it is done, 0 to 1. */
  share: number
}

/** A thin line that fills, under what it is about. */
export function ProgressLine({ label, share }: Props) {
  return (
    <label className={styles.root}>
      {label}
      <progress className={styles.line} value={share} max={1} />
    </label>
  )
}
