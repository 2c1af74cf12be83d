import type { Pixels } from './pages/try-on-page'

export type Box = { left: number; top: number; width: number; height: number }
type Colour = { red: number; green: number; blue: number }

/** The colours of a part of a picture, row by row. */
function coloursIn({ width, data }: Pixels, box: Box): Colour[] {
  return Array.from({ length: box.width * box.height }, (_, index) => {
    const x = box.left + (index % box.width)
    const y = box.top + Math.floor(index / box.width)
    const [red = 0, green = 0, blue = 0] = data.slice((y * width + x) * 4, (y * width + x) * 4 + 3)
    return { red, green, blue }
  })
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

export function meanOf(pixels: Pixels, box: Box): Colour {
  const colours = coloursIn(pixels, box)
  return {
    red: mean(colours.map(({ red }) => red)),
    green: mean(colours.map(({ green }) => green)),
    blue: mean(colours.map(({ blue }) => blue)),
  }
}

/** How many pixels are of a strong red. */
export function countRed({ data }: Pixels): number {
  let count = 0
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3)
    if (red > 120 && red > 2 * green && red > 2 * blue) count += 1
  }
  return count
}

/** Degrees from red, -180 to 180. */
export function hueOf({ red, green, blue }: Colour): number {
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI
}

/** How alike light and shadow of two pictures are in a part of them: 1 wholly, 0 not at all. */
export function correlationOf(a: Pixels, b: Pixels, box: Box): number {
  const lightOf = (pixels: Pixels) =>
    coloursIn(pixels, box).map(({ red, green, blue }) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
  const [first, second] = [lightOf(a), lightOf(b)]
  const [meanFirst, meanSecond] = [mean(first), mean(second)]
  const products = (x: readonly number[], mx: number, y: readonly number[], my: number) =>
    x.reduce((sum, value, at) => sum + (value - mx) * ((y[at] ?? 0) - my), 0)
  return (
    products(first, meanFirst, second, meanSecond) /
    Math.sqrt(products(first, meanFirst, first, meanFirst) * products(second, meanSecond, second, meanSecond))
  )
}
