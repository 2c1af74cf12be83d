import { Box3, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { placesOf } from '../../kit/mesh/places'
import type { Part } from '../../kit/mesh/model'
import { withDetail } from '../../kit/plane/detail'
import { frontOf, roomForFold } from './front'
import type { BuckleForm } from './buckle'
import { rolledStrap } from './strap'

/** A buckle's parts and the strap's fold, as seen by the end of the strap: x to its right, z off its face, cm. */
function frontFrom(form: BuckleForm, width: number) {
  const strap = rolledStrap({ width, standOff: roomForFold(width) })
  const end = strap.frames[0]!
  const right = end.along.clone().negate()
  const face = new Vector3().crossVectors(right, new Vector3(0, 1, 0))
  const local = (parts: readonly Part[]) =>
    parts.flatMap(({ geometry }) =>
      placesOf(geometry).map((place) => {
        const from = place.clone().sub(end.at)
        return new Vector3(from.dot(right), from.y, from.dot(face))
      }),
    )
  const front = frontOf(strap, form)
  const named = (start: string) => local(front.filter(({ name }) => name.startsWith(start)))
  return { fold: named('fold'), metal: named('buckle'), roll: local(strap.parts) }
}

const beyondEnd = ({ x }: Vector3) => x > 0.05

describe.each<[BuckleForm, number]>([
  ['pin', 3],
  ['half', 3],
  ['arc', 3],
  ['square', 3.5],
  ['chain', 3.5],
])('the end of a strap with a %s buckle of %s cm', (form, width) => {
  const { fold, metal, roll } = withDetail(0.3, () => frontFrom(form, width))

  it('goes round the bar: leather is before it, beside it and behind it', () => {
    const left = Math.min(...metal.map(({ x }) => x))
    const bar = new Box3().setFromPoints(
      metal.filter(({ x, y }) => x < left + 0.3 && Math.abs(y) < 0.8 && Math.abs(y) > 0.4),
    )
    const leather = new Box3().setFromPoints(fold.filter(beyondEnd))
    expect(leather.max.z).toBeGreaterThan(bar.max.z)
    expect(leather.min.z).toBeLessThan(bar.min.z)
    expect(leather.max.x).toBeGreaterThan(left + 0.3)
  })

  it('lies off the roll behind it', () => {
    const behind = Math.max(
      ...roll
        .filter(beyondEnd)
        .filter(({ x, z }) => x < 0.6 && z < 0.2)
        .map(({ z }) => z),
    )
    const deepest = Math.min(...fold.filter(beyondEnd).map(({ z }) => z))
    expect(deepest).toBeGreaterThan(behind)
  })
})
