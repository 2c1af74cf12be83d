import { CapsuleGeometry, MeshPhysicalMaterial } from 'three'
import { describe, expect, it } from 'vitest'
import { isMesh } from '../../kit/live/dispose-object'
import { grainMaps } from '../../kit/live/grain'
import { boundsOfModel } from '../../kit/mesh/bounds'
import { liesOn } from '../../kit/mesh/nearness'
import { indexOf } from '../../kit/mesh/triangles'
import { isFinite, solidsOf, soundnessOf } from '../../kit/mesh/soundness'
import { composedBelts } from '../../composed/belts'
import { looksOf, readProducts } from '../../files/catalogue'
import { leatherSheet } from '../materials'
import { composedBelt, shapeOf } from './composed'
import type { ComposedBelt } from './composed'

const files = await readProducts()
const belts = composedBelts(files.flatMap(({ products }) => products.flatMap(looksOf)))
const shapes = [...new Map(belts.map(({ belt }) => [`${belt.widthMm} ${belt.form}`, belt])).values()]

describe('[P16] every belt of the catalogue that can be put together', () => {
  it('is a strap with a buckle of its width: eight straps, each with eight buckles', () => {
    expect(belts).toHaveLength(64)
    expect(new Set(belts.map(({ name }) => name)).size).toBe(64)
    expect(shapes).toHaveLength(8)
  })

  it.each(shapes)('$widthMm mm with the buckle $form is whole, and as large as a belt', (belt) => {
    const parts = shapeOf(belt)
    for (const { geometry, name } of parts) expect(isFinite(geometry), name).toBe(true)
    for (const { name, geometries } of solidsOf({ parts })) {
      const { open, flipped, volume } = soundnessOf(geometries)
      expect({ name, open, flipped, isInsideOut: volume <= 0 }).toEqual({
        ...{ name, open: 0, flipped: 0, isInsideOut: false },
      })
    }
    const { min, max } = boundsOfModel({ parts })
    expect(max.x - min.x).toBeGreaterThan(11)
    expect(max.x - min.x).toBeLessThan(16)
    expect(max.y - min.y).toBeGreaterThanOrEqual(belt.widthMm / 10)
    expect(max.y - min.y).toBeLessThan(belt.widthMm / 10 + 2.5)
  })

  it.each([30, 35])(
    'a strap of %d mm is sewn along both edges, 3.6 millimetres a stitch over 75 cm',
    (widthMm) => {
      const parts = shapeOf({ widthMm, form: 'arc' })
      const seams = parts.filter(({ slot }) => slot === 'stitch')
      const leather = parts.filter(({ slot }) => slot === 'leather').map(({ geometry }) => geometry)
      expect(seams).toHaveLength(2)
      for (const { geometry } of seams) {
        const count = (geometry.index?.count ?? 0) / indexOf(new CapsuleGeometry(1, 2, 2, 5)).length
        expect(count).toBeCloseTo(209, -1)
        expect(count % 1).toBe(0)
        expect(liesOn(geometry, leather, 0.2)).toBe(true)
      }
    },
  )

  it('is built anew for another width or buckle alone: leather, colour and metal are materials', () => {
    const geometriesOf = (parts: readonly { geometry: unknown }[]) => parts.map(({ geometry }) => geometry)
    for (const shape of shapes) {
      const whole = geometriesOf(shapeOf(shape))
      for (const { belt } of belts.filter(
        ({ belt }) => belt.widthMm === shape.widthMm && belt.form === shape.form,
      ))
        expect(geometriesOf(shapeOf(belt)).every((geometry, at) => geometry === whole[at])).toBe(true)
      const ofAnotherForm = shapes.find(
        ({ widthMm, form }) => widthMm === shape.widthMm && form !== shape.form,
      )
      const shared = geometriesOf(ofAnotherForm ? shapeOf(ofAnotherForm) : []).filter((one) =>
        whole.includes(one),
      )
      expect(shared.length, 'parts of the strap').toBeGreaterThan(5)
    }
  })

  it('has a material for each of its parts', () => {
    for (const { belt } of belts) {
      const sheet = leatherSheet(belt.leather, belt.metal, belt.colour)
      expect(shapeOf(belt).filter(({ slot }) => !(slot in sheet))).toEqual([])
    }
    const [roll] = composedBelt(belts[0]!.belt).children
    expect(roll?.children.length).toBe(shapeOf(belts[0]!.belt).length)
  })

  it('has the finer grain of a narrow strap, and one picture of it for all belts', () => {
    const toneOf = (belt: ComposedBelt) => {
      const strap = composedBelt(belt)
        .children[0]?.children.filter(isMesh)
        .find(({ material }) => material instanceof MeshPhysicalMaterial)
      return strap?.material instanceof MeshPhysicalMaterial ? strap.material.map : undefined
    }
    const grained = belts.map(({ belt }) => belt).filter(({ leather }) => leather === 'grained-calf')
    const tones = new Set(grained.map(toneOf))
    expect(tones.size).toBe(1)
    expect([...tones][0]?.repeat.x).toBeCloseTo(1.6 * grainMaps('grained').tone.repeat.x)
  })
})
