import { Matrix4, Vector3 } from 'three'
import type { Part } from '../../kit/mesh/model'
import { vector } from '../../kit/plane/maths'
import { mirroredZ } from '../../kit/skins/skin'
import { wordMark } from '../../kit/solids/word-mark'
import type { Form } from './last/form'

type Pair = {
  apart?: number
  forward?: number
  turn?: number
}

/** A pair from its right shoe: the other one behind it, a little turned. The mark is read, and so is the same on both. */
export function pairOf(right: readonly Part[], { apart = 10.5, forward = 2.4, turn = 9 }: Pair = {}): Part[] {
  const low = Math.min(
    ...right.map(({ geometry }) => {
      geometry.computeBoundingBox()
      return geometry.boundingBox?.min.y ?? 0
    }),
  )
  const stand = (part: Part, matrix: Matrix4): Part => ({
    ...part,
    geometry: part.geometry.clone().applyMatrix4(matrix),
  })
  const here = new Matrix4().makeTranslation(-12, -low, apart / 2)
  const there = new Matrix4()
    .makeTranslation(-12 + forward, -low, -apart / 2)
    .multiply(new Matrix4().makeRotationY((turn * Math.PI) / 180))
  return [
    ...right.map((part) => stand({ ...part, name: `right-${part.name}` }, here)),
    ...right.map((part) =>
      stand(
        {
          ...part,
          name: `left-${part.name}`,
          geometry: part.name === 'mark' ? movedAcross(part.geometry) : mirroredZ(part.geometry),
        },
        there,
      ),
    ),
  ]
}

/** Where its mirror image would be, but not mirrored itself. */
function movedAcross(geometry: Part['geometry']) {
  geometry.computeBoundingBox()
  const middle = geometry.boundingBox?.getCenter(new Vector3()).z ?? 0
  return geometry.clone().translate(0, 0, -2 * middle)
}

/** The word mark on the sock, read from the heel. */
export function sockMark(form: Form, x: number, lift: number, width = 3.2) {
  const { last } = form
  return wordMark(
    width,
    (u, v, h) => {
      const place = x + v
      return vector(place, last.under(place) + lift + h, form.spine(form.shareAt(place, 1), 1).z + u)
    },
    0.008,
  )
}
