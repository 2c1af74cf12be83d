import type { BufferGeometry } from 'three'

export const indexOf = (geometry: BufferGeometry): ArrayLike<number> =>
  geometry.index?.array ?? new Uint32Array(geometry.getAttribute('position').count).map((_, i) => i)
