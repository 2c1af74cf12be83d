import type { Part } from '../kit/mesh/model'

/** Stands parts on y = 0. */
export function grounded(parts: readonly Part[]): Part[] {
  const low = Math.min(
    ...parts.map(({ geometry }) => {
      geometry.computeBoundingBox()
      return geometry.boundingBox?.min.y ?? 0
    }),
  )
  return parts.map((part) => ({ ...part, geometry: part.geometry.clone().translate(0, -low, 0) }))
}

/** Parts drawn in the plane of x and y laid on the ground, facing up, the top of the drawing away from us. */
export const laid = (parts: readonly Part[]): Part[] =>
  grounded(parts.map((part) => ({ ...part, geometry: part.geometry.clone().rotateX(-Math.PI / 2) })))

/** Moves and turns (about the upright axis) a copy. */
export const moved = (
  parts: readonly Part[],
  name: string,
  [x, z]: readonly [number, number],
  turn = 0,
): Part[] =>
  parts.map((part) => ({
    ...part,
    name: `${name}-${part.name}`,
    geometry: part.geometry.clone().rotateY(turn).translate(x, 0, z),
  }))

/** A copy so many times as large, from the middle of the ground. */
export const scaled = (parts: readonly Part[], size: number): Part[] =>
  parts.map((part) => ({ ...part, geometry: part.geometry.clone().scale(size, size, size) }))
