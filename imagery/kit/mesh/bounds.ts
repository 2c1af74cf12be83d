import { Box3 } from 'three'
import type { Model } from './model'

/** The box a model stands in. */
export function boundsOfModel(model: Model): Box3 {
  const box = new Box3()
  for (const { geometry } of model.parts) {
    geometry.computeBoundingBox()
    if (geometry.boundingBox) box.union(geometry.boundingBox)
  }
  return box
}
