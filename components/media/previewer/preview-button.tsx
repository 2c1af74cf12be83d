import type { ReactNode } from 'react'
import styles from './preview-button.module.scss'

type Props = {
  /** One picture by itself, or one of those in the same `data-preview-group`. */
  kind: 'single' | 'gallery'
  label: string
  children: ReactNode
}

/** Marks a picture that opens full-screen. A§2. What opens it is `PreviewerHost`; here is no script. */
export function PreviewButton({ kind, label, children }: Props) {
  return (
    <button type="button" className={styles.root} data-preview={kind} aria-label={`查看大图：${label}`}>
      {children}
    </button>
  )
}
