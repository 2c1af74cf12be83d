import { describe, expect, test } from 'vitest'
import { lipFinishes } from '@/contract/rules/catalogue/try-on'
import { colourLips } from './colour-lips'
import { fromOklab, oklabOf, toOklab } from './oklab'

const side = 40

/** Lips with fine lines: a colour lighter and darker by turns. */
function someLips(brightness = 1) {
  const pixels = new Uint8ClampedArray(side * side * 4)
  const mask = new Uint8ClampedArray(side * side)
  for (let pixel = 0; pixel < mask.length; pixel++) {
    const [x, y] = [pixel % side, Math.floor(pixel / side)]
    const line = 12 * Math.sin(x * 1.3) + 6 * Math.cos(y * 0.7 + x)
    const colour = [190, 120, 115].map((part) => (part + line) * brightness)
    pixels.set([...colour, 255], pixel * 4)
    mask[pixel] = x > 8 && x < 32 && y > 8 && y < 32 ? 255 : 0
  }
  return { pixels, mask }
}

const lightnessOf = (pixels: Uint8ClampedArray, pixel: number) =>
  toOklab(pixels[pixel * 4] ?? 0, pixels[pixel * 4 + 1] ?? 0, pixels[pixel * 4 + 2] ?? 0)

function correlation(a: number[], b: number[]) {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [ma, mb] = [mean(a), mean(b)]
  const sum = (of: (at: number) => number) => a.reduce((total, _, at) => total + of(at), 0)
  const da = (at: number) => (a[at] ?? 0) - ma
  const db = (at: number) => (b[at] ?? 0) - mb
  return sum((at) => da(at) * db(at)) / Math.sqrt(sum((at) => da(at) ** 2) * sum((at) => db(at) ** 2))
}

const noShine = { shineAt: () => 0, strength: 1 }

describe('[P15] painted lips', () => {
  test.each(lipFinishes)('keep every line of the bare ones: %s', (finish) => {
    const { pixels, mask } = someLips()
    const before = pixels.slice()
    colourLips({ pixels, mask }, { shade: oklabOf('#5e1724'), finish }, noShine)
    const painted = [...mask.keys()].filter((pixel) => mask[pixel] === 255)
    const light = (of: Uint8ClampedArray) => painted.map((pixel) => lightnessOf(of, pixel).lightness)
    expect(correlation(light(before), light(pixels))).toBeGreaterThan(0.97)
  })

  test('leave what lies outside untouched', () => {
    const { pixels, mask } = someLips()
    const before = pixels.slice()
    colourLips({ pixels, mask }, { shade: oklabOf('#a41e22'), finish: 'matte' }, noShine)
    const outside = [...mask.keys()].filter((pixel) => mask[pixel] === 0)
    expect(outside.every((pixel) => before[pixel * 4] === pixels[pixel * 4])).toBe(true)
  })

  test('take the hue of the shade, and are darker in a darker room', () => {
    const shade = oklabOf('#a41e22')
    const painted = (brightness: number) => {
      const { pixels, mask } = someLips(brightness)
      colourLips({ pixels, mask }, { shade, finish: 'matte' }, noShine)
      return lightnessOf(pixels, 20 * side + 20)
    }
    const [day, dusk] = [painted(1), painted(0.5)]
    expect(Math.atan2(day.b, day.a)).toBeCloseTo(Math.atan2(shade.b, shade.a), 0)
    expect(Math.hypot(day.a, day.b)).toBeGreaterThan(0.8 * Math.hypot(shade.a, shade.b))
    expect(dusk.lightness).toBeLessThan(day.lightness - 0.08)
  })

  test('never glow in the dark', () => {
    const { pixels, mask } = someLips(0.16)
    const before = lightnessOf(pixels, 20 * side + 20)
    const shade = oklabOf('#a41e22')
    colourLips({ pixels, mask }, { shade, finish: 'matte' }, noShine)
    const after = lightnessOf(pixels, 20 * side + 20)
    expect(after.lightness).toBeLessThan(before.lightness)
    expect(Math.hypot(after.a, after.b)).toBeLessThan(0.5 * Math.hypot(shade.a, shade.b))
  })

  test('shine where light gathers, unless they are matte', () => {
    const lit = (finish: 'gloss' | 'matte', shine: number) => {
      const { pixels, mask } = someLips()
      const colour = { shade: oklabOf('#dd9ea0'), finish }
      colourLips({ pixels, mask }, colour, { shineAt: () => shine, strength: 1 })
      return lightnessOf(pixels, 20 * side + 20).lightness
    }
    expect(lit('gloss', 1)).toBeGreaterThan(lit('gloss', 0) + 0.05)
    expect(lit('matte', 1)).toBe(lit('matte', 0))
  })

  test('keep nearly their own colour under a clear gloss', () => {
    const { pixels, mask } = someLips()
    const before = lightnessOf(pixels, 20 * side + 20)
    colourLips({ pixels, mask }, { shade: oklabOf('#f0dcd6'), finish: 'gloss' }, noShine)
    const after = lightnessOf(pixels, 20 * side + 20)
    expect(Math.hypot(after.a - before.a, after.b - before.b)).toBeLessThan(0.02)
    expect(Math.abs(after.lightness - before.lightness)).toBeLessThan(0.05)
  })

  test('come and go softly', () => {
    const { pixels, mask } = someLips()
    const before = pixels.slice()
    const colour = { shade: oklabOf('#a41e22'), finish: 'satin' } as const
    colourLips({ pixels, mask }, colour, { shineAt: () => 0, strength: 0 })
    expect(pixels).toEqual(before)
  })
})

test.each([
  [0, 0, 0],
  [255, 255, 255],
  [164, 30, 34],
  [12, 200, 90],
])('[P15] a colour comes back from Oklab as it was: %i %i %i', (...rgb) => {
  fromOklab(toOklab(...rgb)).forEach((part, at) => expect(Math.abs(part - (rgb[at] ?? 0))).toBeLessThan(2))
})
