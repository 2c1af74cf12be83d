import { curveThrough, graph, whichever } from '../../../kit/plane/curves'
import { clamp, item, lerp, smooth, vector } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'

/**
 * The form a shoe is built on, for a right foot with its heel at x = 0 and its toe at x = `length`; z grows outwards.
 * Everything is in cm. A place on it is `(share, angle)`: the share runs along the feather edge from the tip of the
 * toe (0) to the back of the heel (1), the angle from the edge (0) over the side to the ridge (π / 2).
 */
export type Last = {
  length: number
  heel: number
  /** Half widths of the sole at shares of the length, outside and inside. */
  outside: (x: number) => number
  inside: (x: number) => number
  /** How high the form stands over the sole along its length. */
  height: (x: number) => number
  /** How steeply the ridge goes on falling over the round of the toe, cm a cm; 0 where the toe is flat on top. */
  fall: (x: number) => number
  /** The underside: from the heel's height down to the ball and up again at the toe. */
  under: (x: number) => number
  /** How boxy the sections are: 0.5 has walls, 1 is an arch. */
  box: (x: number) => number
  /** Where the round of the heel has its middle. */
  heelAt: number
  /** How far behind the tip the round of the toe has its middle. */
  toeRound: number
}

export type LastOptions = {
  length?: number
  heel: number
  toe: 'pointed' | 'almond' | 'round' | 'square' | 'full'
  width?: number
  /** How high the toe springs from the ground. */
  spring?: number
  toeHeight?: number
  instep?: number
  platform?: number
  /** Whether instep and toe are one line without a hollow before the toe. */
  isEven?: boolean
  /** Whether the outline runs round the tip of the toe and the back of the heel without a corner. */
  hasRoundEnds?: boolean
}

const toes: Record<LastOptions['toe'], readonly Point[]> = {
  pointed: [
    [0.8, 2.85],
    [0.87, 2.05],
    [0.93, 1.3],
    [0.97, 0.75],
    [0.99, 0.42],
    [1, 0],
  ],
  almond: [
    [0.8, 3.25],
    [0.88, 2.6],
    [0.94, 1.85],
    [0.975, 1.2],
    [0.993, 0.65],
    [1, 0],
  ],
  round: [
    [0.8, 3.7],
    [0.88, 3.25],
    [0.94, 2.5],
    [0.975, 1.7],
    [0.993, 0.95],
    [1, 0],
  ],
  square: [
    [0.8, 3.4],
    [0.88, 2.95],
    [0.945, 2.45],
    [0.982, 1.95],
    [0.996, 1.2],
    [1, 0],
  ],
  full: [
    [0.8, 4.1],
    [0.88, 3.75],
    [0.94, 3.05],
    [0.975, 2.15],
    [0.993, 1.2],
    [1, 0],
  ],
}

export function lastOf(options: LastOptions): Last {
  const { length = 25.4, heel, toe, width = 1, spring = 0.7, instep = 6.6 } = options
  const { platform = 0, hasRoundEnds = false } = options
  const tall = clamp(heel / 9)
  const toeHeight = options.toeHeight ?? whichever(2.7, [toe === 'pointed', 1.5], [toe === 'full', 3.6])
  const heelAt = 2.7
  const back: readonly Point[] = [
    [0, 0],
    [0.008, 1],
    [0.03, 1.85],
    [0.065, 2.45],
    [0.11, 2.7],
  ]
  const side = (waist: number, ball: number, out: number) =>
    outlineOf(
      [
        ...back,
        [0.2, 2.72],
        [0.42, waist],
        [0.56, lerp(waist, ball, 0.55)],
        [0.69, ball],
        ...item([toes[toe]], 0).map(([x, y]): Point => [x, y * out]),
      ],
      { length, width, hasRoundEnds },
    )
  const drop = heel - platform
  const vamp: readonly Point[] = options.isEven
    ? [
        [length * 0.76, instep * 0.57],
        [length * 0.88, toeHeight * 1.02],
        [length * 0.965, toeHeight * 0.82],
      ]
    : [
        [length * 0.76, lerp(instep * 0.56, toeHeight, 0.35)],
        [length * 0.9, toeHeight * 1.06],
        [length * 0.965, toeHeight * 0.8],
      ]
  const height = graph([
    [0, instep * 1.62],
    [length * 0.3, instep * 1.5],
    [length * 0.5, instep * 1.02],
    [length * 0.64, instep * 0.74],
    ...vamp,
    [length, toeHeight * (toe === 'full' ? 0.52 : 0.36)],
  ])
  return {
    length,
    heel,
    heelAt,
    toeRound: whichever(2.4, [toe === 'pointed', 1.4], [toe === 'almond', 2]),
    outside: side(lerp(2.75, 2.3, tall), 3.95, 1),
    inside: side(lerp(2.2, 1.7, tall), 3.85, 0.92),
    height,
    fall: (x) => (options.isEven ? (height(x + 0.1) - height(x - 0.1)) / 0.2 : 0),
    under: (x) => {
      const t = x / length
      const fall = platform + drop * (1 - smooth(0.13, 0.64, t))
      return fall + spring * smooth(0.7, 1, t) ** 1.4 - drop * 0.05 * (1 - smooth(0, 0.2, t))
    },
    box: graph([
      [0, 0.42],
      [length * 0.3, 0.5],
      [length * 0.62, toe === 'pointed' ? 0.82 : 0.7],
      [length, whichever(0.6, [toe === 'pointed', 0.8], [options.isEven === true, 0.74])],
    ]),
  }
}

/** Half width at x from points `[share of the length, half width]`, as one soft curve. */
function outlineOf(
  points: readonly Point[],
  { length, width, hasRoundEnds }: { length: number; width: number; hasRoundEnds: boolean },
) {
  const half = points.map(([x, y]) => vector(x * length, y * width, 0))
  const beyond = (index: number) =>
    item(half, index)
      .clone()
      .multiply(vector(1, -1, 1))
  const line = hasRoundEnds
    ? curveThrough([beyond(1), ...half, beyond(half.length - 2)], 740).filter(({ y }) => y >= 0)
    : curveThrough(half, 700)
  return (x: number) => {
    if (x <= 0 || x >= length) return 0
    let low = 0
    let high = line.length - 1
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (item(line, middle).x <= x) low = middle
      else high = middle
    }
    const [a, b] = [item(line, low), item(line, high)]
    return lerp(a.y, b.y, clamp((x - a.x) / (b.x - a.x || 1)))
  }
}

export const centreOf = (last: Last, x: number) => {
  const t = x / last.length
  // The foot bends inwards a little between heel and toe.
  return 0.35 * Math.sin(Math.PI * clamp(t) * 0.9) - 0.35 * smooth(0.72, 1, t)
}
