import type { LipFinish } from '@/contract/rules/catalogue/try-on'
import { fromOklab, toOklab, type Oklab } from './oklab'

export type LipColour = { shade: Oklab; finish: LipFinish }

type Coat = {
  /** How much of the lip's own colour it covers. */
  cover: number
  /** How much of the lip's light and shadow it keeps. */
  contrast: number
  /** How much it shines. */
  shine: number
}

const coats: Readonly<Record<LipFinish, Coat>> = {
  satin: { cover: 0.86, contrast: 0.82, shine: 0.2 },
  matte: { cover: 0.95, contrast: 0.62, shine: 0 },
  gloss: { cover: 0.5, contrast: 0.96, shine: 0.62 },
}

/** The lightness of bare lips in good light, and how far above it colours follow the light of a room. */
const BARE_LIGHTNESS = 0.6
const MOST_EXPOSURE = 1.15
/** Down to this share of it lips may be somebody's own, in good light; below it the room is dark, and colours fade in the dark. */
const DARK_EXPOSURE = 0.55

/** A colour gives way to the light and shadow of a lip less than its lightness does. */
const SHADE_DEPTH = 0.6

/** RGBA pixels and how strongly each is painted, 0 to 255. */
export type Lips = { pixels: Uint8ClampedArray; mask: Uint8ClampedArray }

/**
 * Paints lips in place. Their mean takes the colour of the shade, as bright as the room; what a pixel is lighter or darker than
 * that mean it stays, so that every line of the lip is kept. `shineAt` says where light would gather, 0 to 1.
 */
export function colourLips(
  { pixels, mask }: Lips,
  { shade, finish }: LipColour,
  { shineAt, strength }: { shineAt: (pixel: number) => number; strength: number },
): void {
  const mean = meanOf({ pixels, mask })
  if (!mean) return
  const { contrast, shine } = coats[finish]
  const cover = coats[finish].cover * (finish === 'gloss' ? tintOf(shade) : 1)
  const exposure = Math.min(mean.lightness / BARE_LIGHTNESS, MOST_EXPOSURE)
  const colourfulness = Math.min(1, (exposure / DARK_EXPOSURE) ** 2)
  const lightness = mix(mean.lightness, shade.lightness * exposure, cover)
  const depth = contrast * (lightness / mean.lightness) ** SHADE_DEPTH

  mask.forEach((weight, pixel) => {
    if (weight === 0) return
    const at = pixel * 4
    const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
    const bare = toOklab(red, green, blue)
    const relief = bare.lightness - mean.lightness
    const gleam = shine * shineAt(pixel) * clamp(0.6 + relief * 5, 0, 1)
    const painted = {
      lightness: mix(lightness + relief * depth, 0.97, gleam),
      a: mix(mix(bare.a, shade.a * colourfulness, cover), 0.01, gleam * 0.8),
      b: mix(mix(bare.b, shade.b * colourfulness, cover), 0.01, gleam * 0.8),
    }
    const share = (weight / 255) * strength
    const [r, g, b] = fromOklab(painted)
    pixels[at] = mix(red, r, share)
    pixels[at + 1] = mix(green, g, share)
    pixels[at + 2] = mix(blue, b, share)
  })
}

/** A gloss of full colour has this much of it; one that is nearly clear covers next to nothing. */
const FULL_TINT = 0.08

/** How much colour a gloss has, 0.2 to 1. */
function tintOf({ a, b }: Oklab): number {
  return clamp(Math.hypot(a, b) / FULL_TINT, 0.2, 1)
}

/** The colour of the painted pixels together; null where none is painted. */
function meanOf({ pixels, mask }: Lips): Oklab | null {
  let [total, lightness, a, b] = [0, 0, 0, 0]
  mask.forEach((weight, pixel) => {
    if (weight === 0) return
    const at = pixel * 4
    const colour = toOklab(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
    total += weight
    lightness += weight * colour.lightness
    a += weight * colour.a
    b += weight * colour.b
  })
  if (total === 0) return null
  // A wholly black picture has no lightness to divide by.
  return { lightness: Math.max(0.01, lightness / total), a: a / total, b: b / total }
}

const mix = (from: number, to: number, share: number) => from + (to - from) * share
const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
