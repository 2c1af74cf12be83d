import { expect, test } from 'vitest'
import { drawnMarks, drawnPicture, foundLips } from '@/e2e/support/drawn-face'
import { withTrueEdges } from './lip-edges'

/** The lowest point of the lower lip and the middle of the upper one's edge, as the model numbers them. */
const [bottom, top] = [17, 0]
const drawnTop = drawnMarks[top]?.[1] ?? NaN
const drawnBottom = drawnMarks[bottom]?.[1] ?? NaN

/** How high points of a mesh are in the drawing at 960 by 1200. */
const heightOf = (points: Float32Array, index: number) => (points[index * 2 + 1] ?? NaN) * 1200

/** Not larger than the pictures are that faces are looked for in. */
const small = 240

test('[P15] lips are painted to where their colour ends', async () => {
  expect(heightOf(foundLips, bottom)).toBeLessThan(drawnBottom - 6)
  for (const paleness of [0, 0.4]) {
    const full = withTrueEdges(await drawnPicture({ paleness }, small), foundLips)
    expect(Math.abs(heightOf(full, bottom) - drawnBottom)).toBeLessThan(2.5)
    expect(Math.abs(heightOf(full, top) - drawnTop)).toBeLessThan(4)
  }
})

test('[P15] a mesh that is too loose is drawn in again', async () => {
  const loose = foundLips.slice()
  for (const index of [185, 40, 39, 37, top, 267, 269, 270, 409])
    loose[index * 2 + 1] = (loose[index * 2 + 1] ?? 0) - 7 / 1200
  loose[bottom * 2 + 1] = (drawnBottom + 6) / 1200
  for (const index of [84, 314, 181, 405, 91, 321, 146, 375])
    loose[index * 2 + 1] = (loose[index * 2 + 1] ?? 0) + 13 / 1200
  const full = withTrueEdges(await drawnPicture({}, small), loose)
  expect(heightOf(full, bottom)).toBeLessThan(drawnBottom + 3)
  expect(heightOf(full, top)).toBeGreaterThan(drawnTop - 4)
})

test.each(['hand', 'mask'] as const)('[P15] a mouth under a %s stays as it was found', async (cover) => {
  const picture = await drawnPicture({ cover }, small)
  expect(withTrueEdges(picture, foundLips)).toEqual(foundLips)
})
