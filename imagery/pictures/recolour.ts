import { item } from '../kit/plane/maths'
import type { Dye, Hex } from '../models/materials'

export const dyeOrder = ['body', 'thread', 'trim'] as const satisfies readonly Dye[]

export type Rgb = readonly [red: number, green: number, blue: number]

export const toLinear = (value: number) =>
  value > 0.04045 ? ((value + 0.055) / 1.055) ** 2.4 : value / 12.92

export const fromLinear = (value: number) =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055

export function linearOf(hex: Hex): Rgb {
  const part = (at: number) => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255)
  return [part(1), part(3), part(5)]
}

/**
 * A picture with its materials dyed in these colours. `picture` lacks the light on dyed materials: it has highlights,
 * reflections and what has no dye. `light` is what fell on them, `tint` how much of each dye a pixel has.
 */
export function dyed(
  picture: Float32Array,
  light: Float32Array,
  tint: Float32Array,
  dyes: Record<Dye, Hex>,
): Float32Array {
  const colours = dyeOrder.map((dye) => linearOf(dyes[dye]))
  const [body, thread, trim] = [item(colours, 0), item(colours, 1), item(colours, 2)]
  const out = picture.slice()
  for (let i = 0; i < out.length; i += 3) {
    const [a, b, c] = [tint[i] ?? 0, tint[i + 1] ?? 0, tint[i + 2] ?? 0]
    for (const channel of [0, 1, 2] as const) {
      const dye = a * body[channel] + b * thread[channel] + c * trim[channel]
      out[i + channel] = (out[i + channel] ?? 0) + (light[i + channel] ?? 0) * dye
    }
  }
  return out
}
