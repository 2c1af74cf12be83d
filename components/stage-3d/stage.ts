import { Box3, PerspectiveCamera, WebGLRenderer } from 'three'
import type { Object3D } from 'three'
import { contactShadow } from '@/imagery/kit/live/contact-shadow'
import { disposeObject, shapesOf } from '@/imagery/kit/live/dispose-object'
import { FIELD_OF_VIEW, frame } from '@/imagery/kit/live/framing'
import { litScene } from '@/imagery/kit/live/lit-scene'
import { listenToGestures } from './gestures'
import { sharpness } from './sharpness'
import { movingView, type View } from './view'

/** After a pause the view moves on from where it is, not by all the time that passed. */
const LONGEST_STEP_S = 0.1

export type StageOptions = {
  /** Of the canvas. */
  className?: string | undefined
  /** How a piece is seen at first, and after a reset. */
  view: View
  /** The first piece is drawn. */
  onShown?: () => void
  /** The graphics card was taken away: nothing is drawn any more. */
  onLost: () => void
}

export type Stage = {
  /** Says what is seen, for those who do not see it. */
  name: (words: string) => void
  /** Puts a piece on the ground in place of another, whose memory on the graphics card is freed once it is drawn. */
  show: (piece: Object3D) => void
  /** Draws what changed about the piece. */
  redraw: () => void
  /** Radians. */
  turn: (azimuth: number, elevation: number) => void
  zoomBy: (factor: number) => void
  reset: () => void
  /** Gives back all of the graphics card. */
  dispose: () => void
}

/**
 * A lit room with a ground, in which a shopper turns one piece. It draws when something changes, never idly. Throws where the
 * browser cannot draw in space.
 */
export function createStage(
  host: HTMLElement,
  { className = '', view: start, onShown, onLost }: StageOptions,
): Stage {
  const renderer = new WebGLRenderer({ antialias: true, alpha: true })
  const canvas = renderer.domElement
  const { scene, surroundings } = litScene(renderer)
  const shadow = contactShadow()
  scene.add(shadow.plane)
  const camera = new PerspectiveCamera(FIELD_OF_VIEW)
  const view = movingView(start, () => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const box = new Box3()
  const former: Object3D[] = []
  let shown: Object3D | null = null
  let hasDrawn = false
  let asked: { id: number; at: number } | null = null
  let movedAt: number | null = null

  const draw = (lateMs: number) => {
    if (!shown) return
    renderer.setPixelRatio(sharp.after(lateMs))
    frame(camera, box, view.now())
    renderer.render(scene, camera)
    if (!hasDrawn) onShown?.()
    hasDrawn = true
    // Not before: materials alike hand their compiled programs on.
    for (const piece of former.splice(0)) disposeObject(piece, shown)
  }
  const redraw = () => {
    asked ??= { id: requestAnimationFrame(handleFrame), at: performance.now() }
  }
  const handleFrame = (time: number) => {
    const late = performance.now() - (asked?.at ?? time)
    asked = null
    const isMoving = view.advance(movedAt === null ? 0 : Math.min(LONGEST_STEP_S, (time - movedAt) / 1000))
    movedAt = isMoving ? time : null
    draw(late)
    if (isMoving) redraw()
  }
  const sharp = sharpness(redraw)

  const resizing = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = host
    if (clientWidth === 0 || clientHeight === 0) return
    renderer.setSize(clientWidth, clientHeight)
    camera.aspect = clientWidth / clientHeight
    draw(0)
  })
  const deafen = listenToGestures(canvas, view, redraw)
  const handleLost = (event: Event) => {
    event.preventDefault()
    onLost()
  }
  canvas.addEventListener('webglcontextlost', handleLost)
  canvas.className = className
  canvas.tabIndex = 0
  canvas.setAttribute('role', 'img')
  host.append(canvas)
  resizing.observe(host)

  const moving = (move: () => void) => {
    move()
    redraw()
  }

  return {
    name: (words) => canvas.setAttribute('aria-label', words),
    show(piece) {
      const isRecoloured = shown !== null && areSameShapes(shown, piece)
      if (shown) former.push(shown.removeFromParent())
      shown = piece
      scene.add(piece)
      if (!isRecoloured) {
        box.setFromObject(piece)
        shadow.cast(renderer, piece)
      }
      redraw()
    },
    redraw,
    turn: (azimuth, elevation) => moving(() => view.turn(azimuth, elevation)),
    zoomBy: (factor) => moving(() => view.zoomBy(factor)),
    reset: () => moving(view.reset),
    dispose() {
      if (asked) cancelAnimationFrame(asked.id)
      sharp.stop()
      resizing.disconnect()
      deafen()
      canvas.removeEventListener('webglcontextlost', handleLost)
      canvas.remove()
      shadow.dispose()
      surroundings.dispose()
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}

/** Whether two pieces differ in what they are made of alone. */
function areSameShapes(one: Object3D, other: Object3D): boolean {
  const [shapes, others] = [shapesOf(one), shapesOf(other)]
  return shapes.size === others.size && [...shapes].every((shape) => others.has(shape))
}
