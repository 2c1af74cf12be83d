import { bell, clamp, item, lerp, smooth } from '../kit/plane/maths'
import type { Raw } from '../pictures/encode'
import { asideOf, heightAt, middle, onLips, seamAt } from './mouth'
import { planeOf } from './plane'
import { colours, developed, framed, lightOn, tintAt } from './skin'
import type { Lit, Part } from './skin'

/** What is seen of the face. */
export const lipsPart: Part = { left: 380, top: 648, width: 200, height: 250 }

/** What light meets on lips, as `colours` has it of skin: their colour, how dark the seam and a nostril are, how skin beside them flushes. */
const lipColours = [
  { lips: 0.47, seam: 0.72, nostril: 0.4, flush: 0 },
  { lips: 0.175, seam: 0.86, nostril: 0.6, flush: 0.05 },
  { lips: 0.155, seam: 0.86, nostril: 0.62, flush: 0.05 },
] as const

/** A bare mouth from near, so many pixels wide. */
export function lipsFromNear(pixels: number): Raw {
  const frame = framed(lipsPart, pixels)
  const { size, scale, placeOf } = frame
  const lit = lightOn(
    planeOf(size, (column, row) => heightAt(...placeOf(column, row))),
    scale,
  )
  const lights = lipColours.map(() => planeOf(size, () => 0))
  for (let row = 0; row < size.height; row++)
    for (let column = 0; column < size.width; column++) {
      const seen = lookAt(...placeOf(column, row), lit(column, row))
      for (const [n, light] of lights.entries()) light.values[row * size.width + column] = seen(n)
    }
  return developed(lights, frame, (x, y) => {
    const down = y - 768
    return smooth(0.62, 1.9, Math.hypot((x - middle.x) / 120, down / (down < 0 ? 54 : 70)))
  })
}

/** What comes of a place to the viewer, for each colour of light. */
function lookAt(x: number, y: number, { open, raised, meets, gleam }: Lit): (colour: number) => number {
  const inside = onLips(x, y)?.inside ?? 0
  const { blotch, speck } = tintAt(x, y)
  const onSkin = 0.075 * gleam('key', 26) + 0.02 * gleam('fill', 16, true)
  const moist = 0.1 * gleam('key', 22) + 0.2 * gleam('key', 90) + 0.03 * gleam('fill', 30)
  const shine = lerp(onSkin, moist, inside) * open * (1 + speck * 0.8)
  const flush = bell(Math.hypot((x - middle.x) / 1.5, y - 762), 0, 46)

  const d = asideOf(x)
  const fromSeam = y - seamAt(x)
  const seam =
    0.85 * bell(fromSeam, 0.2, 0.75 * Math.max(0.1, 1 - 0.35 * d)) * smooth(1.01, 0.8, d) +
    0.22 * bell(fromSeam, 0, 2.6) * smooth(1.04, 0.6, d)
  const aside = Math.abs(x - middle.x) - 17
  const nostril = bell(aside, 0, 8) * bell(y, 688 - aside * 0.18, 2.6)

  return (n) => {
    const [own, on] = [item(colours, n), item(lipColours, n)]
    const skin = own.skin * (1 + blotch * own.blotch + speck * own.speck) * (1 - flush * on.flush)
    const lips = on.lips * (1 + blotch * 0.25 + speck * 0.28) * (1 + 0.12 * clamp(raised))
    const matt = lerp(skin, lips, inside * 0.96) * meets(n) * open ** own.shadow
    return (matt + shine) * (1 - clamp(seam) * on.seam) * (1 - nostril * on.nostril)
  }
}
