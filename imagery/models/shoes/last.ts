import type { Vector3 } from 'three'
import { at, curveThrough, graph, whichever } from '../../kit/curves'
import { clamp, item, lerp, smooth, vector } from '../../kit/maths'
import type { Point } from '../../kit/outline'
import { shell, skin, skinInTwo, sweep } from '../../kit/rows'
import type { Row } from '../../kit/rows'

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
  const { length = 25.4, heel, toe, width = 1, spring = 0.7, instep = 6.6, platform = 0 } = options
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
      length,
      width,
    )
  const drop = heel - platform
  return {
    length,
    heel,
    heelAt,
    toeRound: whichever(2.4, [toe === 'pointed', 1.4], [toe === 'almond', 2]),
    outside: side(lerp(2.75, 2.3, tall), 3.95, 1),
    inside: side(lerp(2.2, 1.7, tall), 3.85, 0.92),
    height: graph([
      [0, instep * 1.62],
      [length * 0.3, instep * 1.5],
      [length * 0.5, instep * 1.02],
      [length * 0.64, instep * 0.74],
      [length * 0.76, lerp(instep * 0.56, toeHeight, 0.35)],
      [length * 0.9, toeHeight * 1.06],
      [length * 0.965, toeHeight * 0.8],
      [length, toeHeight * (toe === 'full' ? 0.52 : 0.36)],
    ]),
    under: (x) => {
      const t = x / length
      const fall = platform + drop * (1 - smooth(0.13, 0.64, t))
      return fall + spring * smooth(0.7, 1, t) ** 1.4 - drop * 0.05 * (1 - smooth(0, 0.2, t))
    },
    box: graph([
      [0, 0.42],
      [length * 0.3, 0.5],
      [length * 0.62, toe === 'pointed' ? 0.82 : 0.7],
      [length, toe === 'pointed' ? 0.8 : 0.6],
    ]),
  }
}

/** Half width at x from points `[share of the length, half width]`, as one soft curve. */
function outlineOf(points: readonly Point[], length: number, width: number) {
  const line = curveThrough(
    points.map(([x, y]) => vector(x * length, y * width, 0)),
    700,
  )
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

const centreOf = (last: Last, x: number) => {
  const t = x / last.length
  // The foot bends inwards a little between heel and toe.
  return 0.35 * Math.sin(Math.PI * clamp(t) * 0.9) - 0.35 * smooth(0.72, 1, t)
}

/** A finished set of rings: how a shoe is drawn round its last. */
export type Form = {
  last: Last
  /** A point of the feather edge; `share` as in `Last`, side 1 outside, -1 inside. */
  edge: (share: number, side: 1 | -1) => Vector3
  /** The middle line below the point of the edge. */
  spine: (share: number, side: 1 | -1) => Vector3
  /** A point of the form. */
  on: (share: number, angle: number, side: 1 | -1, out?: number) => Vector3
  /** The angle at which the form stands `height` over its edge. */
  angleAt: (share: number, height: number, side: 1 | -1) => number
  /** The share of the edge at a distance x from the heel. */
  shareAt: (x: number, side: 1 | -1) => number
}

export function formOf(last: Last): Form {
  const lines = ([1, -1] as const).map((side) => {
    const width = side > 0 ? last.outside : last.inside
    const raw = Array.from({ length: 901 }, (_, index) => {
      // More points where the outline turns: at both ends.
      const t = (1 - Math.cos((index / 900) * Math.PI)) / 2
      const x = last.length * (1 - t)
      return vector(x, last.under(x), centreOf(last, x) + side * width(x))
    })
    const line: Vector3[] = []
    let sum = 0
    const lengths = raw.map((point, index) => {
      if (index > 0) sum += point.distanceTo(item(raw, index - 1))
      return sum
    })
    let place = 0
    for (let index = 0; index <= 600; index += 1) {
      const wanted = (index / 600) * sum
      while (place < raw.length - 2 && item(lengths, place + 1) < wanted) place += 1
      const span = item(lengths, place + 1) - item(lengths, place)
      line.push(
        item(raw, place)
          .clone()
          .lerp(item(raw, place + 1), clamp((wanted - item(lengths, place)) / (span || 1))),
      )
    }
    return line
  })
  const lineOf = (side: 1 | -1) => item(lines, side > 0 ? 0 : 1)
  const edge = (share: number, side: 1 | -1) => {
    const line = lineOf(side)
    const where = clamp(share) * (line.length - 1)
    const low = Math.min(line.length - 2, Math.floor(where))
    return item(line, low)
      .clone()
      .lerp(item(line, low + 1), where - low)
  }
  const spine = (share: number, side: 1 | -1) => {
    const { x } = edge(share, side)
    // Before the toe the sections lean back more and more, until at its tip they fan out from one place.
    const lean = Math.max(0, x - (last.length - 2 * last.toeRound)) / (2 * last.toeRound)
    const middle = Math.max(x, last.heelAt) - last.toeRound * lean ** 2
    return vector(middle, last.under(x), centreOf(last, middle))
  }
  /** How high the ridge is over a point of the edge. */
  const tallAt = (base: Vector3, axis: Vector3) => last.height(base.x > last.length / 2 ? axis.x : base.x)
  const on = (share: number, angle: number, side: 1 | -1, out = 0) => {
    const base = edge(share, side)
    const axis = spine(share, side)
    const tall = tallAt(base, axis)
    const box = last.box(base.x)
    const cos = Math.max(0, Math.cos(angle))
    const sin = Math.sin(angle)
    const reach = cos ** box
    const way = base.clone().sub(axis).setY(0)
    const radius = way.length()
    if (radius > 1e-6) way.divideScalar(radius)
    const up = tall * sin
    // The heel is hollow above and full below; the sides swell a little over the edge.
    const isBack = 1 - smooth(last.heelAt * 0.6, last.heelAt * 2.6, base.x)
    const counter = isBack * (0.32 * Math.sin(Math.PI * clamp(up / 4.2)) - 0.5 * smooth(3.2, 7.5, up))
    const swell = (1 - isBack) * 0.3 * Math.sin(2 * Math.min(angle, Math.PI / 2)) * clamp(radius / 2)
    const across = Math.max(
      0,
      radius * reach + (counter + swell) * Math.min(1, cos * 3) + out * Math.max(cos, 0.05),
    )
    const point = axis.addScaledVector(way, across)
    const ground = last.under(base.x > last.length / 2 ? Math.min(point.x, base.x) : base.x)
    return point.setY(ground + up + out * sin)
  }
  const angleAt = (share: number, height: number, side: 1 | -1) => {
    const tall = tallAt(edge(share, side), spine(share, side))
    return Math.asin(clamp(height / tall))
  }
  const shareAt = (x: number, side: 1 | -1) => {
    const line = lineOf(side)
    const found = line.findIndex((point) => point.x <= x)
    return found < 0 ? 1 : found / (line.length - 1)
  }
  return { last, edge, spine, on, angleAt, shareAt }
}

/** Where the opening runs: for a share along it (0 the throat, 1 the heel), the place on the form. */
export type Topline = (share: number, side: 1 | -1) => { share: number; angle: number }

/**
 * An opening whose throat is `throat` cm from the heel and whose sides stand as high over the sole as `heights` says
 * (share of the way from the throat's side to the heel → cm).
 */
export function openingOf(
  form: Form,
  throat: number,
  heights: (share: number) => number,
  round = 0.22,
): Topline {
  return (share, side) => {
    const front = form.shareAt(throat, side)
    // Quick along the ridge first, then down the sides: a rounded throat.
    const along = front + (1 - front) * share
    const side_ = form.angleAt(along, heights(share), side)
    const open = 1 - Math.sqrt(Math.max(0, 1 - (1 - clamp(share / round)) ** 2))
    return { share: along, angle: lerp(side_, Math.PI / 2, open) }
  }
}

/** The share of a toe's line that goes up; the rest runs back to the throat. */
const toeClimb = 0.4

/** A line over the form from its edge to the opening, `share` along the opening. */
export function pathUp(form: Form, topline: Topline, share: number, side: 1 | -1, rise: number, out = 0) {
  const top = topline(share, side)
  const foot = share ** 0.9
  // Lines of the toe climb its round first and then run along the ridge, so that those of both sides meet on it.
  const toe = 1 - clamp(share / 0.3)
  const climb = lerp(rise, Math.sin((Math.PI / 2) * clamp(rise / toeClimb)), toe)
  const bend = lerp(rise, clamp((rise - toeClimb) / (1 - toeClimb)), toe) ** 1.35
  const place = lerp(foot, top.share, bend)
  return form.on(place, top.angle * climb, side, out)
}

/** The rings of an upper, from the edge (first) to the opening (last). */
export function upperRows(form: Form, topline: Topline, { around = 110, up = 30, out = 0 } = {}): Row[] {
  return Array.from({ length: up + 1 }, (_, line) => ringOf(form, topline, line / up, around, out))
}

export function ringOf(form: Form, topline: Topline, rise: number, around: number, out = 0): Row {
  const half = (side: 1 | -1) =>
    Array.from({ length: around }, (_, index) => pathUp(form, topline, ease(index / around), side, rise, out))
  const outer = half(1)
  const heel = pathUp(form, topline, 1, 1, rise, out)
  const inner = half(-1).slice(1).reverse()
  return [...outer, heel, ...inner]
}

/** More rings' points at the toe and the heel. */
const ease = (share: number) => lerp(share, (1 - Math.cos(share * Math.PI)) / 2, 0.6)

/** The plan of the sole as a ring at the feather edge, moved outwards. */
export function soleRing(form: Form, out: number, around = 110, shrink = 1): Row {
  const place = (share: number, side: 1 | -1) => {
    const base = form.edge(share, side)
    const axis = form.spine(share, side)
    const way = base.clone().sub(axis).setY(0)
    const size = way.length()
    const point = axis.clone().addScaledVector(way, shrink)
    if (size > 1e-6) point.addScaledVector(way.divideScalar(size), out * shrink)
    else point.x += (share < 0.5 ? out : -out) * shrink
    return point
  }
  const half = (side: 1 | -1) =>
    Array.from({ length: around }, (_, index) => place(ease(index / around), side))
  return [...half(1), place(1, 1), ...half(-1).slice(1).reverse()]
}

const lowered = (row: Row, by: number) => row.map((point) => point.clone().setY(point.y + by))

/** A sole that follows the form's underside: `out` is the welt, `thick` may vary along x. */
export function soleOf(form: Form, out: number, thick: (x: number) => number, top = 0.12) {
  const round = 0.12
  const rings = [
    { out: -0.3, depth: 0 },
    { out: out - round, depth: 0 },
    { out: out - round * 0.3, depth: round * 0.3 },
    { out, depth: round },
    { out, depth: 0.5 },
    { out, depth: 1 - round },
    { out: out - round * 0.3, depth: 1 - round * 0.3 },
    { out: out - round, depth: 1 },
  ]
  const rows: Row[] = []
  for (const share of [0.04, 0.4, 0.75]) rows.push(lowered(soleRing(form, 0, 110, share), top))
  for (const ring of rings)
    rows.push(
      soleRing(form, ring.out).map((point) => {
        const t = thick(point.x)
        const deep = ring.depth <= 0.3 ? Math.min(ring.depth, t / 2) : t - (1 - ring.depth) * Math.min(1, t)
        return point.clone().setY(point.y + top - (ring.depth === 0.5 ? t / 2 : deep))
      }),
    )
  for (const share of [0.75, 0.4, 0.04])
    rows.push(
      soleRing(form, 0, 110, share).map((point) => point.clone().setY(point.y + top - thick(point.x))),
    )
  return skin(rows, {
    ring: true,
    caps: 'across',
    crease: 35,
    uv: (line, column) => planUv(rows, line, column),
  })
}

const planUv = (rows: readonly Row[], line: number, column: number): Point => {
  const row = at(rows, line)
  const point = at(row, column % row.length)
  return [point.x, point.z]
}

/** The sock inside; `reach` is how much of the sole it covers. */
export function insoleOf(form: Form, lift = 0.18, reach = 0.93) {
  const top = [0.04, 0.3, 0.6, reach - 0.08, reach].map((share) =>
    lowered(soleRing(form, 0, 90, share), lift + 0.12),
  )
  const under = [reach, 0.6, 0.04].map((share) => lowered(soleRing(form, 0, 90, share), lift))
  const rows = [...top, ...under]
  return skin(rows, {
    ring: true,
    caps: 'across',
    crease: 40,
    uv: (line, column) => planUv(rows, line, column),
  })
}

/** The opening's edge, rolled over: what a bound topline looks like. */
export function binding(form: Form, topline: Topline, radius: number, out = 0) {
  const ring = ringOf(form, topline, 1, 150, out)
  const soft = curveThrough(ring, 420, true)
  return sweep(
    Array.from({ length: 14 }, (_, index) => {
      const angle = (index / 14) * 2 * Math.PI
      return [radius * Math.cos(angle), radius * Math.sin(angle)] as const
    }),
    soft,
    { closed: true },
  )
}

/** The outside and the lining of an upper, joined by a rounded edge at the opening. */
export function upperOf(form: Form, topline: Topline, { thickness = 0.2, up = 30, out = 0 } = {}) {
  const around = 110
  const ring = (rise: number, by: number) => ringOf(form, topline, rise, around, by + out)
  const levels = Array.from({ length: up + 1 }, (_, line) => line / up)
  const outer = levels.map((rise) => ring(rise, 0))
  const inner = levels.map((rise) => ring(rise, -thickness)).reverse()
  const rolled = (share: number) =>
    ring(1, -thickness * share).map((point, index) => {
      const along = point
        .clone()
        .sub(at(at(outer, up - 1), index))
        .normalize()
      return point.addScaledVector(along, thickness * Math.sqrt(share * (1 - share)))
    })
  const rows = [...outer, rolled(0.15), rolled(0.5), rolled(0.85), ...inner]
  return skinInTwo(rows, outer.length + 2, 60)
}

/** A closed band over the form: from place to place along, of some width across. */
export function overlay(
  form: Form,
  edgesAt: (share: number) => readonly [from: Place, to: Place],
  { thickness = 0.12, out = -0.04, along = 60, across = 12 } = {},
) {
  const rows = Array.from({ length: along + 1 }, (_, line) => {
    const [from, to] = edgesAt(line / along)
    return Array.from({ length: across + 1 }, (__, column) => {
      const t = column / across
      return onBoth(form, lerp(from[0], to[0], t), lerp(from[1], to[1], t), out)
    })
  })
  // The shell grows along its normals, which must look away from the foot.
  const middle = at(at(rows, along >> 1), across >> 1)
  const before = at(at(rows, (along >> 1) - 1), across >> 1)
  const beside = at(at(rows, along >> 1), (across >> 1) + 1)
  const normal = beside.clone().sub(middle).cross(middle.clone().sub(before))
  const away = middle.clone().sub(vector(middle.x, form.last.under(middle.x), 0))
  return shell(rows, { thickness: normal.dot(away) < 0 ? -thickness : thickness, crease: 50 })
}

/** A place on both sides at once: x from the heel in cm, and an angle from 0 (outside edge) over π / 2 to π (inside). */
export type Place = readonly [x: number, angle: number]

export function onBoth(form: Form, x: number, angle: number, out = 0) {
  const side = angle > Math.PI / 2 ? -1 : 1
  return form.on(form.shareAt(x, side), side > 0 ? angle : Math.PI - angle, side, out)
}
