import { createMouthWatch } from '../face/covered'
import { helpOf, type Help } from '../face/help'
import { meshOf, type Mesh } from '../face/mesh'
import { paceOf, SAMPLE, widths } from '../face/pace'
import { createFollower, type SteadyFace } from '../face/steady'
import { createEarringPainter } from '../earrings/paint-earrings'
import type { Sprite } from '../earrings/sprite'
import type { LipColour } from '../lips/colour-lips'
import { createLipPainter } from '../lips/paint-lips'
import type { Source } from '../source/source'
import type { FaceFinder, Found } from '../worker/face-finder'

/** What is worn, and the share of the stage that stays bare, from the left. */
export type Look = { lips: LipColour | null; earrings: Sprite | null; bare: number }

type Options = {
  canvas: HTMLCanvasElement
  source: Source
  finder: FaceFinder
  /** What is in the way of a good likeness has changed. */
  onHelp: (help: Help | null) => void
  /** This device is too slow for live pictures. */
  onTooSlow: () => void
  onFailed: () => void
}

export type Mirror = {
  wear: (look: Look) => void
  /** The picture of this moment with what is worn, nothing left bare. */
  draw: (context: CanvasRenderingContext2D) => void
  stop: () => void
}

/**
 * Shows a source with what is worn. Each picture is shown together with the face that was found in it, so that paint never lags
 * behind lips that move.
 */
export function createMirror({ canvas, source, finder, onHelp, onTooSlow, onFailed }: Options): Mirror {
  const { width, height } = source
  const stage = contextOf(canvas, width, height)
  const picture = contextOf(document.createElement('canvas'), width, height)
  const follower = createFollower()
  const mouth = createMouthWatch()
  const lips = createLipPainter()
  const earrings = createEarringPainter()
  let look: Look = { lips: null, earrings: null, bare: 0 }
  let face: SteadyFace | null = null
  let bareLips = 1
  let side = 0
  let help: Help | null = null
  let pace: { width: number; times: number[] } = { width: widths.usual, times: [] }
  let isStopped = false

  /** What is worn, and the line to the left of which nothing is. */
  function paint() {
    const from = look.bare * canvas.clientWidth
    paintOn(stage, from)
    if (from === 0) return
    stage.fillStyle = 'white'
    stage.fillRect(Math.round(placeOn(canvas, from)), 0, Math.max(1, Math.round(width / 640)), height)
  }

  /** Paints the picture, and to the right of `from`, in pixels of the screen, what is worn. */
  function paintOn(context: CanvasRenderingContext2D, from: number) {
    context.drawImage(picture.canvas, 0, 0)
    if (!face) return
    const left = from > 0 ? placeOn(canvas, from) : 0
    context.save()
    context.beginPath()
    context.rect(left, 0, Math.max(0, width - left), height)
    context.clip()
    const lipFace = { mesh: face.mesh, strength: face.strength * bareLips }
    const painted = look.lips && lipFace.strength > 0 && lips.paint(picture.canvas, lipFace, look.lips, side)
    if (painted) context.drawImage(painted.image, painted.box.left, painted.box.top)
    if (look.earrings) earrings.paint(context, face, look.earrings)
    context.restore()
  }

  function seen(mesh: Mesh | null, { light, redness }: Omit<Found, 'points'>) {
    const now = performance.now()
    if (source.isLive) face = follower.follow(mesh, now)
    else face = mesh && { mesh, strength: 1 }
    if (face && source.isLive) earrings.move(face.mesh, now)
    side = source.isLive ? side + (light.side - side) * 0.2 : light.side
    const hindrance = helpOf(mesh, { level: light.level, width })
    // Only a face that is seen well tells whether its mouth is covered.
    const { isCovered, bare } = mouth.watch(hindrance ? null : redness, now)
    bareLips = bare
    const next = hindrance ?? (isCovered && look.lips ? 'covered' : null)
    if (next !== help) onHelp(next)
    help = next
  }

  async function lookOnce(): Promise<void> {
    source.draw(picture)
    const began = performance.now()
    const found = await finder.find(smaller(picture.canvas, pace.width))
    if (isStopped) return
    seen(found.points && meshOf(found.points, width, height), found)
    paint()
    pace.times = [...pace.times, performance.now() - began].slice(-SAMPLE)
  }

  /** Whether live pictures go on. */
  function keepsPace(): boolean {
    const next = paceOf(pace.times, pace.width)
    if (next === 'smaller') pace = { width: widths.small, times: [] }
    if (next === 'photo') onTooSlow()
    return next !== 'photo'
  }

  async function run(): Promise<void> {
    do {
      await lookOnce()
      await nextFrame()
    } while (!isStopped && source.isLive && keepsPace())
  }

  run().catch(() => {
    if (!isStopped) onFailed()
  })

  return {
    wear: (next) => {
      look = next
      // A live picture is painted anew in a moment.
      if (!source.isLive) paint()
    },
    draw: (context) => paintOn(context, 0),
    stop: () => {
      isStopped = true
      source.stop()
    },
  }
}

function contextOf(canvas: HTMLCanvasElement, width: number, height: number): CanvasRenderingContext2D {
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  return context
}

let sample: CanvasRenderingContext2D | null = null

/** The pixels of a picture, no wider than `width`. */
function smaller(picture: HTMLCanvasElement, width: number): ImageData {
  const scale = Math.min(1, width / Math.max(picture.width, picture.height))
  const [wide, high] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  sample ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!sample) throw new Error('no canvas')
  if (sample.canvas.width !== wide || sample.canvas.height !== high) {
    sample.canvas.width = wide
    sample.canvas.height = high
  }
  sample.drawImage(picture, 0, 0, wide, high)
  return sample.getImageData(0, 0, wide, high)
}

/** Where on the picture a place of the screen is; the picture fills the stage or lies wholly within it. */
function placeOn(canvas: HTMLCanvasElement, x: number): number {
  const { clientWidth, clientHeight, width, height } = canvas
  const fits = [clientWidth / width, clientHeight / height]
  const scale = getComputedStyle(canvas).objectFit === 'cover' ? Math.max(...fits) : Math.min(...fits)
  return scale > 0 ? (x - (clientWidth - width * scale) / 2) / scale : 0
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}
