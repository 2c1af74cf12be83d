import { Document, Logger, NodeIO, Verbosity } from '@gltf-transform/core'
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions'
import { quantize, reorder } from '@gltf-transform/functions'
import { MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer'
import { BufferAttribute, Vector3 } from 'three'
import type { BufferGeometry } from 'three'
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js'
import { merge } from '../kit/mesh/geometry'
import type { Model } from '../kit/mesh/model'
import { isFinite } from '../kit/mesh/soundness'
import { hasGrain } from '../models/live/skin'
import type { Material, Sheet } from '../models/materials'

/**
 * A normal that turns so far, radians, counts as much as a surface that moves by its tolerance: else light breaks on long triangles.
 * Thread is too thin to show it.
 */
const TURN = 0.04
const TURN_OF_THREAD = 0.3
/** A small part, as a lock or a word mark, may change less: by such a share of what it measures. */
const SHARE_OF_PART = 0.0008

/** What lies on another part as its shadow does, and how far it is lifted, so that the part below never comes through. Centimetres. */
const shadows = { slot: 'shade', lift: 0.03 } as const

type Piece = {
  model: Model
  sheet: Sheet
  /** How far a surface may move where triangles are left out, centimetres. */
  tolerance: number
  /** Kept in the `extras` of the file. */
  note: Record<string, string>
}

/**
 * A model as a GLB: a mesh for each of its materials, with fewer triangles, quantised and packed by meshopt. What a mesh is made of
 * stands in the `extras` of its material, so that a browser can draw it in any colour. Throws where a number is none.
 */
export async function packed({ model, sheet, tolerance, note }: Piece): Promise<Uint8Array> {
  await Promise.all([MeshoptEncoder.ready, MeshoptSimplifier.ready])
  const file = new Document()
  file.getRoot().setExtras(note)
  file.createBuffer()
  const scene = file.createScene()
  for (const [slot, geometries] of bySlot(model)) {
    const material = sheet[slot]
    if (!material) throw new Error(`No material for the slot ${slot}`)
    const shape = numbersOf(
      merge(
        geometries.map((one) => {
          const shape = simplified(welded(one, material), material, tolerance)
          return slot === shadows.slot ? lifted(shape, shadows.lift) : shape
        }),
      ),
    )
    const primitive = file
      .createPrimitive()
      .setMaterial(file.createMaterial(slot).setExtras(material))
      .setIndices(file.createAccessor().setArray(shape.index))
      .setAttribute('POSITION', file.createAccessor().setType('VEC3').setArray(shape.position))
      .setAttribute('NORMAL', file.createAccessor().setType('VEC3').setArray(shape.normal))
    if (shape.uv)
      primitive.setAttribute('TEXCOORD_0', file.createAccessor().setType('VEC2').setArray(shape.uv))
    scene.addChild(file.createNode(slot).setMesh(file.createMesh(slot).addPrimitive(primitive)))
  }
  file.setLogger(new Logger(Verbosity.ERROR))
  await file.transform(
    reorder({ encoder: MeshoptEncoder, target: 'size' }),
    quantize({ quantizePosition: 14, quantizeNormal: 8 }),
  )
  file
    .createExtension(EXTMeshoptCompression)
    .setRequired(true)
    .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.FILTER })
  return new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization])
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder })
    .writeBinary(file)
}

function bySlot({ parts }: Model): Map<string, BufferGeometry[]> {
  const slots = new Map<string, BufferGeometry[]>()
  for (const { name, slot, geometry } of parts) {
    if (!isFinite(geometry)) throw new Error(`${name} has a place that is none`)
    slots.set(slot, [...(slots.get(slot) ?? []), geometry])
  }
  return slots
}

/** Corners that agree in all that is kept are one; thread is round all over. */
function welded(geometry: BufferGeometry, material: Material): BufferGeometry {
  const own = geometry.clone()
  if (!hasGrain(material)) own.deleteAttribute('uv')
  if (material.type !== 'thread') return mergeVertices(own, 1e-4)
  own.deleteAttribute('normal')
  const round = mergeVertices(own, 1e-4)
  round.computeVertexNormals()
  return round
}

function simplified(geometry: BufferGeometry, { type }: Material, most: number): BufferGeometry {
  const [position, normal] = [listOf(geometry, 'position'), listOf(geometry, 'normal')]
  geometry.computeBoundingBox()
  const size = geometry.boundingBox?.getSize(new Vector3()).length() ?? 0
  const tolerance = Math.min(most, size * SHARE_OF_PART)
  const weight = tolerance / (type === 'thread' ? TURN_OF_THREAD : TURN)
  // No corner is kept for its own sake, and no count of triangles is aimed at: the tolerance alone says where to stop.
  const [index] = MeshoptSimplifier.simplifyWithAttributes(
    indexOf(geometry),
    position,
    3,
    normal,
    3,
    [weight, weight, weight],
    null,
    0,
    tolerance,
    ['ErrorAbsolute'],
  )
  return geometry.setIndex(new BufferAttribute(index, 1))
}

/** Grown along its normals. */
function lifted(geometry: BufferGeometry, by: number): BufferGeometry {
  const [position, normal] = [listOf(geometry, 'position'), listOf(geometry, 'normal')]
  const grown = position.map((place, at) => place + (normal[at] ?? 0) * by)
  return geometry.setAttribute('position', new BufferAttribute(grown, 3))
}

const listOf = (geometry: BufferGeometry, name: string) =>
  Float32Array.from(geometry.getAttribute(name).array)

const indexOf = (geometry: BufferGeometry) => Uint32Array.from(geometry.index?.array ?? [])

const numbersOf = (geometry: BufferGeometry) => ({
  position: listOf(geometry, 'position'),
  normal: listOf(geometry, 'normal'),
  uv: geometry.hasAttribute('uv') ? listOf(geometry, 'uv') : null,
  index: indexOf(geometry),
})
