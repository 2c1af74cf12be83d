import { dimensionsText, type Measured } from './measures'
import { referenceFor } from './reference'
import styles from './scale-drawing.module.scss'

type Props = { name: string; pieces: readonly Measured[] }

/** Millimetres between what stands side by side, and around it all. */
const GAP = 45
const MARGIN = 12
/** The side of a piece is drawn at half its depth, going back to the right. */
const OBLIQUE = 0.35

/** How large a piece is: its sizes beside a sheet of paper or a hand, all to one scale. An SVG without scripts. */
export function ScaleDrawing({ name, pieces }: Props) {
  const reference = referenceFor(pieces)
  const drawn = placed(pieces, reference.widthMm + GAP)
  const width = drawn.reduce((right, { endMm }) => Math.max(right, endMm), 0)
  const height = Math.max(reference.heightMm, ...drawn.map(({ topMm }) => topMm))
  const box = [-MARGIN, -height - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN]
  const sizes = pieces.map(({ label, dimensions }) => `${label}${label && '：'}${dimensionsText(dimensions)}`)
  return (
    <figure className={styles.root}>
      <svg
        className={styles.drawing}
        viewBox={box.join(' ')}
        role="img"
        aria-label={`${name}与${reference.name}按同一比例绘制`}
      >
        <path className={styles.known} d={reference.path} />
        {drawn.map(({ atMm, dimensions }) => (
          <path key={atMm} className={styles.piece} d={outlineOf(dimensions, atMm)} />
        ))}
        <path className={styles.ground} d={`M${-MARGIN} 0H${width + MARGIN}`} />
      </svg>
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

type Drawn = Measured & { atMm: number; endMm: number; topMm: number }

/** The pieces one after the other, from `startMm` on. */
function placed(pieces: readonly Measured[], startMm: number): Drawn[] {
  let atMm = startMm
  return pieces.map((piece) => {
    const { widthMm, heightMm, depthMm } = piece.dimensions
    const endMm = atMm + widthMm + depthMm * OBLIQUE
    const drawn = { ...piece, atMm, endMm, topMm: heightMm + depthMm * OBLIQUE }
    atMm = endMm + GAP
    return drawn
  })
}

/** The front of a piece, its top and its side. */
function outlineOf({ widthMm, heightMm, depthMm }: Measured['dimensions'], atMm: number): string {
  const back = depthMm * OBLIQUE
  return (
    `M${atMm} 0v${-heightMm}h${widthMm}v${heightMm}z` +
    `m0 ${-heightMm}l${back} ${-back}h${widthMm}l${-back} ${back}` +
    `m${back} ${-back}v${heightMm}l${-back} ${back}`
  )
}
