import type { Product } from '@/contract/calls/catalogue/product'
import type { Measured } from './measures'
import { referenceFor } from './reference'
import styles from './scale-drawing.module.scss'
import { shapeOf, type Shape } from './shape'

type Props = { product: Pick<Product, 'name' | 'dimensions' | 'outline'>; pieces: readonly Measured[] }

/** Millimetres between what stands side by side, and around it all. */
const GAP = 45
const MARGIN = 12

/** The sizes of a piece beside a sheet of paper or a hand, all to one scale. */
export function ScaleDrawing({ product, pieces }: Props) {
  const reference = referenceFor(pieces)
  const shapes = placed(
    pieces.map(({ dimensions }) => shapeOf(dimensions, product)),
    reference.widthMm + GAP,
  )
  const width = Math.max(...shapes.map(({ atMm, widthMm }) => atMm + widthMm))
  const height = Math.max(reference.heightMm, ...shapes.map(({ heightMm }) => heightMm))
  const box = [-MARGIN, -height - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN]
  return (
    <svg
      className={styles.root}
      viewBox={box.join(' ')}
      role="img"
      aria-label={`${product.name}与${reference.name}按同一比例绘制`}
    >
      <path className={styles.ground} d={`M${-MARGIN} 0H${width + MARGIN}`} />
      <path className={styles.known} d={reference.path} />
      {shapes.map(({ atMm, path, stretch: [across, up] }) => (
        <path
          key={atMm}
          className={styles.piece}
          d={path}
          transform={`translate(${atMm} 0) scale(${across / 10} ${up / 10})`}
        />
      ))}
    </svg>
  )
}

/** The shapes one after the other, from `startMm` on. */
function placed(shapes: readonly Shape[], startMm: number): (Shape & { atMm: number })[] {
  let next = startMm
  return shapes.map((shape) => {
    const atMm = next
    next = atMm + shape.widthMm + GAP
    return { ...shape, atMm }
  })
}
