import { useEffect, useRef, useState } from 'react'
import type { PointerEvent, RefObject } from 'react'
import { atRest, fitInto, panBy, toggleZoom, wheelScale, zoomTo } from './zoom'
import type { Frame, Point, View } from './zoom'

/** A finger that moves less than this taps; a swipe is longer than that. */
const TAP_PX = 10
const SWIPE_PX = 60

type Options = {
  /** Pressed and released in one place. */
  onTap?: (event: PointerEvent) => void
  /** Swept sideways while all of the picture is in sight: 1 is the next, -1 the previous. */
  onSwipe?: (step: 1 | -1) => void
}

type Gesture = { from: Point; hasMoved: boolean; hasPinched: boolean }

/** Wheel, pinch, drag and swipe over a picture on a stage. A§4, A§9. */
export function useZoomPan(stage: RefObject<HTMLElement | null>, { onTap, onSwipe }: Options) {
  const [view, setView] = useState<View>(atRest)
  const pointers = useRef(new Map<number, Point>())
  const gesture = useRef<Gesture | null>(null)

  // React listens to the wheel passively: the page behind, or the browser's own zoom, would move as well.
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault()
      const point = pointOn(element, event)
      const frame = frameOf(element)
      setView((last) => zoomTo(last, wheelScale(last.scale, event.deltaY, event.ctrlKey), point, frame))
    }
    element.addEventListener('wheel', handleWheel, { passive: false })
    return () => element.removeEventListener('wheel', handleWheel)
  }, [stage])

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const hasPinched = pointers.current.size > 1
    gesture.current = { from: { x: event.clientX, y: event.clientY }, hasMoved: hasPinched, hasPinched }
  }

  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId)
    const { current } = gesture
    if (!before || !current) return
    const now = { x: event.clientX, y: event.clientY }
    const frame = frameOf(event.currentTarget)
    current.hasMoved ||= distance(current.from, now) > TAP_PX
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    pointers.current.set(event.pointerId, now)
    if (other) {
      const factor = distance(other, now) / Math.max(1, distance(other, before))
      const middle = pointOn(event.currentTarget, {
        clientX: (other.x + now.x) / 2,
        clientY: (other.y + now.y) / 2,
      })
      setView((last) => zoomTo(last, last.scale * factor, middle, frame))
      return
    }
    if (!current.hasMoved || isSwiping(event)) return
    setView((last) => panBy(last, { x: now.x - before.x, y: now.y - before.y }, frame))
  }

  const handlePointerUp = (event: PointerEvent<HTMLElement>) => {
    const { current } = gesture
    pointers.current.delete(event.pointerId)
    if (!current || pointers.current.size > 0) return
    gesture.current = null
    if (!current.hasMoved) {
      onTap?.(event)
      return
    }
    const aside = event.clientX - current.from.x
    const isAside = Math.abs(aside) > Math.max(SWIPE_PX, Math.abs(event.clientY - current.from.y))
    if (isAside && !current.hasPinched && isSwiping(event)) onSwipe?.(aside < 0 ? 1 : -1)
  }

  const handlePointerCancel = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId)
    if (pointers.current.size === 0) gesture.current = null
  }

  /** A finger over a picture that is wholly in sight turns the page; anything else pushes the picture. */
  const isSwiping = ({ pointerType }: PointerEvent) =>
    onSwipe !== undefined && pointerType !== 'mouse' && view.scale <= 1

  return {
    view,
    reset: () => setView(atRest),
    toggle: (at: { clientX: number; clientY: number }) => {
      const element = stage.current
      if (!element) return
      const point = pointOn(element, at)
      const frame = frameOf(element)
      setView((last) => toggleZoom(last, point, frame))
    },
    pan: (by: Point) => {
      const element = stage.current
      if (element) setView((last) => panBy(last, by, frameOf(element)))
    },
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerUp,
      onPointerCancel: handlePointerCancel,
    },
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** A place on the screen, counted from the middle of the stage. */
function pointOn(stage: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = stage.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

function frameOf(element: HTMLElement): Frame {
  const stage = { width: element.clientWidth, height: element.clientHeight }
  const image = element.querySelector('img')
  const natural = { width: image?.naturalWidth ?? 0, height: image?.naturalHeight ?? 0 }
  return { stage, picture: natural.width > 0 && natural.height > 0 ? fitInto(stage, natural) : stage }
}
