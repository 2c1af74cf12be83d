import { curveThrough, superellipse } from '../../kit/curves'
import { isCoarse } from '../../kit/detail'
import { cut } from '../../kit/cloth'
import { solid } from '../../kit/drape'
import { lerp, randomFrom, smooth, vector } from '../../kit/maths'
import type { Model, Part } from '../../kit/model'
import { counterClockwise, dense } from '../../kit/outline'
import type { Point } from '../../kit/outline'
import { shell, sweep } from '../../kit/rows'
import { wordMark } from '../../kit/word-mark'
import { grounded } from '../jewellery/pieces'
import { choiceOf } from '../params'
import type { Params } from '../params'
import { folded } from './folded'

const designs = ['forest', 'arcade', 'pocket', 'muffler', 'stole', 'ribbon', 'chiffon', 'tie'] as const

type Field = (x: number, y: number) => number

/** How a square of silk lies: nearly flat, with a few soft waves and a rolled edge. */
function silk(size: number): Field {
  const random = randomFrom(4)
  const waves = Array.from(
    { length: 6 },
    () => [random() * 6.3, 0.05 + random() * 0.07, random() * 6.3, 0.2 + random() * 0.25] as const,
  )
  return (x, y) => {
    const k = 60 / size
    const edge = Math.min(size / 2 - Math.abs(x), size / 2 - Math.abs(y))
    const bend = waves.reduce(
      (sum, [turn, pitch, phase, tall]) =>
        sum + tall * Math.sin((x * Math.cos(turn) + y * Math.sin(turn)) * pitch * 2 * k + phase),
      0,
    )
    return 1.15 + bend * 0.75 + 0.45 * Math.exp(-((edge / 5) ** 2)) * Math.sin((x + y) * 0.16 * k)
  }
}

/** A piece of the print: a thin layer on the silk. */
function layer(field: Field, outline: readonly Point[], height: number, step = 0.7) {
  const piece = cut(counterClockwise(outline), step)
  const at = (by: number) => piece.points.map(([x, y]) => vector(x, field(x, y) + by, -y))
  return solid(at(height), at(height - 0.03), piece.points, piece.triangles)
}

const ring = (x: number, y: number, radius: number, from = 0, to = Math.PI * 2, count = 48): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const turn = lerp(from, to, index / (to - from < 6 ? count - 1 : count))
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)] as const
  })

/** A bow of some width, as an outline. */
const arch = (x: number, y: number, radius: number, width: number, turn: number): Point[] => [
  ...ring(x, y, radius + width / 2, turn, turn + Math.PI, 32),
  ...ring(x, y, radius - width / 2, turn, turn + Math.PI, 32).reverse(),
]

const leaf = (x: number, y: number, long: number, wide: number, turn: number): Point[] =>
  Array.from({ length: 28 }, (_, index) => {
    const t = (index / 28) * Math.PI * 2
    const u = (long / 2) * (1 - Math.cos(t))
    const v = (wide / 2) * Math.sin(t) * Math.sin(Math.PI * Math.min(0.98, u / long) + 0.05) ** 0.4
    return [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)] as const
  })

function frame(size: number, inset: number, width: number): Point[][] {
  const [a, b] = [size / 2 - inset, size / 2 - inset - width]
  return [
    [
      [-a, a - width],
      [a, a - width],
      [a, a],
      [-a, a],
    ],
    [
      [-a, -a],
      [a, -a],
      [a, -b],
      [-a, -b],
    ],
    [
      [-a, -b],
      [-b, -b],
      [-b, b],
      [-a, b],
    ],
    [
      [b, -b],
      [a, -b],
      [a, b],
      [b, b],
    ],
  ]
}

/** A printed square, laid out. */
function square(design: 'forest' | 'arcade' | 'pocket'): Part[] {
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
  const print = (outlines: readonly Point[][], slot: string, height: number) => {
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
  if (design === 'arcade') {
    const count = 7
    const field0 = 72 * u
    const cell = field0 / count
    for (let row = 0; row < count; row += 1)
      for (let column = 0; column < count; column += 1) {
        const [x, y] = [(column - 3) * cell, (row - 3) * cell - cell * 0.25]
        const turn = (row + column) % 2 === 0 ? 0 : Math.PI
        const lift = turn === 0 ? 0 : cell * 0.5
        print(
          [
            arch(x, y + lift, cell * 0.36, cell * 0.1, turn),
            arch(x, y + lift, cell * 0.2, cell * 0.09, turn),
          ],
          (row + column) % 2 === 0 ? 'silk' : 'deep',
          0.02,
        )
        print([ring(x, y + cell * (turn === 0 ? 0.08 : 0.42), cell * 0.055)], 'deep', 0.02)
      }
  } else if (design === 'forest') {
    // A clearing: a ring of leaves, arches in the corners, sprigs between.
    print(
      Array.from({ length: 40 }, (_, index) =>
        leaf(
          21 * Math.cos((index / 40) * Math.PI * 2),
          21 * Math.sin((index / 40) * Math.PI * 2),
          9.5,
          2.6,
          (index / 40) * Math.PI * 2 + 0.35,
        ),
      ),
      'silk',
      0.02,
    )
    print(
      Array.from({ length: 24 }, (_, index) =>
        leaf(
          10.5 * Math.cos((index / 24) * Math.PI * 2),
          10.5 * Math.sin((index / 24) * Math.PI * 2),
          8,
          2.1,
          (index / 24) * Math.PI * 2 - 0.4,
        ),
      ),
      'deep',
      0.02,
    )
    print([ring(0, 0, 7.6)], 'silk', 0.02)
    print(
      [...ringOf(8), ...ringOf(33.2)].map(([x, y]) => ring(x, y, 0.5, 0, Math.PI * 2, 20)),
      'deep',
      0.025,
    )
    for (const [sx, sy] of [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ] as const)
      for (const [index, radius] of [5, 8.6, 12.2, 15.8].entries())
        print([quarter(sx * 36.4, sy * 36.4, radius, 2, sx, sy)], index % 2 === 0 ? 'deep' : 'silk', 0.02)
    for (let side = 0; side < 4; side += 1)
      print(
        Array.from({ length: 7 }, (_, index) => {
          const [a, b] = [(index - 3) * 4.4, 35.2]
          const turn = (side * Math.PI) / 2
          return leaf(
            a * Math.cos(turn) - b * Math.sin(turn),
            a * Math.sin(turn) + b * Math.cos(turn),
            5.6,
            1.7,
            turn - Math.PI / 2 + (index - 3) * 0.12,
          )
        }),
        index4(side),
        0.02,
      )
  } else {
    print(
      [leaf(7, -11, 6, 1.8, 0.6), leaf(7.6, -10.6, 5.4, 1.6, 1.5), leaf(6.6, -11.4, 5.4, 1.6, -0.3)],
      'silk',
      0.02,
    )
  }
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

const index4 = (side: number) => (side % 2 === 0 ? 'silk' : 'deep')
const ringOf = (radius: number): Point[] => ring(0, 0, radius, 0, Math.PI * 2, Math.round(radius * 1.6))

/** A quarter of a ring in a corner, open to the middle. */
function quarter(x: number, y: number, radius: number, width: number, sx: number, sy: number): Point[] {
  const points = (r: number) =>
    Array.from({ length: 24 }, (_, index): Point => {
      const turn = (index / 23) * (Math.PI / 2)
      return [x - sx * r * Math.cos(turn), y - sy * r * Math.sin(turn)]
    })
  return [...points(radius + width / 2), ...points(radius - width / 2).reverse()]
}

function edgeLine(field: Field, size: number) {
  const half = size / 2
  const corners: Point[] = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ]
  return dense(corners, size / 90).map(([x, y]) => vector(x, field(x, y) - 0.02, -y))
}

/** A length of silk rolled up on its edge, its end lying out. */
function coil(width: number, turns: number, tail: number, thick: number): Part[] {
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

/** Scarves: printed squares, folded cashmere, rolled ribbons and ties. */
export function scarf(params: Params): Model {
  return { parts: grounded(made(choiceOf(params, 'design', designs))) }
}

function made(design: (typeof designs)[number]): Part[] {
  switch (design) {
    case 'muffler':
      return folded({ wide: 17, deep: 30, thick: 1.3, layers: 5, fringe: 40 })
    case 'stole':
      return folded({ wide: 33, deep: 26, thick: 0.95, layers: 7, fringe: 90 })
    case 'chiffon':
      return folded({ wide: 30, deep: 24, thick: 0.55, layers: 7, fringe: 0 })
    case 'ribbon':
      return coil(5.5, 5, 17, 0.08)
    case 'tie':
      return coil(7.5, 3.4, 13, 0.34)
    case 'forest':
    case 'arcade':
    case 'pocket':
      return square(design)
  }
}
