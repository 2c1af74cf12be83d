import { OrthographicCamera } from 'three'
import type { Outline } from '@/contract/calls/catalogue/product-content'
import { depthsOf } from '../films/raster'
import { boundsOfModel } from '../kit/mesh/bounds'
import type { Model } from '../kit/mesh/model'
import { around, item } from '../kit/plane/maths'
import { areaOf, simplified, traceBorders } from './trace'
import type { Point } from './trace'

/** Pixels a millimetre. */
const FINE = 2
/** How far the line may leave the piece, and what is too small to draw: shares of its longer side. */
const TOLERANCE = 1 / 500
const SPECK = 1 / 50
const MOST_BYTES = 600

/** The outline of a model seen straight from its front, in millimetres. */
export function outlineOf(model: Model): Outline {
  const { min, max } = boundsOfModel(model)
  const [widthCm, heightCm] = [max.x - min.x, max.y - min.y]
  const camera = new OrthographicCamera(min.x, max.x, max.y, min.y, 0, max.z - min.z + 2)
  camera.position.z = max.z + 1
  camera.updateMatrixWorld(true)
  const [width, height] = [Math.ceil(widthCm * 10 * FINE), Math.ceil(heightCm * 10 * FINE)]
  const { depth } = depthsOf(model, camera, width, height)
  const isFilled = (x: number, y: number) => item(depth, y * width + x) < 2

  const longer = Math.max(width, height)
  const lines = traceBorders({ width, height, isFilled }).filter(
    (line) => Math.abs(areaOf(line)) > (longer * SPECK) ** 2,
  )
  return {
    widthMm: Math.round(widthCm * 10),
    heightMm: Math.round(heightCm * 10),
    path: drawn(lines, height, longer * TOLERANCE),
  }
}

/** Links of a chain are drawn less closely: no path is longer than a page should carry. */
function drawn(lines: readonly Point[][], height: number, tolerance: number): string {
  const path = lines.map((line) => pathOf(simplified(line, tolerance), height)).join('')
  return path.length > MOST_BYTES ? drawn(lines, height, tolerance * 1.25) : path
}

/** In tenths of a millimetre from the left of the piece's foot, each corner from the one before it. */
function pathOf(line: readonly Point[], height: number): string {
  const places = line.map(
    ([x, y]) => [Math.round((x / FINE) * 10), Math.round(((y - height) / FINE) * 10)] as const,
  )
  const [startX, startY] = item(places, 0)
  const steps = places.slice(1).map(([x, y], k) => {
    const [lastX, lastY] = around(places, k)
    return [x - lastX, y - lastY].join(' ').replace(' -', '-')
  })
  return `M${startX} ${startY}l${steps.join(' ').replaceAll(' -', '-')}z`
}
