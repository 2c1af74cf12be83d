import type { Part } from '../../../kit/mesh/model'
import type { FigureName } from './body'

/** A garment with its shoulders, or its waist, at the height 0, and the mannequin it is the right size for. */
export type Hung = { parts: Part[]; on: FigureName | 'hips' | 'legs' }

/** Lifts a garment so that its hem hangs over the ground. */
export function lifted(parts: readonly Part[], over: number): Part[] {
  const low = Math.min(
    ...parts.map(({ geometry }) => {
      geometry.computeBoundingBox()
      return geometry.boundingBox?.min.y ?? 0
    }),
  )
  return parts.map((part) => ({ ...part, geometry: part.geometry.clone().translate(0, over - low, 0) }))
}
