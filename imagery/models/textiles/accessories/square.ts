import type { Part } from '../../../kit/mesh/model'
import { superellipse } from '../../../kit/plane/curves'
import { isCoarse } from '../../../kit/plane/detail'
import { vector } from '../../../kit/plane/maths'
import { counterClockwise, dense } from '../../../kit/plane/outline'
import { sweep } from '../../../kit/skins/line-sweep'
import { wordMark } from '../../../kit/solids/word-mark'
import { frame } from './print'
import { prints } from './prints'
import type { Print } from './prints'
import { edgeLine, layer, silk } from './silk'

/** A printed square, laid out. */
export function square(design: 'forest' | 'arcade' | 'pocket'): Part[] {
  const size = { forest: 90, arcade: 55, pocket: 33 }[design]
  const field = silk(size)
  const step = isCoarse() ? size / 62 : size / 84
  const parts: Part[] = [
    {
      name: 'silk',
      geometry: layer(
        field,
        dense(
          [
            [-size / 2, -size / 2],
            [size / 2, -size / 2],
            [size / 2, size / 2],
            [-size / 2, size / 2],
          ],
          step,
        ),
        0,
        step,
      ),
      slot: 'ground',
    },
  ]
  const print: Print = (outlines, slot, height) => {
    const pieces = outlines.map((outline) => {
      const spread = (axis: 0 | 1) => {
        const values = outline.map((point) => point[axis])
        return Math.max(...values) - Math.min(...values)
      }
      const fine = Math.min(step * 1.1, Math.max(0.14, Math.min(spread(0), spread(1)) / 5))
      return layer(field, dense(counterClockwise(outline), fine * 0.7), height, fine)
    })
    pieces.forEach((geometry, index) => parts.push({ name: `${slot}${height}-${index}`, geometry, slot }))
  }
  const u = size / 90
  const hem = sweep(superellipse(0.34 * u + 0.1, 0.34 * u + 0.1, 2, 12), edgeLine(field, size), {
    closed: true,
  })
  parts.push({ name: 'hem', geometry: hem, slot: 'silk' })
  print(frame(size, 0.1, 5.5 * u), 'silk', 0.02)
  print(frame(size, 6.6 * u, 0.9 * u), 'deep', 0.02)
  if (design === 'pocket') print(frame(size, 8.6 * u, 0.4 * u), 'deep', 0.02)
  prints[design](print, u)
  const mark = wordMark(
    design === 'forest' ? 9 : size * 0.12,
    (x, y, h) => {
      const [px, py] = design === 'forest' ? [x, y] : [x + size * 0.24, y - size * 0.468]
      return vector(px, field(px, py) + 0.03 + h, -py)
    },
    0.006,
    7,
  )
  parts.push({ name: 'mark', geometry: mark, slot: 'ground' })
  return parts
}
