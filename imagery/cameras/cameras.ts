import { Box3, PerspectiveCamera, Vector3 } from 'three'
import { boundsOfModel } from '../kit/mesh/bounds'
import type { Model } from '../kit/mesh/model'
import { clamp, lerp } from '../kit/plane/maths'
import type { Entry, Family } from '../models/entry'
import type { Params } from '../models/params'

/** A way to look at a product. Angles in degrees: 0 is the front, positive turns show its right side. */
export type View = {
  name: 'quarter' | 'front' | 'detail' | 'second' | 'mannequin'
  azimuth: number
  elevation: number
  /** Vertical field of view: long lenses keep proportions. */
  fov: number
  /** The most of the frame's width or height that the product takes. */
  fill: number
  /**
   * Go near: the middle as a share of the product's box, and the part of the fitted frame that is kept. With `hasSign`
   * it goes down as far as it must, so that no lock or word mark is cut off.
   */
  near?: { x: number; y: number; z: number; span: number; hasSign?: boolean }
}

export type Camera = {
  position: number[]
  target: number[]
  fov: number
  /** How far away it is sharp, cm, and the f-number; without them everything is. */
  focus?: number
  stop?: number
}

/** Width and height in pixels. */
export type Size = readonly [width: number, height: number]

/** A part of a frame in its pixels. */
export type Box = { left: number; top: number; width: number; height: number }

export const wholeOf = ([width, height]: Size): Box => ({ left: 0, top: 0, width, height })

const view = (
  name: View['name'],
  [azimuth, elevation]: readonly [number, number],
  fill = 0.8,
  near?: View['near'],
): View => ({ name, azimuth, elevation, fov: 15, fill, ...(near && { near }) })

/** In the order in which they are made; the first is the tile's. */
export const views: Record<Family, readonly View[]> = {
  bag: [
    view('quarter', [27, 9]),
    view('front', [0, 5]),
    view('detail', [-24, 14], 0.8, { x: 0.5, y: 0.5, z: 0.95, span: 0.46, hasSign: true }),
  ],
  pouch: [
    view('quarter', [27, 9]),
    view('front', [0, 5]),
    view('detail', [36, 26], 0.8, { x: 0.84, y: 0.84, z: 0.6, span: 0.42 }),
  ],
  small: [
    view('quarter', [18, 14], 0.74),
    view('second', [-28, 26], 0.8, { x: 0.45, y: 0.62, z: 0.9, span: 0.55, hasSign: true }),
  ],
  belt: [view('quarter', [16, 24], 0.78), view('second', [6, 16], 0.8, { x: 0.46, y: 0.5, z: 1, span: 0.5 })],
  buckle: [view('quarter', [16, 24], 0.78), view('second', [-36, 18], 0.7)],
  shoe: [
    view('quarter', [38, 14], 0.82),
    view('front', [90, 6], 0.82),
    view('detail', [24, 30], 0.8, { x: 0.5, y: 0.4, z: 0.8, span: 0.5 }),
  ],
  jewel: [view('quarter', [0, 50], 0.62), view('second', [-30, 24], 0.8)],
  ring: [
    view('quarter', [28, 24], 0.46),
    view('second', [-38, 38], 0.5, { x: 0.5, y: 0.7, z: 0.5, span: 0.7 }),
  ],
  eyewear: [view('quarter', [26, 11], 0.78), view('second', [0, 6], 0.78)],
  textile: [
    view('quarter', [0, 60], 0.82),
    view('second', [24, 32], 0.82, { x: 0.5, y: 0.6, z: 0.6, span: 0.5 }),
  ],
  garment: [
    view('quarter', [0, 4], 0.84),
    view('second', [14, 8], 0.84, { x: 0.5, y: 0.8, z: 0.6, span: 0.45 }),
  ],
  glove: [
    view('quarter', [0, 74], 0.8),
    view('second', [-14, 62], 0.8, { x: 0.46, y: 0.5, z: 0.4, span: 0.5 }),
  ],
  bottle: [
    view('quarter', [14, 7], 0.62),
    view('second', [0, 12], 0.62, { x: 0.5, y: 0.55, z: 0.6, span: 0.6 }),
  ],
  object: [
    view('quarter', [12, 14], 0.66),
    view('second', [-20, 26], 0.66, { x: 0.5, y: 0.6, z: 0.5, span: 0.6 }),
  ],
}

const mannequinViews: Partial<Record<Family, View>> = {
  bag: view('mannequin', [24, 7], 0.86),
  garment: view('mannequin', [20, 5], 0.88),
}

/** All views of a product; the last one is on a mannequin, where it has one. */
export function viewsOf(entry: Entry, params: Params): readonly View[] {
  const last = mannequinViews[entry.family]
  const aim = entry.near?.(params)
  const own = views[entry.family].map((look) =>
    look.near && aim ? { ...look, near: { ...look.near, ...aim } } : look,
  )
  return last && entry.mannequin?.(params) ? [...own, last] : own
}

/** What follows the product's name in the name of a picture. */
export const suffixes: Record<View['name'], string> = {
  quarter: '',
  front: '-front',
  detail: '-detail',
  second: '-second',
  mannequin: '-mannequin',
}

function samplesOf(model: Model): Vector3[] {
  return model.parts.flatMap(({ geometry }) => {
    const position = geometry.getAttribute('position')
    const stride = Math.max(1, Math.floor(position.count / 1200))
    const places: Vector3[] = []
    for (let i = 0; i < position.count; i += stride)
      places.push(new Vector3().fromBufferAttribute(position, i))
    return places
  })
}

/** How high the lowest of what one knows the house by is: its locks and its word mark. */
function lowestSign({ parts }: Model): number {
  const signs = parts.filter(({ name }) => name === 'mark' || name.startsWith('lock'))
  return Math.min(...signs.map((part) => boundsOfModel({ parts: [part] }).min.y))
}

/** How far below the middle of a near view such a sign may end, as a share of half its height. */
const lowestForSign = 0.68

/** Puts the product in the middle of the frame, as large as others of its kind look. */
export function fitCamera(model: Model, look: View, aspect: number): Camera {
  const points = samplesOf(model)
  const box = new Box3().setFromPoints(points)
  const [turn, rise] = [(look.azimuth * Math.PI) / 180, (look.elevation * Math.PI) / 180]
  const towards = new Vector3(
    Math.sin(turn) * Math.cos(rise),
    Math.sin(rise),
    Math.cos(turn) * Math.cos(rise),
  )
  const camera = new PerspectiveCamera(look.fov, aspect, 1, 5000)
  const target = box.getCenter(new Vector3())
  let distance = box.getSize(new Vector3()).length() * 4
  for (let round = 0; round < 12; round++) {
    camera.position.copy(target).addScaledVector(towards, distance)
    camera.lookAt(target)
    camera.updateMatrixWorld(true)
    camera.updateProjectionMatrix()
    const seen = new Box3().setFromPoints(points.map((p) => p.clone().project(camera)))
    const width = (seen.max.x - seen.min.x) / 2
    const height = (seen.max.y - seen.min.y) / 2
    // Long things fill the width, compact ones take the same area of the frame.
    const size = Math.max(
      width / look.fill,
      height / look.fill,
      Math.sqrt(width * height) / (look.fill * 0.88),
    )
    const half = Math.tan((look.fov * Math.PI) / 360) * distance
    const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0)
    const up = new Vector3().setFromMatrixColumn(camera.matrixWorld, 1)
    target.addScaledVector(right, ((seen.max.x + seen.min.x) / 2) * half * aspect)
    target.addScaledVector(up, ((seen.max.y + seen.min.y) / 2 + 0.015) * half)
    distance *= size
  }
  if (look.near) {
    const { x, y, z, span, hasSign } = look.near
    const { min, max } = box
    target.set(lerp(min.x, max.x, x), lerp(min.y, max.y, y), lerp(min.z, max.z, z))
    distance *= clamp(span, 0.1, 1)
    if (hasSign) {
      const half = Math.tan((look.fov * Math.PI) / 360) * distance
      target.y = Math.min(target.y, lowestSign(model) + half * lowestForSign)
    }
  }
  const position = target.clone().addScaledVector(towards, distance)
  return { position: position.toArray(), target: target.toArray(), fov: look.fov }
}

/** What a shadow needs beside, above and below the product, as a share of the frame's width. */
const room = { beside: 0.15, above: 0.06, below: 0.12 }

/** The part of the frame that a product and its shadow take: the rest is open paper, and not rendered. */
export function boxOf(model: Model, { position, target, fov }: Camera, [width, height]: Size): Box {
  const camera = new PerspectiveCamera(fov, width / height, 1, 5000)
  camera.position.fromArray(position)
  camera.lookAt(new Vector3().fromArray(target))
  camera.updateMatrixWorld(true)
  const { min, max } = new Box3().setFromPoints(samplesOf(model).map((point) => point.project(camera)))
  const across = (at: number, add: number) => clamp(((at + 1) / 2) * width + add * width, 0, width)
  const down = (at: number, add: number) => clamp(((1 - at) / 2) * height + add * width, 0, height)
  const [left, top] = [Math.floor(across(min.x, -room.beside)), Math.floor(down(max.y, -room.above))]
  return {
    left,
    top,
    width: Math.ceil(across(max.x, room.beside)) - left,
    height: Math.ceil(down(min.y, room.below)) - top,
  }
}
