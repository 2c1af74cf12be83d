'use client'

import { useSelection } from '../selection/selection'
import styles from './letters-on-piece.module.scss'

/** Width and height of a picture of a piece: 4:5. */
const WIDTH = 100
const HEIGHT = 125

/** The letters where they will stand, over a picture of the piece that the parent holds. P07. */
export function LettersOnPiece() {
  const { product, initials } = useSelection()
  const place = product.productCustomization
  if (!place || !initials) return null
  return (
    <svg className={styles.root} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <text
        className={styles.letters}
        x={(place.left / 100) * WIDTH}
        y={(place.top / 100) * HEIGHT}
        fontSize={4}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {initials}
      </text>
    </svg>
  )
}
