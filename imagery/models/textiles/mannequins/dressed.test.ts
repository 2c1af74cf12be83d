import { describe, expect, it } from 'vitest'
import { boundsOfModel } from '../../../kit/mesh/bounds'
import { placesOf } from '../../../kit/mesh/places'
import { withDetail } from '../../../kit/plane/detail'
import type { Params } from '../../params'
import { hungGarment } from '../garments/garment'
import { bustForm } from './bust'
import { depthIn } from './covered-form'
import { dressed } from './dressed'

/** Hung roughly: what is asked here is where things stand. */
const hung = (params: Params) => withDetail(0.12, () => hungGarment(params))

const worn = [
  ['a camisole', hung({ design: 'camisole' })],
  ['trousers', hung({ design: 'jeans' })],
  ['a skirt', hung({ design: 'pleated-skirt' })],
] as const

describe('a garment on its mannequin', () => {
  it.each(worn)('stands with it on the ground, its hem above it: %s', (_, garment) => {
    const model = dressed(garment)
    const foot = model.parts.filter(({ name }) => name === 'foot')
    expect(boundsOfModel(model).min.y).toBeCloseTo(0, 5)
    expect(boundsOfModel({ parts: foot }).min.y).toBeCloseTo(0, 5)
    const own = model.parts.filter(({ slot }) => !slot.startsWith('mannequin-'))
    expect(boundsOfModel({ parts: own }).min.y).toBeGreaterThan(15)
  })

  it('has its straps laid over the shoulders of the bust', () => {
    const [, camisole] = worn[0]
    const model = dressed(camisole)
    const straps = model.parts.find(({ name }) => name === 'straps')
    const linen = model.parts.find(({ name }) => name === 'form')
    if (!straps || !linen) throw new Error('No straps, or nothing they lie on')
    const form = bustForm('woman')
    const up = boundsOfModel({ parts: [linen] }).max.y - form.top
    const over = placesOf(straps.geometry.clone().translate(0, -up, 0)).filter(({ y }) => y > -14)
    const depths = over.map((place) => depthIn(form, place))
    expect(Math.max(...depths)).toBeLessThan(0.1)
    expect(Math.min(...depths)).toBeGreaterThan(-1.5)
  })
})
