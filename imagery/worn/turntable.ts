/** Runs in a browser, which draws with WebGL; make.ts bundles it. */
import {
  BackSide,
  BoxGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  NeutralToneMapping,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  WebGLRenderer,
} from 'three'
import type { Texture } from 'three'
import type { Camera } from '../cameras/cameras'
import { fitCamera } from '../cameras/cameras'
import { litRoom } from '../kit/live/room'
import { boundsOfModel } from '../kit/mesh/bounds'
import type { Model } from '../kit/mesh/model'
import type { Look } from '../models/entry'
import { wornEarring } from '../models/jewellery/earrings/earrings'
import { jewellery } from '../models/jewellery/entries'
import type { Material } from '../models/materials'
import type { Worn } from './pieces'

/** From which sides a piece is seen, degrees: the try-on takes the nearest. Their pictures stand side by side. */
const turnsDegrees = [-60, -45, -30, -15, 0, 15, 30, 45, 60]
const size = [240, 300] as const
/** Drawn so many times larger, and made smaller for smooth edges. */
const FINENESS = 2

/** Where a piece hangs, as shares of one picture, and how many millimetres of life are as high as it. */
export type Place = { x: number; y: number; heightMm: number }
export type Shot = { picture: string; place: Place }

/** A piece from all its sides on nothing, as the address of a PNG, and where it hangs; `times` larger than the try-on needs it. */
export function shoot(look: Look, worn: Worn, times = 1): Shot {
  const [width, height] = [size[0] * times, size[1] * times]
  const entry = jewellery[look.model]
  if (!entry) throw new Error(`No model called ${look.model}`)
  const model = wornEarring(look.params)
  const sheet = entry.sheet(look)
  const parts = turnsDegrees.flatMap((turn) =>
    model.parts.map((part) => ({ ...part, geometry: part.geometry.clone().rotateY(radians(turn)) })),
  )
  const view = { name: 'front', azimuth: 0, elevation: 0, fov: 12, fill: 0.9 } as const
  const fitted = fitCamera({ parts }, view, size[0] / size[1])
  const { renderer, scene, sparkle } = studio(width * FINENESS, height * FINENESS)
  const piece = model.parts.flatMap(({ geometry, slot }) => {
    const material = sheet[slot]
    if (!material) throw new Error(`No material for the slot ${slot}`)
    return skinsOf(material, sparkle).map((skin) => new Mesh(geometry, skin))
  })
  scene.add(...piece)
  const camera = new PerspectiveCamera(fitted.fov, size[0] / size[1], 1, 5000)
  camera.position.fromArray(fitted.position)
  const strip = document.createElement('canvas')
  strip.width = width * turnsDegrees.length
  strip.height = height
  turnsDegrees.forEach((turn, index) => {
    for (const mesh of piece) mesh.rotation.y = radians(turn)
    renderer.render(scene, camera)
    strip.getContext('2d')?.drawImage(renderer.domElement, index * width, 0, width, height)
  })
  renderer.dispose()
  renderer.forceContextLoss()
  return { picture: strip.toDataURL('image/png'), place: placeOf(model, fitted, worn) }
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A lit room, and what draws in it. */
function studio(width: number, height: number) {
  const renderer = new WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true })
  renderer.setSize(width, height)
  renderer.toneMapping = NeutralToneMapping
  renderer.toneMappingExposure = 1.45
  const scene = new Scene()
  const generator = new PMREMGenerator(renderer)
  scene.environment = generator.fromScene(litRoom(), 0.012).texture
  return { renderer, scene, sparkle: generator.fromScene(manyLights()).texture }
}

/** What cut stones reflect: a dark room full of small lights, the same in every picture. */
function manyLights(): Scene {
  const room = new Scene()
  room.background = new Color(0.16, 0.17, 0.19)
  const count = 140
  for (let index = 0; index < count; index++) {
    // Evenly over a sphere, by the golden angle.
    const [turn, rise] = [index * 2.39996, Math.asin(1 - (2 * (index + 0.5)) / count)]
    const light = index % 3 === 0 ? 6 : 0.9
    const colour = new MeshBasicMaterial({ color: new Color(light, light, light) })
    const lamp = new Mesh(new BoxGeometry(0.9, 0.9, 0.1), colour)
    lamp.position.setFromSphericalCoords(8, Math.PI / 2 - rise, turn)
    lamp.lookAt(0, 0, 0)
    room.add(lamp)
  }
  return room
}

/** A cut stone is seen twice: the facets of its back through those of its front. */
function skinsOf(material: Material, sparkle: Texture): MeshPhysicalMaterial[] {
  if (material.type !== 'brilliant') return [skinOf(material)]
  const facets = { color: material.colour, metalness: 1, roughness: 0, flatShading: true, envMap: sparkle }
  return [
    new MeshPhysicalMaterial({ ...facets, side: BackSide }),
    new MeshPhysicalMaterial({ ...facets, transparent: true, opacity: 0.34 }),
  ]
}

/** How a material of the pictures looks without Blender. */
function skinOf(material: Material): MeshPhysicalMaterial {
  if (material.type === 'metal') {
    return new MeshPhysicalMaterial({ color: material.colour, metalness: 1, roughness: material.roughness })
  }
  if (material.type === 'pearl') {
    const nacre = { clearcoat: 0.9, clearcoatRoughness: 0.12, iridescence: 0.3, iridescenceIOR: 1.5 }
    return new MeshPhysicalMaterial({ color: material.colour, roughness: 0.24, ...nacre })
  }
  if (material.type === 'lacquer') {
    return new MeshPhysicalMaterial({ color: material.colour, roughness: 0.12, clearcoat: 1 })
  }
  throw new Error(`No earring is made of ${material.type}`)
}

/** The camera looks level, so heights in the frame are heights above its target. */
function placeOf(model: Model, { position, target, fov }: Camera, { heightMm, hangs }: Worn): Place {
  const { min, max } = boundsOfModel(model)
  const distance = Math.hypot(...position.map((value, axis) => value - (target[axis] ?? 0)))
  const frame = 2 * Math.tan(radians(fov) / 2) * distance
  const hung = hangs === 'from-top' ? max.y : (min.y + max.y) / 2
  const rounded = (value: number) => Math.round(value * 1000) / 1000
  return {
    x: rounded(0.5 - (target[0] ?? 0) / (frame * (size[0] / size[1]))),
    y: rounded(0.5 - (hung - (target[1] ?? 0)) / frame),
    heightMm: rounded((frame / (max.y - min.y)) * heightMm),
  }
}
