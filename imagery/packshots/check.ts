import { Triangle, Vector3 } from 'three'
import { boundsOfModel } from '../kit/mesh/bounds'
import type { Model } from '../kit/mesh/model'
import { liesOn } from '../kit/mesh/nearness'
import { isFinite, solidsOf, soundnessOf, wrongNormals } from '../kit/mesh/soundness'
import { indexOf } from '../kit/mesh/triangles'
import { withDetail } from '../kit/plane/detail'
import { item } from '../kit/plane/maths'
import { withoutWornStraps } from '../models/bags/worn-straps'
import type { Family } from '../models/entry'
import { catalogueJobs } from './jobs'
import type { Job } from './jobs'

/** What is wrong with a model, in words; nothing when it is sound. */
export function faultsOf(model: Model, job: Job): string[] {
  return [
    ...holes(model),
    ...normals(model),
    ...place(model, job),
    ...standing(model, job),
    ...stitching(model),
    ...materials(model, job),
  ]
}

function holes(model: Model): string[] {
  return solidsOf(model).flatMap(({ name, geometries }) => {
    const { open, flipped, volume } = soundnessOf(geometries)
    const isInsideOut = volume <= 0
    if (open === 0 && flipped === 0 && !isInsideOut) return []
    return [`${name}: ${open} open edges, ${flipped} flipped${isInsideOut ? ', inside out' : ''}`]
  })
}

function normals(model: Model): string[] {
  return model.parts.flatMap(({ name, geometry }) => [
    ...(isFinite(geometry) ? [] : [`${name} has places that are no numbers`]),
    ...(wrongNormals(geometry) > 0.08 ? [`${name} has normals that look inwards`] : []),
  ])
}

function place(model: Model, { family, params, view }: Job): string[] {
  if (view.name === 'mannequin' || !['bag', 'pouch', 'small', 'belt', 'buckle'].includes(family)) return []
  const { min, max } = boundsOfModel(withoutWornStraps(model))
  const faults: string[] = []
  const asked = params['width'] ?? params['diameter']
  const width = max.x - min.x
  const isBeltPart = family === 'belt' || family === 'buckle'
  if (!isBeltPart && typeof asked === 'number' && (width < asked * 0.9 || width > asked * 1.25 + 1))
    faults.push(`${width.toFixed(1)} cm wide instead of ${asked}`)
  const deep = params['depth']
  if (typeof deep === 'number' && max.z - min.z > deep * 1.4 + 6)
    faults.push(`${(max.z - min.z).toFixed(1)} cm deep instead of ${deep}`)
  return faults
}

/** How far a foot may be off the ground, and above the lowest place of all what still counts as a foot, cm. */
const contact = { off: 0.03, foot: 0.08, beside: 0.3 }

/** The others lie in waves, lean on a stand that is not shown, or touch the ground with a buckle or a stone. */
const standsAlone: readonly Family[] = ['bag', 'pouch', 'small', 'shoe', 'ring', 'eyewear', 'bottle', 'glove']

/** Everything but what hangs touches the ground, on feet around its middle: else it floats, or would fall over. */
function standing(model: Model, { family, view }: Job): string[] {
  const isOnMannequin = view.name === 'mannequin'
  if (family === 'garment' && !isOnMannequin) return []
  const low = boundsOfModel(model).min.y
  if (Math.abs(low) > contact.off) return [`its foot is ${low.toFixed(2)} cm over the ground`]
  // A bag hangs before its arm, whose weight is in the plinth behind it.
  if (isOnMannequin ? family === 'bag' : !standsAlone.includes(family)) return []
  const middle = new Vector3()
  const centre = new Vector3()
  const face = new Triangle()
  const feet: Vector3[] = []
  let area = 0
  for (const [a, b, c] of facesOf(model)) {
    for (const place of [a, b, c]) if (place.y < low + contact.foot) feet.push(place.clone())
    const size = face.set(a, b, c).getArea()
    middle.addScaledVector(face.getMidpoint(centre), size)
    area += size
  }
  middle.divideScalar(area)
  const falls = Array.from({ length: 24 }, (_, index) => (index / 24) * 2 * Math.PI).some((turn) => {
    const [x, z] = [Math.cos(turn), Math.sin(turn)]
    return feet.every((foot) => (foot.x - middle.x) * x + (foot.z - middle.z) * z < -contact.beside)
  })
  return falls ? ['it has no foot on one side of its middle'] : []
}

/** The corners of every face: the same three places each time, moved. */
function* facesOf({ parts }: Model) {
  const corners = [new Vector3(), new Vector3(), new Vector3()] as const
  for (const { geometry } of parts) {
    const { array } = geometry.getAttribute('position')
    const index = indexOf(geometry)
    for (let place = 0; place + 2 < index.length; place += 3) {
      for (const [corner, at] of corners.entries()) at.fromArray(array, item(index, place + corner) * 3)
      yield corners
    }
  }
}

function stitching(model: Model): string[] {
  const leather = model.parts.filter(({ slot }) => slot !== 'stitch').map(({ geometry }) => geometry)
  return model.parts
    .filter(({ slot, geometry }) => slot === 'stitch' && !liesOn(geometry, leather, 0.2))
    .map(({ name }) => `${name} does not lie on the surface`)
}

const materials = (model: Model, { sheet }: Job) =>
  model.parts
    .filter(({ slot }) => !(slot in sheet))
    .map(({ slot, name }) => `${name}: no material for ${slot}`)

/**
 * Builds every different shape of a family, coarsely, and answers what is wrong with each; only the shapes of the
 * products `skus` where they are given.
 */
export async function checkCatalogue(
  family: string,
  skus?: readonly string[],
): Promise<{ shapes: number; faults: string[] }> {
  const jobs = (await catalogueJobs()).filter(
    (job) => job.family === family && (!skus || job.label.split(' ').some((word) => skus.includes(word))),
  )
  const shapes = [...new Map(jobs.map((job) => [job.shape, job])).values()]
  const faults = shapes.flatMap((job) => {
    const model = withDetail(0.12, job.build)
    return faultsOf(model, job).map((fault) => `${job.label}: ${fault}`)
  })
  return { shapes: shapes.length, faults }
}
