import { faceWidth, rollOf, type Mesh } from '../face/mesh'
import type { SteadyFace } from '../face/steady'
import { faceEdge, lobesOf, pixelsPerMm, turnOf, type Lobe } from './lobes'
import { sidesOf, tileOf, type Sprite } from './sprite'
import { swung, type Swing } from './swing'

/** A soft shadow on neck and cheek. */
const shadow = { colour: 'rgb(45 22 12 / 45%)', blurMm: 3, asideMm: 1, downMm: 1.6 } as const

/** Hangs earrings at both lobes; they swing from picture to picture. */
export function createEarringPainter() {
  const swings: Record<Lobe['side'], Swing | null> = { left: null, right: null }
  let last = 0

  /** Lets the earrings follow the lobes to a moment, milliseconds. */
  function move(mesh: Mesh, at: number): void {
    const seconds = (at - last) / 1000
    last = at
    for (const { side, x } of lobesOf(mesh)) {
      swings[side] = swung(swings[side], x / Math.max(1, faceWidth(mesh)), seconds)
    }
  }

  /** Paints what hangs at both lobes; its shadow as well, unless what lies behind is too far for one. */
  function paint(
    context: CanvasRenderingContext2D,
    { mesh, strength }: SteadyFace,
    sprite: Sprite,
    { hasShadow = true } = {},
  ): void {
    for (const lobe of lobesOf(mesh)) {
      if (lobe.visibility === 0) continue
      context.save()
      context.globalAlpha = strength * lobe.visibility
      if (lobe.visibility < 1) keepBehind(context, mesh)
      const angle = swings[lobe.side]?.angle ?? 0
      hang(context, { sprite, lobe, mesh, angle, hasShadow })
      context.restore()
    }
  }

  return { move, paint }
}

/** Everything but the face itself, which hides what hangs behind it. */
function keepBehind(context: CanvasRenderingContext2D, mesh: Mesh): void {
  context.beginPath()
  context.rect(0, 0, context.canvas.width, context.canvas.height)
  faceEdge(mesh).forEach(({ x, y }, at) => (at === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
  context.closePath()
  context.clip('evenodd')
}

type Hung = { sprite: Sprite; lobe: Lobe; mesh: Mesh; angle: number; hasShadow: boolean }

function hang(context: CanvasRenderingContext2D, { sprite, lobe, mesh, angle, hasShadow }: Hung): void {
  const { place } = sprite
  const mm = pixelsPerMm(mesh)
  const isMirrored = lobe.side === 'right'
  const turn = isMirrored ? -turnOf(mesh) : turnOf(mesh)
  const { first, second, share } = sidesOf(turn)
  // What sits on the lobe inclines with the head; what hangs from it follows the plumb line.
  const isHanging = place.y < 0.3
  context.translate(lobe.x, lobe.y)
  context.rotate(isHanging ? angle : rollOf(mesh) + angle / 3)
  if (isMirrored) context.scale(-1, 1)
  if (hasShadow) context.shadowColor = shadow.colour
  context.shadowBlur = shadow.blurMm * mm
  context.shadowOffsetX = shadow.asideMm * mm
  context.shadowOffsetY = shadow.downMm * mm
  draw(context, sprite, { index: first, mm })
  if (share < 0.05) return
  context.shadowColor = 'transparent'
  context.globalAlpha *= share
  draw(context, sprite, { index: second, mm })
}

function draw(
  context: CanvasRenderingContext2D,
  sprite: Sprite,
  { index, mm }: { index: number; mm: number },
): void {
  const { left, width, height } = tileOf(sprite, index)
  const { x, y, heightMm } = sprite.place
  const high = heightMm * mm
  const wide = (high * width) / height
  context.drawImage(sprite.image, left, 0, width, height, -x * wide, -y * high, wide, high)
}
