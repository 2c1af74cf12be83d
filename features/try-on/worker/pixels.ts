import type { Light } from './messages'

/**
 * The colours of RGBA pixels, without their opacity, as the models take them: 0 to 255. Written over those of the picture before,
 * where there was one as large: two megabytes of rubbish fifteen times a second would be more than a phone likes to collect.
 */
export function rgbOf(rgba: Uint8ClampedArray, before?: Float32Array): Float32Array {
  const length = (rgba.length / 4) * 3
  const rgb = before?.length === length ? before : new Float32Array(length)
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from] ?? 0
    rgb[to + 1] = rgba[from + 1] ?? 0
    rgb[to + 2] = rgba[from + 2] ?? 0
  }
  return rgb
}

/** RGBA, four bytes a pixel. */
export type Picture = { rgba: Uint8ClampedArray; width: number; height: number }

/** Every so many pixels are enough to say how light a picture is. */
const STEP = 16

/** The middles of both cheeks, as the model numbers its points. */
const cheeks = { left: 50, right: 280 } as const

/** How light a picture is, and from which side the face in it. */
export function lightOf({ rgba, width, height }: Picture, points: Float32Array | null): Light {
  let sum = 0
  let count = 0
  for (let pixel = 0; pixel < rgba.length / 4; pixel += STEP) {
    sum += brightness(rgba, pixel)
    count += 1
  }
  const cheek = (index: number) => {
    const x = Math.round((points?.[index * 2] ?? 0) * (width - 1))
    const y = Math.round((points?.[index * 2 + 1] ?? 0) * (height - 1))
    return brightness(rgba, y * width + x)
  }
  const [left, right] = points ? [cheek(cheeks.left), cheek(cheeks.right)] : [0, 0]
  const side = left + right > 0 ? (2 * (right - left)) / (left + right) : 0
  return { level: count === 0 ? 0 : sum / count, side: Math.max(-1, Math.min(1, side)) }
}

/** 0 to 1. */
function brightness(rgba: Uint8ClampedArray, pixel: number): number {
  const part = (offset: number) => rgba[pixel * 4 + offset] ?? 0
  return (0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2)) / 255
}
