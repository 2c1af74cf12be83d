import { Mesh, Texture } from 'three'
import type { BufferGeometry, Material, Object3D } from 'three'

/** Narrows without the `any` of `instanceof`. */
export const isMesh = (object: Object3D): object is Mesh => object instanceof Mesh

/** The shapes an object is made of. */
export function shapesOf(object: Object3D): Set<BufferGeometry> {
  return new Set(meshesOf(object).map(({ geometry }) => geometry))
}

/**
 * Frees what an object holds on the graphics card: shapes, materials and their pictures; but not what its heir, if it has one, holds
 * as well.
 */
export function disposeObject(object: Object3D, heir?: Object3D): void {
  const kept = new Set(heir ? heldBy(heir) : [])
  for (const held of heldBy(object)) if (!kept.has(held)) held.dispose()
}

function heldBy(object: Object3D): Set<BufferGeometry | Material | Texture> {
  const materials = meshesOf(object).flatMap(({ material }) => material)
  const pictures = materials
    .flatMap((material): unknown[] => Object.values(material))
    .filter((value) => value instanceof Texture)
  return new Set([...shapesOf(object), ...materials, ...pictures])
}

function meshesOf(object: Object3D): Mesh[] {
  const meshes: Mesh[] = []
  object.traverse((one) => {
    if (isMesh(one)) meshes.push(one)
  })
  return meshes
}
