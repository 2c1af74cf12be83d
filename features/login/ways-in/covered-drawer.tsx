import type { ReactNode } from 'react'
import { Overlay } from '@/components/overlay/overlay'
import { OverlayParts } from '@/components/overlay/overlay-parts'
import { Picture } from '@/components/media/picture'
import styles from './covered-drawer.module.scss'

type Props = {
  title: string
  /** A picture by its name under `/pictures`. */
  cover: string | null
  onClose: () => void
  onBack?: () => void
  children: ReactNode
}

/** A drawer with a picture beside it where the screen is wide enough for both. */
export function CoveredDrawer({ title, cover, onClose, onBack, children }: Props) {
  return (
    <Overlay isOpen onClose={onClose} label={title} className={cover ? styles.wide : undefined}>
      <div className={styles.root}>
        {cover && (
          <div className={styles.cover}>
            <Picture name={portraitOf(cover)} alt="" sizes="480px" ratio="fill" />
          </div>
        )}
        <div className={styles.parts}>
          <OverlayParts title={title} onBack={onBack}>
            {children}
          </OverlayParts>
        </div>
      </div>
    </Overlay>
  )
}

/** Campaign stills are wide; their cut for phones is the portrait a column shows. */
function portraitOf(image: string): string {
  return image.startsWith('still-') && !image.endsWith('-tall') ? `${image}-tall` : image
}
