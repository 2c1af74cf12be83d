import type { Pass } from './passes'
import { fromLinear } from './recolour'
import { shoulder } from './tone'

/** How much more light a picture is given, so that its brighter parts are as bright as `key` on screen. */
export function gainOf({ width, height, values }: Pass, key = 0.78): number {
  // By the strongest of the three: a terracotta wall stays terracotta.
  const strength = Float32Array.from({ length: width * height }, (_, pixel) =>
    Math.max(...values.subarray(pixel * 3, pixel * 3 + 3)),
  ).sort()
  const bright = strength[Math.floor(strength.length * 0.9)] ?? 1
  return key / Math.max(bright, 0.05)
}

/** The picture as it goes out: a gentle curve, no noise in the steps. */
export function developed({ width, height, values }: Pass, gain: number): Buffer {
  const data = Buffer.alloc(width * height * 3)
  for (let at = 0; at < data.length; at += 1) {
    const value = shoulder(((values[at] ?? 0) * gain) ** 1.08)
    // Half a step of a fixed scatter, so that soft walls show no bands.
    const scatter = (((at * 2654435761) >>> 8) % 256) / 256
    data[at] = Math.min(255, Math.max(0, Math.floor(fromLinear(value) * 255 + scatter)))
  }
  return data
}
