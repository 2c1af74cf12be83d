import { Button } from '@/components/button'
import { PhotoButton } from '../source/photo-button'
import type { SourceWish } from '../source/source'
import { refusals, type Refusal } from './phase'
import styles from './studio.module.scss'

type Props = { reason: Refusal; onRetry: () => void; onWish: (wish: SourceWish) => void }

/** What is missing, and the ways on. */
export function RefusalPanel({ reason, onRetry, onWish }: Props) {
  const { title, text, canRetry } = refusals[reason]
  return (
    <div className={styles.refusal} role="alert">
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>
        {canRetry && <Button onClick={onRetry}>再试一次</Button>}
        {reason !== 'models' && <PhotoButton onPhoto={(file) => onWish({ kind: 'photo', file })} />}
        {reason !== 'models' && (
          <Button variant="text" onClick={() => onWish({ kind: 'drawing' })}>
            查看示范
          </Button>
        )}
      </div>
    </div>
  )
}
