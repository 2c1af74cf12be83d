import { between, distance, marks, pointOf, type Mesh, type Point } from '../face/mesh'

/** A patch where light gathers: along the mouth and from its opening to its edge, in halves of the mouth's width. */
type Patch = { centre: Point; along: Point; halfLength: number; halfWidth: number; strength: number }

/** How far a patch moves towards the light, in halves of the mouth's width. */
const TOWARDS_LIGHT = 0.32

/**
 * Where light gathers on lips, 0 to 1 for a point of the picture: a broad patch on the lower lip, two small ones on the bow of the
 * upper. `side` says from where the light comes: -1 left, 1 right of the picture.
 */
export function shineOn(mesh: Mesh, side: number): (x: number, y: number) => number {
  const patches = patchesOf(mesh, side)
  return (x, y) =>
    Math.min(
      1,
      patches.reduce((sum, patch) => sum + within(patch, x, y), 0),
    )
}

function patchesOf(mesh: Mesh, side: number): Patch[] {
  const [left, right] = [pointOf(mesh, marks.leftCorner), pointOf(mesh, marks.rightCorner)]
  const half = Math.max(1, distance(left, right) / 2)
  const along = { x: (right.x - left.x) / (2 * half), y: (right.y - left.y) / (2 * half) }
  const shifted = ({ x, y }: Point, by: number): Point => ({
    x: x + along.x * by * half,
    y: y + along.y * by * half,
  })
  const lower = [pointOf(mesh, marks.lowerLipInner), pointOf(mesh, marks.lowerLipBottom)] as const
  const upper = [pointOf(mesh, marks.upperLipInner), pointOf(mesh, marks.upperLipTop)] as const
  const middle = shifted(between(...lower, 0.42), side * TOWARDS_LIGHT)
  const bow = between(...upper, 0.62)
  const broad = { along, halfLength: half * 0.34, halfWidth: distance(...lower) * 0.17 }
  const small = { along, halfLength: half * 0.1, halfWidth: distance(...upper) * 0.14 }
  return [
    { ...broad, centre: middle, strength: 1 },
    ...[-0.19, 0.19].map((by) => ({
      ...small,
      centre: shifted(bow, by + side * 0.06),
      strength: 0.55 + 0.35 * Math.sign(by) * side,
    })),
  ]
}

function within({ centre, along, halfLength, halfWidth, strength }: Patch, x: number, y: number): number {
  const [dx, dy] = [x - centre.x, y - centre.y]
  const u = (dx * along.x + dy * along.y) / halfLength
  const v = (dy * along.x - dx * along.y) / Math.max(0.5, halfWidth)
  return strength * Math.exp(-(u * u + v * v) / 2)
}
