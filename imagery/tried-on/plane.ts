import { clamp, item } from '../kit/plane/maths'

/** One number for each pixel of a picture. */
export type Plane = { width: number; height: number; values: Float32Array }

/** Filled by what a number is at each pixel. */
export function planeOf(
  { width, height }: Pick<Plane, 'width' | 'height'>,
  at: (column: number, row: number) => number,
): Plane {
  const values = Float32Array.from({ length: width * height }, (_, k) => at(k % width, Math.floor(k / width)))
  return { width, height, values }
}

/** Each number the mean of those around it, twice over, which is nearly a bell. */
export function blurred(plane: Plane, radius: number): Plane {
  const whole = Math.max(1, Math.round(radius))
  const once = (from: Plane) => along(along(from, whole, true), whole, false)
  return once(once(plane))
}

function along({ width, height, values }: Plane, radius: number, isAcross: boolean): Plane {
  const means = new Float32Array(values.length)
  const [lines, length] = isAcross ? [height, width] : [width, height]
  const [step, stride] = isAcross ? [1, width] : [width, 1]
  for (let line = 0; line < lines; line++) {
    const at = (index: number) => item(values, line * stride + clamp(index, 0, length - 1) * step)
    let sum = 0
    for (let index = -radius; index <= radius; index++) sum += at(index)
    for (let index = 0; index < length; index++) {
      means[line * stride + index * step] = sum / (2 * radius + 1)
      sum += at(index + radius + 1) - at(index - radius)
    }
  }
  return { width, height, values: means }
}
