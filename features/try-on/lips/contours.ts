import { pointOf, type Mesh, type Point } from '../face/mesh'

/** Around both lips, and around the opening between them, as the model numbers their points. */
const outer = [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291, 409, 270, 269, 267, 0, 37, 39, 40, 185]
const inner = [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308, 415, 310, 311, 312, 13, 82, 81, 80, 191]

/** Where a contour turns sharply: the corners of the mouth. */
const corners = new Set([61, 291, 78, 308])

/** Points of both contours that lie side by side, but for the corners, where the lips end. */
export const acrossLips = outer
  .map((index, at) => ({ outer: index, inner: inner[at] ?? index }))
  .filter((pair) => !corners.has(pair.outer))

export type LipPoints = typeof acrossLips

/** Those of the lower lip, which come first, and of the upper one. */
export const eachLip: readonly LipPoints[] = [acrossLips.slice(0, 9), acrossLips.slice(9)]

type Curve = { to: Point; first: Point; second: Point }
export type Contour = { start: Point; curves: readonly Curve[] }

/** Both edges of the lips as closed curves, in pixels of the picture. */
export function lipContours(mesh: Mesh): { outer: Contour; inner: Contour } {
  return { outer: contourOf(mesh, outer), inner: contourOf(mesh, inner) }
}

/** A smooth curve through points of the mesh: each is left in the direction of its two neighbours. */
function contourOf(mesh: Mesh, indices: readonly number[]): Contour {
  const points = indices.map((index) => pointOf(mesh, index))
  const tight = indices.map((index) => corners.has(index))
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? { x: 0, y: 0 }
  const pull = (index: number) => (tight[(index + points.length) % points.length] ? 0.06 : 1 / 6)
  const curves = points.map((from, index): Curve => {
    const to = at(index + 1)
    const [before, after] = [at(index - 1), at(index + 2)]
    const [leave, arrive] = [pull(index), pull(index + 1)]
    return {
      to,
      first: { x: from.x + (to.x - before.x) * leave, y: from.y + (to.y - before.y) * leave },
      second: { x: to.x - (after.x - from.x) * arrive, y: to.y - (after.y - from.y) * arrive },
    }
  })
  return { start: at(0), curves }
}

/** Draws a contour as a path that is closed. */
export function trace(context: CanvasPath, { start, curves }: Contour): void {
  context.moveTo(start.x, start.y)
  for (const { first, second, to } of curves) {
    context.bezierCurveTo(first.x, first.y, second.x, second.y, to.x, to.y)
  }
  context.closePath()
}

export type Box = { left: number; top: number; width: number; height: number }

/** The pixels the lips lie in, with `margin` around them, within a picture. */
export function lipBox(mesh: Mesh, margin: number, picture: { width: number; height: number }): Box {
  const points = outer.map((index) => pointOf(mesh, index))
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const left = Math.max(0, Math.floor(Math.min(...xs) - margin))
  const top = Math.max(0, Math.floor(Math.min(...ys) - margin))
  const right = Math.min(picture.width, Math.ceil(Math.max(...xs) + margin))
  const bottom = Math.min(picture.height, Math.ceil(Math.max(...ys) + margin))
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
}
