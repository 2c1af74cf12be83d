/** x and y of the 468 points of a face one after another, in pixels of the picture. */
export type Mesh = Float32Array

export type Point = { x: number; y: number }

/** The points of the mesh this shop speaks of, as its model numbers them. */
export const marks = {
  forehead: 10,
  noseTip: 1,
  chin: 152,
  leftCheek: 234,
  rightCheek: 454,
  leftCorner: 61,
  rightCorner: 291,
  upperLipTop: 0,
  upperLipInner: 13,
  lowerLipInner: 14,
  lowerLipBottom: 17,
} as const

export function pointOf(mesh: Mesh, index: number): Point {
  return { x: mesh[index * 2] ?? 0, y: mesh[index * 2 + 1] ?? 0 }
}

export function between(a: Point, b: Point, share = 0.5): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y)
}

/** From cheek to cheek, pixels. */
export function faceWidth(mesh: Mesh): number {
  return distance(pointOf(mesh, marks.leftCheek), pointOf(mesh, marks.rightCheek))
}

/** Which way a face looks: 0 ahead, -1 and 1 wholly to the left or right of the picture. */
export function yawOf(mesh: Mesh): number {
  const left = pointOf(mesh, marks.leftCheek)
  const right = pointOf(mesh, marks.rightCheek)
  const nose = pointOf(mesh, marks.noseTip)
  const width = distance(left, right)
  if (width === 0) return 0
  const along = ((nose.x - left.x) * (right.x - left.x) + (nose.y - left.y) * (right.y - left.y)) / width ** 2
  return Math.max(-1, Math.min(1, (along - 0.5) * 2))
}

/** How far a head is inclined: radians, 0 upright, clockwise positive. */
export function rollOf(mesh: Mesh): number {
  const left = pointOf(mesh, marks.leftCheek)
  const right = pointOf(mesh, marks.rightCheek)
  return Math.atan2(right.y - left.y, right.x - left.x)
}

/** Points given as shares of a picture, in its pixels. */
export function meshOf(shares: Float32Array, width: number, height: number): Mesh {
  return shares.map((share, at) => share * (at % 2 === 0 ? width : height))
}
