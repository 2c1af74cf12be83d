import { Vector3 } from 'three'
import type { BufferGeometry } from 'three'

/** All corners of a geometry. */
export function placesOf(geometry: BufferGeometry): Vector3[] {
  const position = geometry.getAttribute('position')
  return Array.from({ length: position.count }, (_, index) =>
    new Vector3().fromBufferAttribute(position, index),
  )
}
