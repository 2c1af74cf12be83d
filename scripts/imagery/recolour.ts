import { item } from './kit/maths'
import type { Dye, Hex } from './materials'

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
 * The picture in other colours. `light` is what fell on each pixel without its colour, `tint` how much of each dye is
 * there; so light × tint × (new − old) is exactly what changes, and highlights, metal and ground stay.
 */
export function recoloured(
  picture: Float32Array,
  light: Float32Array,
  tint: Float32Array,
  from: Record<Dye, Hex>,
  to: Record<Dye, Hex>,
): Float32Array {
  const change = dyeOrder.map((dye): Rgb => {
    const [old, fresh] = [linearOf(from[dye]), linearOf(to[dye])]
    return [fresh[0] - old[0], fresh[1] - old[1], fresh[2] - old[2]]
  })
  const [body, thread, trim] = [item(change, 0), item(change, 1), item(change, 2)]
  const out = new Float32Array(picture.length)
  for (let i = 0; i < picture.length; i += 3) {
    const [a, b, c] = [tint[i] ?? 0, tint[i + 1] ?? 0, tint[i + 2] ?? 0]
    for (const channel of [0, 1, 2] as const) {
      const delta = a * body[channel] + b * thread[channel] + c * trim[channel]
      out[i + channel] = Math.max(0, (picture[i + channel] ?? 0) + (light[i + channel] ?? 0) * delta)
    }
  }
  return out
}
