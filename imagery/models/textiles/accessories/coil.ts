import type { Part } from '../../../kit/mesh/model'
import { curveThrough } from '../../../kit/plane/curves'
import { smooth, vector } from '../../../kit/plane/maths'
import { shell } from '../../../kit/skins/shell'

/** A length of silk rolled up on its edge, its end lying out. */
export function coil(width: number, turns: number, tail: number, thick: number): Part[] {
  const line = Array.from({ length: 320 }, (_, index) => {
    const t = index / 319
    const angle = t * turns * Math.PI * 2
    const radius = 1.6 + t * turns * 0.62
    return vector(radius * Math.cos(angle), width / 2, radius * Math.sin(angle))
  })
  const last = line[line.length - 1] ?? vector(0, 0, 0)
  const before = line[line.length - 2] ?? last
  const along = last.clone().sub(before).normalize()
  const way = Array.from({ length: 40 }, (_, index) => {
    const t = (index + 1) / 40
    return last
      .clone()
      .addScaledVector(along, t * tail)
      .add(vector(1.6 * Math.sin(t * 5) * t, 0, 2.4 * t * t))
  })
  const path = curveThrough(
    [...line, ...way].filter((_, index) => index % 3 === 0),
    420,
  )
  const rows = path.map((point, index) => {
    const t = index / (path.length - 1)
    const soft = 0.1 * Math.sin(index * 0.21) + 0.07 * Math.sin(index * 0.083 + 1)
    const lean = smooth(0.86, 1, t)
    return Array.from({ length: 25 }, (_, step) => {
      const v = step / 24
      const next = path[Math.min(path.length - 1, index + 1)] ?? point
      const prev = path[Math.max(0, index - 1)] ?? point
      const side = next
        .clone()
        .sub(prev)
        .setY(0)
        .normalize()
        .cross(vector(0, 1, 0))
      const out = soft * (v - 0.3) * 1.6 + lean * v * v * 1.5 + 0.05 * Math.sin(v * 9 + index * 0.1)
      return point
        .clone()
        .setY(0.04 + v * width * (1 - 0.06 * lean))
        .addScaledVector(side, out)
    })
  })
  return [
    {
      name: 'coil',
      geometry: shell(rows, {
        thickness: thick,
        crease: 50,
        uv: (row, column) => [row * 0.25, (column / 24) * width],
      }),
      slot: 'silk',
    },
  ]
}
