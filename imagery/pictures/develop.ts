import type { Pass } from './passes'
import { fromLinear } from './recolour'
import { shoulder } from './tone'

/** What makes the brightest tenth of a picture nearly white. By the strongest channel: a terracotta wall stays terracotta. */
export function exposureFor({ width, height, values }: Pass): number {
  const strength = Float32Array.from({ length: width * height }, (_, pixel) =>
    Math.max(...values.subarray(pixel * 3, pixel * 3 + 3)),
  ).sort()
  const bright = strength[Math.floor(strength.length * 0.9)] ?? 1
  return 0.78 / Math.max(bright, 0.05)
}

/** A still or a frame as it goes out: exposed, on a gentle curve, with no noise in the steps. */
export function developed({ values }: Pick<Pass, 'values'>, gain: number): Buffer {
  const data = Buffer.alloc(values.length)
  for (let at = 0; at < data.length; at += 1) {
    const value = shoulder(((values[at] ?? 0) * gain) ** 1.08)
    // Half a step of a fixed scatter, so that soft walls show no bands.
    const scatter = (((at * 2654435761) >>> 8) % 256) / 256
    data[at] = Math.min(255, Math.max(0, Math.floor(fromLinear(value) * 255 + scatter)))
  }
  return data
}
