import { distance, marks, pointOf } from '../face/mesh'
import type { SteadyFace } from '../face/steady'
import { colourLips, type LipColour } from './colour-lips'
import { lipBox, lipContours, trace, type Box, type Contour } from './contours'
import { lipMask, opacityOf } from './mask'
import { shineOn } from './shine'

/** How far the lips are apart, in widths of the mouth, when nothing between them is painted. */
const OPEN_FROM = 0.02
const OPEN_AT = 0.06

/** How soft the edge of the colour is, in widths of the mouth. */
const SOFTNESS = 0.008

/** Paints lips on small canvases of its own, which it keeps from picture to picture. */
export function createLipPainter() {
  const lips = smallCanvas()
  const shape = smallCanvas()

  /** The painted lips and where they belong on the picture; null where none are in sight. */
  function paint(
    picture: HTMLCanvasElement,
    { mesh, strength }: SteadyFace,
    colour: LipColour,
    side: number,
  ): { image: HTMLCanvasElement; box: Box } | null {
    const mouth = distance(pointOf(mesh, marks.leftCorner), pointOf(mesh, marks.rightCorner))
    const softness = Math.max(1, Math.round(mouth * SOFTNESS))
    const box = lipBox(mesh, softness * 3, picture)
    if (box.width === 0 || box.height === 0) return null
    const { outer, inner } = lipContours(mesh)
    const opacity = (contour: Contour) => opacityOf(fill(shape, box, contour))
    const gap =
      distance(pointOf(mesh, marks.upperLipInner), pointOf(mesh, marks.lowerLipInner)) / Math.max(1, mouth)
    const openness = Math.max(0, Math.min(1, (gap - OPEN_FROM) / (OPEN_AT - OPEN_FROM)))
    const mask = lipMask({ outer: opacity(outer), inner: opacity(inner), openness }, box, softness)

    resize(lips, box)
    const { left, top, width, height } = box
    lips.drawImage(picture, left, top, width, height, 0, 0, width, height)
    const bare = lips.getImageData(0, 0, width, height)
    const shine = shineOn(mesh, side)
    const shineAt = (pixel: number) => shine(left + (pixel % width), top + Math.floor(pixel / width))
    colourLips({ pixels: bare.data, mask }, colour, { shineAt, strength })
    lips.putImageData(bare, 0, 0)
    return { image: lips.canvas, box }
  }

  return { paint }
}

function smallCanvas(): CanvasRenderingContext2D {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  return context
}

/** A canvas that changes size is cleared, which is as good as new. */
function resize({ canvas }: CanvasRenderingContext2D, { width, height }: Box): void {
  canvas.width = width
  canvas.height = height
}

function fill(context: CanvasRenderingContext2D, box: Box, contour: Contour): Uint8ClampedArray {
  resize(context, box)
  context.translate(-box.left, -box.top)
  context.beginPath()
  trace(context, contour)
  context.fill()
  return context.getImageData(0, 0, box.width, box.height).data
}
