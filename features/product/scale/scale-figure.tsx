import { dimensionsText, type Measured } from './measures'
import { referenceFor } from './reference'
import styles from './scale-figure.module.scss'
import { ScalePlace } from './scale-place'

type Props = { sku: string; pieces: readonly Measured[] }

/** How large a piece is: its sizes in words, and drawn beside a sheet of paper or a hand. P13. */
export function ScaleFigure({ sku, pieces }: Props) {
  const reference = referenceFor(pieces)
  const sizes = pieces.map(({ label, dimensions }) => `${label}${label && '：'}${dimensionsText(dimensions)}`)
  return (
    <figure className={styles.root}>
      <ScalePlace sku={sku} pieces={pieces} />
      <figcaption className={styles.words}>
        {sizes.map((size) => (
          <span key={size}>{size}</span>
        ))}
        <span className={styles.quiet}>
          旁为{reference.name}（{reference.widthMm / 10} × {reference.heightMm / 10} 厘米），同一比例
        </span>
      </figcaption>
    </figure>
  )
}
