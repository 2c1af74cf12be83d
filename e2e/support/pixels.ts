import type { Colour } from './pages/try-on-page'

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

export function meanOf(colours: readonly Colour[]): Colour {
  return {
    red: mean(colours.map(({ red }) => red)),
    green: mean(colours.map(({ green }) => green)),
    blue: mean(colours.map(({ blue }) => blue)),
  }
}

/** How many are of a strong red. */
export function countRed(colours: readonly Colour[]): number {
  return colours.filter(({ red, green, blue }) => red > 110 && red > 2 * green && red > 2 * blue).length
}

/** Degrees from red, -180 to 180. */
export function hueOf({ red, green, blue }: Colour): number {
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI
}

/** How alike light and shadow of two pictures are: 1 wholly, 0 not at all. */
export function correlationOf(a: readonly Colour[], b: readonly Colour[]): number {
  const lightOf = ({ red, green, blue }: Colour) => 0.2126 * red + 0.7152 * green + 0.0722 * blue
  const spread = (colours: readonly Colour[]) => {
    const lights = colours.map(lightOf)
    const middle = mean(lights)
    return lights.map((light) => light - middle)
  }
  const products = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0)
  const [first, second] = [spread(a), spread(b)]
  return products(first, second) / Math.sqrt(products(first, first) * products(second, second))
}
