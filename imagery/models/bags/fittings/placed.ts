import type { Matrix4 } from 'three'
import { named, placeParts } from '../../../kit/mesh/geometry'
import type { Part } from '../../../kit/mesh/model'

export const placedAt = (parts: readonly Part[], matrix: Matrix4, prefix: string) =>
  named(prefix, placeParts(parts, matrix))
