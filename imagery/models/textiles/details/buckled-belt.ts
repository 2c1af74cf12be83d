import type { Vector3 } from 'three'
import type { Part } from '../../../kit/mesh/model'
import { curveThrough, superellipse } from '../../../kit/plane/curves'
import { around, bell, smooth, vector } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { sweep, tube } from '../../../kit/skins/line-sweep'
import { merged } from '../../../kit/skins/raw'
import { stitchRows } from '../../../kit/solids/stitches'
import type { Seam } from '../../../kit/solids/stitches'

const up = vector(0, 1, 0)
const half = 0.17

/** How far from the belt's edges its rows of stitches are, cm; thread pulls the cloth in there. */
const sewn = [0.35, 0.85] as const
const pulledIn = 0.05

/** Its thread is meant to be seen. */
const thread = { pitch: 0.32, length: 0.25, radius: 0.036 }

/** From the buckle's bar to the belt's point, and where its loop and its eyelets are, cm from the middle of the front. */
const end = { from: -2, to: 11.4, loop: 7, eyelets: [4.6, 9.2], pointed: 2.6 } as const

/** A belt in section: flat, round at its edges, with a furrow under each row of stitches. */
const sectionOf = (width: number): Point[] =>
  superellipse(2 * half, width, 8, 200).map(([x, y]): Point => {
    const furrow = sewn.reduce((sum, away) => sum + bell(Math.abs(y), width / 2 - away, 0.1), 0)
    return [x - Math.sign(x) * pulledIn * furrow, y]
  })

/** A belt drawn along `points`, closed in front by a covered buckle. */
export function buckledBelt(
  points: readonly Vector3[],
  { middle, width, slot }: { middle: Vector3; width: number; slot: string },
): Part[] {
  const centre = vector(0, middle.y, Math.max(...points.map(({ z }) => z)))
  const outwards = (point: Vector3) => point.clone().sub(middle).setY(0).normalize()
  const lines = sewn.flatMap((away) => [away - width / 2, width / 2 - away])
  const sewnOn = (line: readonly Vector3[], height: (share: number) => number): Seam[] =>
    lines.map((high) =>
      line.map((point, index) => {
        const normal = outwards(point)
        const place = point.clone().addScaledVector(normal, half - pulledIn)
        return { at: place.setY(place.y + high * height(index / (line.length - 1))), normal }
      }),
    )
  const ahead = aheadOf(points, middle, outwards)
  const band = sweep(sectionOf(width), points, { closed: true, hint: () => up })
  const rows = [
    ...sewnOn(
      Array.from({ length: points.length + 1 }, (_, index) => around(points, index)).filter(
        ({ x, z }) => z < middle.z || x < end.from - 0.8 || x > end.to,
      ),
      () => 1,
    ).flatMap(unbroken),
    ...sewnOn(ahead, pointedAt).map((row) => row.slice(0, -2)),
  ]
  return [
    { name: 'belt', geometry: band, slot },
    { name: 'buckle', geometry: frame(centre, width), slot },
    { name: 'buckle-prong', geometry: prong(centre), slot: 'metal' },
    { name: 'belt-end', geometry: merged([endOf(ahead, width), loop(ahead, outwards, width)]), slot },
    { name: 'belt-eyelets', geometry: eyelets(ahead, outwards), slot: 'stitch' },
    { name: 'belt-stitch', geometry: stitchRows(rows, thread), slot: 'stitch' },
  ]
}

/** Pieces of a row between the places where it is hidden. */
function unbroken(row: Seam): Seam[] {
  const breaks = row.flatMap(({ at }, index) =>
    index > 0 && around(row, index - 1).at.distanceTo(at) > 2 ? [index] : [],
  )
  return [0, ...breaks]
    .map((from, index, all) => row.slice(from, all[index + 1] ?? row.length))
    .filter((piece) => piece.length > 1)
}

/** The line of what has come through the buckle and lies on the belt. */
function aheadOf(points: readonly Vector3[], middle: Vector3, outwards: (point: Vector3) => Vector3) {
  const line = points
    .filter(({ x, z }) => z > middle.z && x > end.from && x < end.to)
    .toSorted((a, b) => a.x - b.x)
    .map((point) => point.clone().addScaledVector(outwards(point), 2 * half))
  return curveThrough(line, 120)
}

/** How wide the belt's end is along itself: it ends in a point. */
function pointedAt(share: number): number {
  const left = (1 - share) * (end.to - end.from)
  return left > end.pointed ? 1 : 0.16 + 0.84 * smooth(0, 1, left / end.pointed) ** 0.6
}

function endOf(ahead: readonly Vector3[], width: number) {
  const section = sectionOf(width * 0.985)
  return sweep(section, ahead, { hint: () => up, scale: pointedAt })
}

const nearest = (line: readonly Vector3[], x: number): Vector3 =>
  line.reduce((best, point) => (Math.abs(point.x - x) < Math.abs(best.x - x) ? point : best))

/** What keeps the end on the belt. */
function loop(ahead: readonly Vector3[], outwards: (point: Vector3) => Vector3, width: number) {
  const kept = nearest(ahead, end.loop)
  const out = outwards(kept)
  const line = superellipse(width + 0.36, 1.1, 10, 64).map(([y, away]) =>
    kept
      .clone()
      .addScaledVector(up, y)
      .addScaledVector(out, away - 0.2),
  )
  const along = out.clone().cross(up)
  return sweep(superellipse(0.16, 1, 6, 20), line, { closed: true, hint: () => along })
}

/** Holes sewn round with thread. */
const eyelets = (ahead: readonly Vector3[], outwards: (point: Vector3) => Vector3) =>
  merged(
    end.eyelets.map((x) => {
      const place = nearest(ahead, x)
      const out = outwards(place)
      const along = up.clone().cross(out)
      const round = superellipse(0.5, 0.5, 2, 40).map(([a, b]) =>
        place
          .clone()
          .addScaledVector(out, half + 0.01)
          .addScaledVector(along, a)
          .addScaledVector(up, b),
      )
      return tube(round, 0.08, { closed: true, sides: 10 })
    }),
  )

const buckleWide = 5

/** The buckle's frame, covered with the belt's cloth. */
function frame(centre: Vector3, width: number) {
  const line = superellipse(buckleWide, width + 1.5, 7, 80).map(([x, y]) =>
    centre.clone().add(vector(x, y, 0.6)),
  )
  return sweep(superellipse(0.62, 0.5, 3, 20), line, { closed: true, hint: () => vector(0, 0, 1) })
}

/** From its one bar through the belt; it lies on the other. */
function prong(centre: Vector3) {
  const line: readonly (readonly [number, number])[] = [
    [-buckleWide / 2, 0.88],
    [-buckleWide * 0.38, 0.92],
    [0, 0.74],
    [buckleWide * 0.36, 0.88],
    [buckleWide / 2 + 0.3, 0.92],
  ]
  const points = line.map(([x, z]) => centre.clone().add(vector(x, 0, z)))
  return sweep(superellipse(0.3, 0.3, 2, 12), curveThrough(points, 40), { hint: () => up, roundEnds: true })
}
