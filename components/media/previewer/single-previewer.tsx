'use client'

import { useEffect, useRef } from 'react'
import type { PointerEvent } from 'react'
import { IconButton } from '@/components/icon-button'
import { Overlay, useDismissOverlay } from '@/components/overlay/overlay'
import { PreviewPicture } from './preview-picture'
import type { PreviewImage } from './preview-image'
import { useZoomPan } from './use-zoom-pan'
import styles from './single-previewer.module.scss'

/** How long a press waits for a second one before it closes (A§4). */
const SECOND_TAP_MS = 300

type Props = { image: PreviewImage; isOpen: boolean; onClose: () => void }

/** One picture as large as the screen: a press closes it, a second tap zooms instead. A§4. */
export function SinglePreviewer({ image, isOpen, onClose }: Props) {
  return (
    <Overlay isOpen={isOpen} onClose={onClose} label={image.alt || '图片'} side="full">
      <Single image={image} />
    </Overlay>
  )
}

function Single({ image }: Pick<Props, 'image'>) {
  const stage = useRef<HTMLDivElement>(null)
  const closing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const dismiss = useDismissOverlay()

  useEffect(() => () => clearTimeout(closing.current), [])

  const handleTap = (event: PointerEvent) => {
    if (closing.current === undefined) {
      closing.current = setTimeout(dismiss, SECOND_TAP_MS)
      return
    }
    if (event.pointerType === 'mouse') return
    clearTimeout(closing.current)
    closing.current = undefined
    toggle(event)
  }

  const { view, toggle, handlers } = useZoomPan(stage, { onTap: handleTap })

  return (
    <div className={styles.root}>
      <div ref={stage} className={styles.stage} {...handlers}>
        <PreviewPicture image={image} view={view} />
      </div>
      <IconButton icon="close" label="关闭" className={styles.close} onClick={dismiss} />
    </div>
  )
}
