import { createHash } from 'node:crypto'
import type { Camera } from '../cameras/cameras'
import type { Model } from '../kit/mesh/model'
import type { Material, Sheet } from '../models/materials'

/** Goes up when the side of Blender changes what a picture looks like: everything is then made again. */
const studioVersion = 5
/** The same for one recipe of materials.py alone, by its type, its grain or what else chooses it. */
const recipeVersions: Readonly<Record<string, number>> = {
  grained: 1,
  smooth: 1,
  lamb: 1,
  satin: 1,
  canvas: 1,
  raffia: 1,
  lens: 2,
  liquid: 1,
  glass: 1,
  nappa: 1,
  belly: 1,
}
/** The same for what is only recoloured. */
const dyeingVersion = 4
/** And for what is white on white. */
const flagsVersion = 1

/** A stable text of a plain value: keys in order. */
export function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => `${JSON.stringify(key)}:${stable(one)}`)
      .join(',')}}`
  return JSON.stringify(value)
}

/** A short name for a plain value: sixteen hex digits, or as many as are asked for. */
export const digestOf = (value: unknown, digits = 16): string =>
  createHash('sha256').update(stable(value)).digest('hex').slice(0, digits)

const recipesOf = (material: Material): string[] =>
  'grain' in material
    ? [material.type, material.grain, ...('belly' in material ? ['belly'] : [])]
    : [material.type]

/** What a picture depends on: the geometry itself, materials, camera, the studio, how bright it is asked to be; not the code that made them. */
export function hashOf(
  {
    model,
    sheet,
    camera,
    size,
    isFlagged = false,
    key,
  }: {
    model: Model
    sheet: Sheet
    camera: Camera
    size: readonly number[]
    isFlagged?: boolean
    key?: number
  },
  isDyed = false,
): string {
  const hash = createHash('sha256')
  for (const { geometry, slot } of model.parts) {
    hash.update(slot)
    for (const name of ['position', 'normal', 'uv']) {
      const { array } = geometry.getAttribute(name)
      // A tenth of a µm: another machine's last digits are no other picture.
      hash.update(Buffer.from(Int32Array.from(array, (value) => Math.round(value * 1e4)).buffer))
    }
    if (geometry.index) hash.update(Buffer.from(Uint32Array.from(geometry.index.array).buffer))
  }
  const used = Object.fromEntries(model.parts.map(({ slot }) => [slot, sheet[slot]]))
  hash.update(stable([studioVersion, used, camera, size]))
  const recipes = Object.values(used).flatMap((material) => (material ? recipesOf(material) : []))
  const changed = Object.entries(recipeVersions).filter(([recipe]) => recipes.includes(recipe))
  if (changed.length > 0) hash.update(stable(changed.toSorted()))
  if (isDyed) hash.update(stable(dyeingVersion))
  if (key !== undefined) hash.update(stable(['key', key]))
  if (isFlagged) hash.update(stable(['flagged', flagsVersion]))
  return hash.digest('hex').slice(0, 16)
}
