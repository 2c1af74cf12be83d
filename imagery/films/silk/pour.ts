import type { ClothTask, Fall, Obstacle } from '../../kit/cloth/solving'
import { TAU, clamp, item, smooth, steps, vector } from '../../kit/plane/maths'
import type { Point } from '../../kit/plane/outline'
import { framesASecond } from '../film'

/** After these seconds the silk lies as it did, further along itself by `period`, cm. */
export const seconds = 6
const period = 54

/** Width of the mesh, cm, and how many rows of it pass in a loop. */
const step = 1.5
export const rowsOfPeriod = Math.round(period / step)

/** Every second frame is solved. */
const solvedASecond = framesASecond / 2
/** Solved frames before the loop, in which the silk comes to flow, of the loop, and after it, which are laid over its first. */
const [before, loop, over] = [46, seconds * solvedASecond, 12]
const count = before + loop + over + 1
const speed = period / loop

/** The silk: wide as it is cut and as it is gathered, how much of it lies at first, and how much hangs. */
const [wide, gathered] = [78, 44]
const hanging = 84
const lying = Math.ceil(count * speed) + 56
export const columns = Math.round(wide / step) + 1
export const rows = Math.ceil((lying + hanging) / step) + 1

/** How far the edge of the stone is rounded. */
export const edge = 3

/** The pattern: rows one after another from the front hem. */
export const pattern = Array.from({ length: columns * rows }, (_, knot): Point => [
  ((knot % columns) - (columns - 1) / 2) * step,
  Math.floor(knot / columns) * step,
])

const cellsOf = (count: number) => Array.from({ length: count - 1 }, (_, cell) => cell)

export const triangles = cellsOf(rows).flatMap((row) =>
  cellsOf(columns).flatMap((column) => {
    const a = row * columns + column
    const b = a + columns
    return (row + column) % 2 === 0 ? [a, a + 1, b + 1, a, b + 1, b] : [a, a + 1, b, a + 1, b + 1, b]
  }),
)

/** Where a knot of the flat silk is when it is gathered: how far across, and how high; the same again after a period. */
function fold([x, way]: Point) {
  const turn = (way / period) * TAU
  const wander = 0.9 * Math.sin(turn + x * 0.06) + 0.5 * Math.sin(2 * turn + 1.3 - x * 0.11)
  const broad = x * 0.52 + wander
  const fine = x * 1.03 + 1.4 * Math.sin(turn + 2.1 + x * 0.05) + 0.8
  return {
    across: x * (gathered / wide) + 0.5 * Math.sin(2 * broad) + 1.4 * Math.sin(turn + 0.4),
    up: (1 + Math.sin(broad)) * (1 + 0.3 * Math.sin(turn + x * 0.09)) + 0.35 * (1 + Math.sin(fine)),
  }
}

/** Steamed: gathered in folds, and otherwise flat. */
const rest = pattern.map((place) => {
  const { across, up } = fold(place)
  return vector(across, up, -place[1])
})

/** On the stone, about its edge, and down. */
const start = pattern.map((place) => {
  const { across, up } = fold(place)
  const r = edge + 0.6
  const past = hanging - place[1]
  if (past < 0) return vector(across, 0.6 + up, past - edge)
  const turn = Math.min(past / r, Math.PI / 2)
  const down = Math.max(0, past - (r * Math.PI) / 2)
  return vector(across, -edge + (r + up) * Math.cos(turn) - down, -edge + (r + up) * Math.sin(turn))
})

/** The hand goes forward evenly, and to and fro once in a loop. */
const led = Array.from({ length: count }, (_, frame) => {
  const turn = (frame / loop) * TAU
  return [3 * (Math.sin(turn + 0.6) - Math.sin(0.6)), 0, frame * speed]
}).flat()

const fall: Fall = {
  scale: 0.01,
  frames: count,
  step,
  mass: 14,
  tension: 12,
  bending: 0.0001,
  damping: 0.1,
  air: 0.02,
  friction: 1,
  quality: 6,
  selfDistance: 0,
  pace: 1.8,
  isFilmed: true,
  rest: rest.flatMap((place) => place.toArray()),
  pins: Array.from({ length: columns }, (_, column) => (rows - 1) * columns + column),
  led,
}

function surface(line: readonly Point[], left: number, right: number): Obstacle {
  return {
    positions: line.flatMap(([z, y]) => [left, y, z, right, y, z]),
    triangles: line
      .slice(1)
      .flatMap((_, k) => [2 * k, 2 * k + 2, 2 * k + 1, 2 * k + 1, 2 * k + 2, 2 * k + 3]),
    distance: 0.4,
    friction: 1,
  }
}

/** The stone as the silk meets it: from behind, over the edge, and down. */
function ledge(): Obstacle {
  const round = steps(0, Math.PI / 2, 8).map((turn): Point => [
    -edge + edge * Math.sin(turn),
    -edge + edge * Math.cos(turn),
  ])
  return surface([[-260, 0], ...round, [0, -300]], -160, 160)
}

/** A wall beside the silk, out of sight: it stays gathered. */
function wall(x: number): Obstacle {
  return {
    positions: [x, -2, -260, x, 30, -260, x, -2, -14, x, 30, -14],
    triangles: x < 0 ? [0, 1, 2, 2, 1, 3] : [0, 2, 1, 1, 2, 3],
    distance: 0.4,
    friction: 0,
  }
}

/** What is solved: silk that is drawn over an edge, and falls. */
export const silkTask = (): ClothTask => ({
  sewing: {
    start,
    flat: pattern,
    grain: pattern,
    side: pattern.map(() => 1),
    triangles,
    seams: [],
    setIn: new Set(),
    folds: new Set(),
    knotsOf: () => [],
  },
  fall,
  obstacles: [ledge(), wall(-gathered / 2 - 9), wall(gathered / 2 + 9)],
})

/** A frame of the film, x, y, z of each knot: its first second from what follows the loop, a period further back. */
export function poured(solved: readonly Float32Array[], frame: number): Float32Array {
  const time = (frame * solvedASecond) / framesASecond
  const now = between(solved, before + time)
  if (time >= over) return now
  const later = between(solved, before + time + loop)
  const share = smooth(0, over, time)
  const shift = rowsOfPeriod * columns * 3
  return now.map((value, at) => value * share + (later[at + shift] ?? value) * (1 - share))
}

/** Between two solved frames, on a curve through them and their neighbours. */
function between(solved: readonly Float32Array[], time: number): Float32Array {
  const first = Math.floor(time)
  const t = time - first
  const at = (frame: number) => item(solved, clamp(frame, 0, solved.length - 1))
  const [p, q, r, s] = [at(first - 1), at(first), at(first + 1), at(first + 2)]
  return q.map((b, k) => {
    const [a, c, d] = [item(p, k), item(r, k), item(s, k)]
    return b + (t / 2) * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
  })
}
