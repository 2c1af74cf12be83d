import { Color, MeshPhysicalMaterial, MeshStandardMaterial } from 'three'
import { grainMaps } from '../../kit/live/grain'
import type { LiveGrain } from '../../kit/live/grain'
import type { Grain, Material } from '../materials'

type Surface = { map: LiveGrain; roughness: number; coat?: number; sheen?: number }

/** Kinds of leather that are drawn live; any other is taken for smooth. */
const leathers: Partial<Record<Grain, Surface>> = {
  smooth: { map: 'smooth', roughness: 0.46 },
  grained: { map: 'grained', roughness: 0.5 },
  box: { map: 'box', roughness: 0.34, coat: 0.3 },
  lamb: { map: 'smooth', roughness: 0.42 },
  suede: { map: 'suede', roughness: 0.98, sheen: 0.7 },
  canvas: { map: 'weave', roughness: 0.92 },
}
/** What is no metal lies in its own shadow more than a room of lamps alone tells. */
const unlit = (colour: string) => new Color(colour).multiplyScalar(0.62)
/** The nap's ends catch light that the leather below them does not give back: a dark suede is greyer than its dye. */
const napOf = (colour: string) => new Color(colour).lerp(new Color('#ffffff'), 0.12)
const smoothLeather: Surface = { map: 'smooth', roughness: 0.46 }

const surfaced = (map: LiveGrain, scale?: number) => {
  const { tone, normal } = grainMaps(map, scale)
  return { map: tone, normalMap: normal }
}

type Coloured = Extract<Material, { colour: string }>

/** Whether something read from a file is a material: what it says beside type and colour has other values to fall back on. */
export const isMaterial = (value: unknown): value is Coloured =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'colour' in value &&
  typeof value.colour === 'string'

/** Whether its surface repeats a grain, for which a shape needs its uv. */
export const hasGrain = (material: Material): boolean =>
  ['leather', 'cloth'].includes(material.type) || (material.type === 'metal' && material.isBrushed === true)

/** Black metal mirrors a room that is brighter than these lamps: it would be a hole. */
const liftedMetal = (colour: string) => {
  const color = new Color(colour)
  const { l } = color.getHSL({ h: 0, s: 0, l: 0 })
  return l < 0.1 ? color.offsetHSL(0, 0, 0.07) : color
}

/** How a material of the pictures looks without Blender. Throws for one that is drawn nowhere live. */
export function skinOf(material: Material): MeshStandardMaterial {
  const { type } = material
  if (type === 'leather')
    return leatherSkin(material.colour, leathers[material.grain] ?? smoothLeather, material.scale)
  if (type === 'edge') return new MeshStandardMaterial({ color: material.colour, roughness: 0.4 })
  if (type === 'thread') return new MeshStandardMaterial({ color: material.colour, roughness: 0.66 })
  if (type === 'metal') {
    const { colour, roughness, isBrushed } = material
    const color = liftedMetal(colour)
    return new MeshStandardMaterial({ color, roughness, metalness: 1, ...(isBrushed && surfaced('brushed')) })
  }
  if (type === 'plastic' || type === 'lacquer') {
    const { colour: color, roughness = 0.3 } = material
    return new MeshStandardMaterial({ color: unlit(color), roughness })
  }
  if (type === 'wood') return new MeshStandardMaterial({ color: unlit(material.colour), roughness: 0.5 })
  if (type === 'knit') return new MeshStandardMaterial({ color: material.colour, roughness: 0.95 })
  if (type === 'cloth')
    return new MeshStandardMaterial({
      color: unlit(material.colour),
      roughness: 0.92,
      ...surfaced('weave'),
    })
  if (type === 'pearl') {
    const nacre = { clearcoat: 0.9, clearcoatRoughness: 0.12, iridescence: 0.3, iridescenceIOR: 1.5 }
    return new MeshPhysicalMaterial({ color: unlit(material.colour), roughness: 0.24, ...nacre })
  }
  throw new Error(`Nothing live is made of ${type}`)
}

function leatherSkin(
  color: string,
  { map, roughness, coat = 0, sheen = 0 }: Surface,
  scale?: number,
): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({
    color: unlit(color),
    roughness,
    ...surfaced(map, scale),
    ...(sheen
      ? { sheen, sheenRoughness: 0.7, sheenColor: napOf(color), specularIntensity: 0.3 }
      : { ior: 1.57 }),
    ...(coat && { clearcoat: coat, clearcoatRoughness: 0.22 }),
  })
}
