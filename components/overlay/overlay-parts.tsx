import type { ReactNode } from 'react'
import { IconButton } from '../icon-button'
import { useDismissOverlay } from './overlay'
import styles from './overlay-parts.module.scss'

type Props = {
  title: string
  /** Whether a close button stands at the right. */
  isDismissible?: boolean
  /** Goes one step back inside the overlay. */
  onBack?: () => void
  children: ReactNode
  /** The action, which stays in sight above the safe area. */
  footer?: ReactNode
}

/** The inside of a drawer or dialog: title centred, close at the right, a body that scrolls, a footer that does not. */
export function OverlayParts({ title, isDismissible = true, onBack, children, footer }: Props) {
  const dismiss = useDismissOverlay()
  return (
    <>
      <div className={styles.header}>
        {onBack && <IconButton icon="back" label="返回" className={styles.back} onClick={onBack} />}
        <h2 className={styles.title}>{title}</h2>
        {isDismissible && <IconButton icon="close" label="关闭" className={styles.close} onClick={dismiss} />}
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </>
  )
}
