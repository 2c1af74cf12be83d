import { Mesh, Texture } from 'three'
import type { Object3D } from 'three'

/** Narrows without the `any` of `instanceof`. */
export const isMesh = (object: Object3D): object is Mesh => object instanceof Mesh

/** Frees what an object holds on the graphics card: shapes, materials and their pictures. */
export function disposeObject(object: Object3D): void {
  object.traverse((one) => {
    if (!isMesh(one)) return
    one.geometry.dispose()
    for (const material of [one.material].flat()) {
      for (const value of Object.values(material)) if (value instanceof Texture) value.dispose()
      material.dispose()
    }
  })
}
