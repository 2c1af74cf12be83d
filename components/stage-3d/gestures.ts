import type { MovingView } from './view'

/** A drag across the whole stage turns a piece this far, radians. */
const WIDTH_OF_TURN = Math.PI * 1.2
const STEP = Math.PI / 12
const ZOOM_STEP = 1.25

/** What each key does to a view. */
const keys: Readonly<Record<string, (view: MovingView) => void>> = {
  ArrowLeft: (view) => view.turn(STEP, 0),
  ArrowRight: (view) => view.turn(-STEP, 0),
  ArrowUp: (view) => view.turn(0, STEP / 2),
  ArrowDown: (view) => view.turn(0, -STEP / 2),
  '+': (view) => view.zoomBy(ZOOM_STEP),
  '=': (view) => view.zoomBy(ZOOM_STEP),
  '-': (view) => view.zoomBy(1 / ZOOM_STEP),
  Home: (view) => view.reset(),
  '0': (view) => view.reset(),
}

type Point = { x: number; y: number; at: number }

/**
 * Turns a view by pointer, two fingers, wheel and keys, and says so by `onMove`. What goes up and down on a phone still
 * scrolls the page. Answers how to stop.
 */
export function listenToGestures(canvas: HTMLElement, view: MovingView, onMove: () => void): () => void {
  const held = new Map<number, Point>()
  let speed = { x: 0, y: 0 }
  const radians = () => WIDTH_OF_TURN / canvas.clientWidth

  const handleDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    canvas.setPointerCapture(event.pointerId)
    held.set(event.pointerId, pointOf(event))
    speed = { x: 0, y: 0 }
  }

  const handleMove = (event: PointerEvent) => {
    const before = held.get(event.pointerId)
    if (!before) return
    const after = pointOf(event)
    const [dx, dy] = [after.x - before.x, after.y - before.y]
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1]
    held.set(event.pointerId, after)
    if (other) {
      view.zoomBy(distance(after, other) / Math.max(1, distance(before, other)), 'held')
    } else {
      view.turn(-dx * radians(), dy * radians(), 'held')
      const seconds = Math.max(1, after.at - before.at) / 1000
      speed = { x: mix(speed.x, dx / seconds), y: mix(speed.y, dy / seconds) }
    }
    onMove()
  }

  const handleUp = (event: PointerEvent) => {
    const last = held.get(event.pointerId)
    if (!last || !held.delete(event.pointerId) || held.size > 0) return
    // A finger that rested before it was lifted throws nothing.
    if (event.timeStamp - last.at > 60) return
    view.release(-speed.x * radians(), speed.y * radians())
    onMove()
  }

  const handleCancel = (event: PointerEvent) => held.delete(event.pointerId)

  const handleWheel = (event: WheelEvent) => {
    // A wheel alone scrolls the page, as everywhere; two fingers on a pad come with ctrl.
    if (!event.ctrlKey) return
    event.preventDefault()
    view.zoomBy(Math.exp(-event.deltaY * 0.01), 'held')
    onMove()
  }

  const handleKey = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    act(view)
    onMove()
  }

  const stop = new AbortController()
  const { signal } = stop
  canvas.addEventListener('pointerdown', handleDown, { signal })
  canvas.addEventListener('pointermove', handleMove, { signal })
  canvas.addEventListener('pointerup', handleUp, { signal })
  canvas.addEventListener('pointercancel', handleCancel, { signal })
  canvas.addEventListener('wheel', handleWheel, { signal, passive: false })
  canvas.addEventListener('keydown', handleKey, { signal })
  return () => stop.abort()
}

const pointOf = ({ clientX, clientY, timeStamp }: PointerEvent): Point => ({
  x: clientX,
  y: clientY,
  at: timeStamp,
})
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const mix = (before: number, now: number) => before * 0.4 + now * 0.6
