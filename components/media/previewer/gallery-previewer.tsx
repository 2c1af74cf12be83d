'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { IconButton } from '@/components/icon-button'
import { Overlay, useDismissOverlay } from '@/components/overlay/overlay'
import { PreviewPicture } from './preview-picture'
import type { PreviewImage } from './preview-image'
import { Thumbnails } from './thumbnails'
import { useZoomPan } from './use-zoom-pan'
import styles from './gallery-previewer.module.scss'

/** A§9. */
const DOUBLE_TAP_MS = 200
const PAN_STEP_PX = 20
/** Two taps further apart than this are two taps. */
const DOUBLE_TAP_PX = 30

type Props = { images: readonly PreviewImage[]; start: number; isOpen: boolean; onClose: () => void }

/** Several pictures, one after another, as large as the screen and larger. A§4, A§9. */
export function GalleryPreviewer({ images, start, isOpen, onClose }: Props) {
  return (
    <Overlay isOpen={isOpen} onClose={onClose} label="图片浏览" side="full">
      <Gallery images={images} start={start} />
    </Overlay>
  )
}

function Gallery({ images, start }: Pick<Props, 'images' | 'start'>) {
  const [current, setCurrent] = useState(start)
  const stage = useRef<HTMLDivElement>(null)
  const lastTap = useRef<{ at: number; x: number; y: number } | null>(null)
  const isByMouse = useRef(true)
  const dismiss = useDismissOverlay()
  const total = images.length
  const image = images[current]

  const show = (index: number) => {
    setCurrent((index + total) % total)
    reset()
  }

  const handleTap = (event: PointerEvent) => {
    isByMouse.current = event.pointerType === 'mouse'
    if (isByMouse.current) return
    const { timeStamp: at, clientX: x, clientY: y } = event
    const last = lastTap.current
    const isSecond =
      last && at - last.at <= DOUBLE_TAP_MS && Math.hypot(x - last.x, y - last.y) < DOUBLE_TAP_PX
    lastTap.current = isSecond ? null : { at, x, y }
    if (isSecond) toggle(event)
  }

  const { view, reset, toggle, pan, handlers } = useZoomPan(stage, {
    onTap: handleTap,
    ...(total > 1 && { onSwipe: (step: 1 | -1) => show(current + step) }),
  })

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const act = {
      ArrowLeft: () => show(current - 1),
      ArrowRight: () => show(current + 1),
      ArrowUp: () => pan({ x: 0, y: PAN_STEP_PX }),
      ArrowDown: () => pan({ x: 0, y: -PAN_STEP_PX }),
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })

  useEffect(() => {
    const handle = (event: KeyboardEvent) => handleKey(event)
    window.addEventListener('keydown', handle)
    return () => window.removeEventListener('keydown', handle)
  }, [])

  return (
    <div className={styles.root} data-alone={total === 1}>
      <div
        ref={stage}
        className={styles.stage}
        data-zoomed={view.scale > 1}
        {...handlers}
        onDoubleClick={(event) => {
          // A finger's double tap is counted by its own, shorter time.
          if (isByMouse.current) toggle(event)
        }}
      >
        {image && <PreviewPicture key={current} image={image} view={view} />}
      </div>
      <IconButton icon="close" label="关闭" className={styles.close} onClick={dismiss} />
      {total > 1 && (
        <>
          <IconButton
            icon="chevron-left"
            label="上一张"
            className={styles.previous}
            onClick={() => show(current - 1)}
          />
          <IconButton
            icon="chevron-right"
            label="下一张"
            className={styles.next}
            onClick={() => show(current + 1)}
          />
          <Thumbnails images={images} current={current} onChoose={show} />
        </>
      )}
      <p className={styles.counter} aria-live="polite">
        {current + 1} / {total}
      </p>
    </div>
  )
}
