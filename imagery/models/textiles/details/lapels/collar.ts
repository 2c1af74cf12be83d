import type { Vector3 } from 'three'
import type { Draped } from '../../../../kit/cloth/draped'
import { evenly, lengthOf } from '../../../../kit/cloth/piece'
import type { Part } from '../../../../kit/mesh/model'
import { at, curveThrough, graph } from '../../../../kit/plane/curves'
import { distancesAlong, item, lerp, smooth, steps, vector } from '../../../../kit/plane/maths'
import type { Point } from '../../../../kit/plane/outline'
import { shell } from '../../../../kit/skins/shell'
import { necklineOf } from '../../cutting/upper-cut'
import type { UpperCut } from '../../cutting/upper-cut'
import { lapelOf } from './lapel'
import { gorgeOf } from './lapel-cut'
import type { LapelCut } from './lapel-cut'

/** How far above the lapel the collar lies at their seam, cm; along which share of its half it leaves the lapel; its rows. */
const seamHeight = 0.07
const sewnShare = 0.16
const rowCount = 26

/** A place of the neck's edge: on which side of the pattern, and which way is away from the neck there. */
type Seat = { side: 1 | -1; place: Point; out: Point; share: number }

/** From the gorge over the shoulder to the middle of the back; share is 0 at the gorge, 1 at the back. */
function seats(cutting: UpperCut, cut: LapelCut, count: number): Seat[] {
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
export function collar(on: Draped, cutting: UpperCut, cut: LapelCut): Part {
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
  const { neck, shoulder, slope } = cutting
  // Beyond the shoulder seam lies the other half: the nearest place of this one is now here, now there.
  const withinShoulder = ([x, y]: Point): Point => [
    x,
    Math.min(y, (slope * (neck.width - Math.abs(x))) / (shoulder - neck.width)),
  ]
  const outer = evened(
    all.map(({ side, place: [x, y], out: [ox, oy], share }) => {
      const away = reach(share)
      const { point, normal } = on.spot(side, withinShoulder([x + ox * away, y + oy * away]))
      return point.clone().addScaledVector(normal, 0.4 + thickness / 2)
    }),
    6,
  )
  // At the gorge it is sewn to the lapel, and follows it across, a seam's height above.
  const halves = { [1]: lapelOf(cutting, cut, 1), [-1]: lapelOf(cutting, cut, -1) }
  const sewn = ({ place: [x, y], out: [ox, oy], share }: Seat) =>
    steps(0, 1, rowCount).map((step) => {
      const away = lerp(0.05, reach(share), Math.max(0, step - 0.2) / 0.8)
      const spot: Point = [x + ox * away, y + oy * away]
      const { point, normal } = on.spot(1, spot)
      const height = halves[x > 0 ? 1 : -1].heightAt([Math.abs(spot[0]), spot[1]]) + seamHeight
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
