/** Colours as the eye weighs them (Björn Ottosson's Oklab): lightness 0 to 1, and two axes of hue. */
export type Oklab = { lightness: number; a: number; b: number }

const linearOf = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** Finer than a byte even where the curve is steepest. */
const FINENESS = 4096
const byteOf = Uint8ClampedArray.from({ length: FINENESS + 1 }, (_, step) => {
  const value = step / FINENESS
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
})

const linear = (byte: number) => linearOf[byte] ?? 0
const encoded = (value: number) => byteOf[Math.round(Math.max(0, Math.min(1, value)) * FINENESS)] ?? 0

/** Red, green and blue as bytes. */
export function toOklab(red: number, green: number, blue: number): Oklab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  }
}

/** As bytes; what no screen can show is cut off. */
export function fromOklab({ lightness, a, b }: Oklab): [red: number, green: number, blue: number] {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    encoded(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    encoded(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    encoded(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ]
}

/** Of a colour as the catalogue writes it, `#a41e22`. */
export function oklabOf(hex: string): Oklab {
  const part = (at: number) => parseInt(hex.slice(at, at + 2), 16)
  return toOklab(part(1), part(3), part(5))
}
