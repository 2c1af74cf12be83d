import { Box3, NeutralToneMapping, PerspectiveCamera, PMREMGenerator, Scene, WebGLRenderer } from 'three'
import type { Object3D } from 'three'
import { litRoom } from '@/imagery/kit/live/room'
import { contactShadow } from './contact-shadow'
import { disposeObject } from './dispose-object'
import { frame } from './framing'
import { listenToGestures } from './gestures'
import { sharpness } from './sharpness'
import { movingView, type View } from './view'

const FIELD_OF_VIEW = 18
/** After a pause the view moves on from where it is, not by all the time that passed. */
const LONGEST_STEP_S = 0.1

type Options = {
  /** How a piece is seen at first, and after a reset. */
  view: View
  /** The graphics card was taken away: nothing is drawn any more. */
  onLost: () => void
}

export type Stage = {
  /** Listens to pointer and keys; named and made focusable by whoever shows it. */
  canvas: HTMLCanvasElement
  /** Puts a piece on the ground in place of another. Whoever made a piece lets it go: `disposeObject`. */
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
export function createStage(host: HTMLElement, { view: start, onLost }: Options): Stage {
  const renderer = new WebGLRenderer({ antialias: true, alpha: true })
  const canvas = renderer.domElement
  renderer.toneMapping = NeutralToneMapping
  renderer.toneMappingExposure = 1.2
  const { scene, surroundings } = litScene(renderer)
  const shadow = contactShadow()
  scene.add(shadow.plane)
  const camera = new PerspectiveCamera(FIELD_OF_VIEW)
  const view = movingView(start, () => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const box = new Box3()
  let shown: Object3D | null = null
  let asked: { id: number; at: number } | null = null
  let movedAt: number | null = null

  const draw = (lateMs: number) => {
    if (!shown) return
    renderer.setPixelRatio(sharp.after(lateMs))
    frame(camera, box, view.now())
    renderer.render(scene, camera)
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
  host.append(canvas)
  resizing.observe(host)

  const moving = (move: () => void) => {
    move()
    redraw()
  }

  return {
    canvas,
    show(piece) {
      if (shown) scene.remove(shown)
      shown = piece
      scene.add(piece)
      box.setFromObject(piece)
      shadow.cast(renderer, piece)
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

/** A scene in the light of the room; the room itself is seen in what the piece mirrors alone. */
function litScene(renderer: WebGLRenderer) {
  const scene = new Scene()
  const generator = new PMREMGenerator(renderer)
  const room = litRoom()
  const surroundings = generator.fromScene(room, 0.012)
  disposeObject(room)
  generator.dispose()
  scene.environment = surroundings.texture
  return { scene, surroundings }
}
