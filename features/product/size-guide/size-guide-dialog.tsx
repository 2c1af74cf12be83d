import { SizeGuideParts } from '@/components/media/size-guide-parts'
import { Dialog } from '@/components/overlay/dialog'
import type { SizeGuide } from '@/contract/calls/catalogue/size-guide'
import styles from './size-guide-dialog.module.scss'
import { sizePlace } from './size-place'

type Props = {
  guide: SizeGuide
  /** The size chosen on the page, where there is one. */
  size: string | undefined
  onClose: () => void
}

/** The size guide of a product over its page, with the chosen size marked. P12. */
export function SizeGuideDialog({ guide, size, onClose }: Props) {
  const place = size === undefined ? null : sizePlace(guide, size)
  return (
    <Dialog isOpen onClose={onClose} title={guide.title}>
      <SizeGuideParts
        guide={guide}
        chosen={size !== undefined && place !== null ? { size, place } : undefined}
      />
      {guide.needHelp && <p className={styles.help}>{guide.needHelp}</p>}
    </Dialog>
  )
}
