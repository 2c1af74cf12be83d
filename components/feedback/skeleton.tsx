import type { CSSProperties } from 'react'
import styles from './skeleton.module.scss'

type Props = {
  /** The box of a picture, or lines of text. */
  ratio?: '4/5' | '16/9' | '1/1'
  lines?: number
}

/** Holds the place of what is on its way: packshot grey, still. */
export function Skeleton({ ratio, lines = 1 }: Props) {
  if (ratio) {
    const style: CSSProperties & { '--ratio': string } = { '--ratio': ratio }
    return <div className={styles.box} style={style} aria-hidden="true" />
  }
  return (
    <div className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={styles.line} />
      ))}
    </div>
  )
}
