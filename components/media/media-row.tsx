import type { ReactNode } from 'react'
import { Picture } from './picture'
import styles from './media-row.module.scss'

type Props = {
  /** The name of a picture; what it shows is said beside it. */
  picture: string
  size?: 'small' | 'large'
  children: ReactNode
}

/** A small picture with words beside it, as in a list of things bought. */
export function MediaRow({ picture, size = 'large', children }: Props) {
  return (
    <div className={styles.root} data-size={size}>
      <Picture name={picture} alt="" sizes={size === 'large' ? '140px' : '88px'} className={styles.picture} />
      <div className={styles.words}>{children}</div>
    </div>
  )
}
