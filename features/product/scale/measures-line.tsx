import styles from './measures-line.module.scss'
import { dimensionsText, type Measured } from './measures'

/** The measures of a piece in a line beside its price, one for each of its sizes. */
export function Measures({ pieces }: { pieces: readonly Measured[] }) {
  if (pieces.length === 0) return null
  return (
    <ul className={styles.root} aria-label="尺寸">
      {pieces.map(({ label, dimensions }) => (
        <li key={label}>{`${label} ${dimensionsText(dimensions)}`.trim()}</li>
      ))}
    </ul>
  )
}
