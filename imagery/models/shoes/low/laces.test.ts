import { Box3, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import type { Part } from '../../../kit/mesh/model'
import { item } from '../../../kit/plane/maths'
import { formOf } from '../last/form'
import type { Form } from '../last/form'
import { lastOf } from '../last/last'
import { lasts } from './designs'
import { laced, lacedOpening } from './laced'
import { footOf } from './slot'
import { rulerOf, seatAt } from './surface'

const formFor = (design: 'derby' | 'oxford') =>
  formOf(lastOf({ length: 29, ...lasts[design], heel: 3.1, platform: 0.43 }))

const named = (parts: readonly Part[], name: string) =>
  item(
    parts.filter((part) => part.name === name),
    0,
  ).geometry

/** How far points of a part stand off the form, and which way. */
function heights(form: Form, geometry: Part['geometry'], every = 7) {
  const ruler = rulerOf(form)
  const position = geometry.getAttribute('position')
  const found: number[] = []
  for (let index = 0; index < position.count; index += every) {
    const point = new Vector3().fromBufferAttribute(position, index)
    const ridge = seatAt(form, ruler(point.x, 0)).at
    const seat = seatAt(form, ruler(point.x, point.z - ridge.z))
    found.push(point.sub(seat.at).dot(seat.normal))
  }
  return found
}

describe.each(['derby', 'oxford'] as const)('the laces of a laced shoe: %s', (design) => {
  const form = formFor(design)
  const parts = laced(form, design)

  it('lie on the leather, bow and all', () => {
    const lace = named(parts, 'lace')
    expect(Math.max(...heights(form, lace, 23))).toBeLessThan(0.8)
    expect(Math.min(...heights(form, lace, 23))).toBeGreaterThan(-0.6)
  })

  it('have flat eyelets', () => {
    const up = heights(form, named(parts, 'eyelets'))
    expect(Math.max(...up) - Math.min(...up)).toBeLessThan(0.12)
  })

  it('run over a tongue that begins below the vamp and looks out of the mouth', () => {
    const tongue = named(parts, 'tongue')
    tongue.computeBoundingBox()
    const box = tongue.boundingBox ?? new Box3()
    expect(box.max.x).toBeGreaterThan(footOf(form) + 0.5)
    expect(box.min.x).toBeLessThan(form.last.length * 0.46 - 1)
    expect(Math.max(...heights(form, tongue, 11))).toBeLessThan(0)
  })

  it('close a slot that comes to a point in front and grows towards the throat', () => {
    const opening = lacedOpening(form, design)
    expect(opening(0, 1).angle).toBeCloseTo(Math.PI / 2, 3)
    const widths = [0.05, 0.1, 0.15, 0.2].map((share) => Math.PI / 2 - opening(share, 1).angle)
    widths.slice(1).forEach((width, index) => {
      expect(width).toBeGreaterThan(item(widths, index))
    })
  })
})

describe('a ruler over the form', () => {
  const form = formFor('oxford')
  const ruler = rulerOf(form)

  it.each([0.3, 1, 2, -1])('finds the place %d cm from the ridge', (across) => {
    const [ridge, place] = [0, across].map((by) => seatAt(form, ruler(16, by)).at)
    if (!ridge || !place) throw new Error('No places')
    expect(ridge.distanceTo(place)).toBeLessThan(Math.abs(across) + 0.02)
    expect(ridge.distanceTo(place)).toBeGreaterThan(Math.abs(across) * 0.85)
  })

  it('has normals square to the slope of the instep', () => {
    const { normal } = seatAt(form, ruler(16, 0))
    const along = seatAt(form, ruler(16.2, 0))
      .at.sub(seatAt(form, ruler(15.8, 0)).at)
      .normalize()
    expect(Math.abs(normal.dot(along))).toBeLessThan(0.01)
  })
})
