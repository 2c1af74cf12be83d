import type { Vector3 } from 'three'
import type { Draped } from '../../../kit/cloth/draped'
import { patch } from '../../../kit/cloth/fabric'
import { evenly, lengthOf } from '../../../kit/cloth/piece'
import type { Part } from '../../../kit/mesh/model'
import { at, curveThrough, graph } from '../../../kit/plane/curves'
import { distancesAlong, item, lerp, smooth, steps, vector } from '../../../kit/plane/maths'
import { counterClockwise, dense } from '../../../kit/plane/outline'
import type { Point } from '../../../kit/plane/outline'
import { shell } from '../../../kit/skins/shell'
import { stitchRows } from '../../../kit/solids/stitches'
import { neckEdgeOf, necklineOf } from '../cutting/upper-cut'
import type { UpperCut } from '../cutting/upper-cut'
import { beside } from './laid'
import { soften } from './neck'

type Cut = {
  /** From the roll line to the tip, cm. */
  width: number
  /** How far below the shoulder the gorge meets the roll line, and how far the tip stands above the gorge, cm. */
  notch: number
  peak: number
  thickness: number
  slot: string
  /** How far from its edge a lapel is stitched by hand, cm; not at all without it. */
  stitched?: number
}

/** Lapels that turn over the taped edge of a pointed neck, and the collar that joins them behind. */
export function lapels(
  on: Draped,
  cutting: UpperCut,
  { width = 8, notch = 11, peak = 0, thickness = 0.3, slot = 'cloth', stitched }: Partial<Cut> = {},
): Part[] {
  const cut = { width, notch, peak, thickness, slot, stitched }
  return [...([1, -1] as const).flatMap((side) => lapel(on, cutting, cut, side)), collar(on, cutting, cut)]
}

/** How far above the lapel the collar lies at their seam, cm; along which share of its half it leaves the lapel; its rows. */
const seamHeight = 0.07
const sewnShare = 0.16
const rowCount = 26

/** Pricked by hand along an edge: small, and far apart. */
export const pricked = { pitch: 0.5, length: 0.2, radius: 0.03 }

/** Where the gorge, the seam between lapel and collar, starts on the roll line, and which way it goes. */
function gorgeOf(cutting: UpperCut, { notch }: Cut) {
  const edge = necklineOf(cutting, 1)
  const xAt = neckEdgeOf(cutting)
  const [dx, dy] = [xAt(-notch + 2) - xAt(-notch - 2), 4]
  const long = Math.hypot(dx, dy)
  const out: Point = [dy / long, -dx / long]
  const place = (away: number, along = 0): Point => [
    xAt(-notch) + out[0] * away - out[1] * along,
    -notch + out[1] * away + out[0] * along,
  ]
  return { edge, xAt, out, place }
}

/** The lapel of one half as it is cut, and how high its upper side stands over the cloth at a place of it, cm. */
function lapelCut(cutting: UpperCut, cut: Cut, side: 1 | -1) {
  const { width, notch, peak, thickness } = cut
  const { front } = cutting.neck
  const { edge, xAt, place } = gorgeOf(cutting, cut)
  const [foot, tip]: readonly [Point, Point] = [[0.05, -front - 0.2], place(width, peak)]
  const belly = width * 0.1
  const long = Math.hypot(tip[0] - foot[0], tip[1] - foot[1])
  // From its break to its tip a lapel's edge is one line with a little belly, however short it is.
  const onEdge = (share: number): Point => [
    lerp(foot[0], tip[0], share) + ((tip[1] - foot[1]) / long) * belly,
    lerp(foot[1], tip[1], share) - ((tip[0] - foot[0]) / long) * belly,
  ]
  const outer = soften([foot, onEdge(0.33), onEdge(0.7), tip], 60)
  const outline: Point[] = [
    ...outer,
    place(width * 0.52),
    place(width * 0.5, 0.8),
    place(0.1, 0.8),
    ...edge.filter(([, y]) => y < -notch + 0.2 && y > -front).reverse(),
  ]
  const gorge = steps(0.1, 1, 10).map((share) => place(lerp(width, width * 0.52, share), peak * (1 - share)))
  const rim = [...outer, ...gorge]
  // It rolls over its edge, lies on the chest and stands off it a little again, up to its outer edge, which is round.
  const roll = (spot: Point) => {
    const [px, py] = [Math.abs(spot[0]), spot[1]]
    const away = px - xAt(py)
    const near = Math.min(...rim.map(([x, y]) => Math.hypot(x - px, y - py)))
    return (
      0.55 * Math.exp(-((away / 1.5) ** 2)) +
      0.5 * smooth(width * 0.3, width * 0.8, away) * Math.sqrt(smooth(-0.3, 0.9, near))
    )
  }
  const lift = side > 0 ? 0.24 : 0.1
  return { outline, outer, gorge, lift, roll, heightAt: (spot: Point) => lift + thickness + roll(spot) }
}

function lapel(on: Draped, cutting: UpperCut, cut: Cut, side: 1 | -1): Part[] {
  const { thickness, slot, stitched } = cut
  const { outline, outer, gorge, lift, roll, heightAt } = lapelCut(cutting, cut, side)
  const mirrored = ([x, y]: Point): Point => [side * x, y]
  const face = {
    name: `lapel${side}`,
    geometry: patch(on, dense(counterClockwise(outline.map(mirrored)), 0.3), {
      thickness,
      lift,
      step: 0.3,
      bulge: roll,
    }),
    slot,
  }
  if (stitched === undefined) return [face]
  // Along the outer edge, and from the tip along the gorge.
  const lines = [
    beside(outer, -stitched).slice(2, -1),
    beside([at(outer, outer.length - 1), ...gorge].slice(0, -1), -stitched),
  ]
  const rows = lines.map((line) =>
    evenly(line, Math.ceil(lengthOf(line) / 0.25)).map((spot) => {
      const { point, normal } = on.spot(1, mirrored(spot))
      return { at: point.addScaledVector(normal, heightAt(spot)), normal }
    }),
  )
  return [face, { name: `lapel-stitch${side}`, geometry: stitchRows(rows, pricked), slot: 'stitch' }]
}

/** A place of the neck's edge: on which side of the pattern, and which way is away from the neck there. */
type Seat = { side: 1 | -1; place: Point; out: Point; share: number }

/** From the gorge over the shoulder to the middle of the back; share is 0 at the gorge, 1 at the back. */
function seats(cutting: UpperCut, cut: Cut, count: number): Seat[] {
  const { edge, xAt, out } = gorgeOf(cutting, cut)
  const front: Point[] = [[xAt(-cut.notch), -cut.notch], ...edge.filter(([, y]) => y > -cut.notch + 0.2)]
  const back = necklineOf(cutting, -1).toReversed()
  const long = lengthOf(front) + lengthOf(back)
  const shoulder = lengthOf(front) / long
  const ahead = evenly(front, Math.round(count * shoulder)).map((place, index, all): Seat => {
    const share = (index / (all.length - 1)) * shoulder
    return { side: 1, place, out, share }
  })
  const behind = evenly(back, Math.round(count * (1 - shoulder)))
    .slice(1)
    .map((place, index, all): Seat => {
      const turn = (index + 1) / all.length
      const angle = (Math.PI / 2) * turn
      const seam = Math.atan2(out[1], out[0])
      const towards = lerp(seam, -Math.PI / 2, Math.sin(angle) ** 1.2)
      return {
        side: -1,
        place,
        out: [Math.cos(towards), Math.sin(towards)],
        share: shoulder + turn * (1 - shoulder),
      }
    })
  return [...ahead, ...behind]
}

/** A row of points without its last unevenness; its ends stay. */
function evened(points: readonly Vector3[], rounds: number): Vector3[] {
  if (rounds === 0) return [...points]
  return evened(
    points.map((point, index) =>
      index === 0 || index === points.length - 1
        ? point
        : at(points, index - 1)
            .clone()
            .add(at(points, index + 1))
            .multiplyScalar(0.25)
            .addScaledVector(point, 0.5),
    ),
    rounds - 1,
  )
}

/** One piece round the neck: it stands behind, rolls over, and lies on the shoulders down to the notch. */
function collar(on: Draped, cutting: UpperCut, cut: Cut): Part {
  const { width, thickness, slot } = cut
  const half = seats(cutting, cut, 120)
  const mirrored = half
    .slice(0, -1)
    .toReversed()
    .map(({ side, place: [x, y], out: [ox, oy], share }): Seat => ({
      side,
      place: [-x, y],
      out: [-ox, oy],
      share,
    }))
  const all = [...half, ...mirrored]
  // At the notch it is half as wide as the lapel; its point stands off from there, and behind it only covers the seam.
  const reach = graph([
    [0, width * 0.5],
    [0.1, width * 0.68],
    [0.3, width * 0.62],
    [0.55, 4.2],
    [1, 2.4],
  ])
  const rise = graph([
    [0, 0.1],
    [0.12, 0.35],
    [0.45, 2.1],
    [0.7, 2.8],
    [1, 3],
  ])
  const spots = all.map(({ side, place }) => on.spot(side, place))
  const feet = evened(
    spots.map(({ point }) => point),
    8,
  )
  const faces = evened(
    spots.map(({ normal }) => normal),
    20,
  ).map((face) => face.normalize())
  const outer = evened(
    all.map(({ side, place: [x, y], out: [ox, oy], share }) => {
      const away = reach(share)
      const { point, normal } = on.spot(side, [x + ox * away, y + oy * away])
      return point.clone().addScaledVector(normal, 0.4 + thickness / 2)
    }),
    6,
  )
  // At the gorge it is sewn to the lapel, and follows it across, a seam's height above.
  const halves = { [1]: lapelCut(cutting, cut, 1), [-1]: lapelCut(cutting, cut, -1) }
  const sewn = ({ place: [x, y], out: [ox, oy], share }: Seat) =>
    steps(0, 1, rowCount).map((step) => {
      const away = lerp(0.05, reach(share), Math.max(0, step - 0.2) / 0.8)
      const spot: Point = [x + ox * away, y + oy * away]
      const { point, normal } = on.spot(1, spot)
      const height = halves[x > 0 ? 1 : -1].heightAt(spot) + seamHeight
      return point.addScaledVector(normal, height * smooth(0, 0.2, step) - thickness)
    })
  const columns = all.map((seat, index) => {
    const { share } = seat
    const [foot, face, end] = [item(feet, index), item(faces, index), item(outer, index)]
    const up = face
      .clone()
      .lerp(vector(0, 1, 0), smooth(0.05, 0.5, share))
      .normalize()
    const out = end.clone().sub(foot)
    out.addScaledVector(up, -out.dot(up)).normalize()
    const high = rise(share)
    const place = (o: number, u: number) => foot.clone().addScaledVector(out, o).addScaledVector(up, u)
    const top = 0.42 + 0.25 * smooth(0, 0.5, share)
    const rolled = curveThrough(
      [
        place(0.1, -0.5 * smooth(0, 0.3, share)),
        place(-0.1, high * 0.55),
        place(0, high),
        place(top * 0.5, high + top * 0.55),
        place(top * 1.25, high + top * 0.2),
        place(top * 1.25, high)
          .lerp(end, 0.55)
          .addScaledVector(face, 0.18),
        end,
      ],
      rowCount,
    )
    if (share >= sewnShare) return rolled
    const free = smooth(0, sewnShare, share)
    return sewn(seat).map((point, row) => point.lerp(item(rolled, row), free))
  })
  const rows = at(columns, 0).map((_, step) => columns.map((column) => at(column, step)))
  const along = distancesAlong(at(rows, rows.length - 1))
  const across = distancesAlong(at(columns, columns.length >> 1))
  return {
    name: 'collar',
    geometry: shell(rows, {
      ring: false,
      thickness,
      crease: 60,
      uv: (row, column) => [at(along, column), at(across, row)],
    }),
    slot,
  }
}
