import { describe, expect, it } from 'vitest'
import { BoxGeometry } from 'three'
import { boxOf, fitCamera, views, viewsOf } from './cameras'

const size = [1080, 1350] as const
const model = {
  parts: [{ name: 'block', slot: 'leather', geometry: new BoxGeometry(20, 20, 8) }],
}

describe('the part of the frame that is rendered', () => {
  it('is the product with room for its shadow, in whole pixels of the frame', () => {
    const [look] = views.small
    if (!look) throw new Error('No view')
    const box = boxOf(model, fitCamera(model, look, size[0] / size[1]), size)
    expect(Object.values(box).every(Number.isInteger)).toBe(true)
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.left + box.width).toBeLessThanOrEqual(size[0])
    expect(box.width).toBeGreaterThan(size[0] * 0.74)
    expect(box.height).toBeLessThan(size[1] * 0.9)
  })

  it('is the whole frame when the product is larger than it', () => {
    const look = { name: 'detail', azimuth: 0, elevation: 0, fov: 15, fill: 0.8 } as const
    const near = { ...look, near: { x: 0.5, y: 0.5, z: 0.5, span: 0.3 } }
    const box = boxOf(model, fitCamera(model, near, size[0] / size[1]), size)
    expect(box).toEqual({ left: 0, top: 0, width: 1080, height: 1350 })
  })
})

describe('a near view', () => {
  it('goes down to the word mark, so that it is not cut off', () => {
    const look = { name: 'detail', azimuth: 0, elevation: 0, fov: 15, fill: 0.8 } as const
    const near = { x: 0.5, y: 0.5, z: 1, span: 0.4 }
    const mark = new BoxGeometry(4, 1, 0.1).translate(0, -8, 4)
    const marked = { parts: [...model.parts, { name: 'mark', slot: 'foil', geometry: mark }] }
    const lowerEdge = (hasSign: boolean) => {
      const { position, target, fov } = fitCamera(marked, { ...look, near: { ...near, hasSign } }, 0.8)
      const distance = (position[2] ?? 0) - (target[2] ?? 0)
      return (target[1] ?? 0) - Math.tan((fov * Math.PI) / 360) * distance
    }
    expect(lowerEdge(false)).toBeGreaterThan(-8.5)
    expect(lowerEdge(true)).toBeLessThan(-9)
  })
})

it('an entry may aim its near view nearer than its family does', () => {
  const entry = {
    family: 'bag' as const,
    build: () => model,
    sheet: () => ({}),
    near: () => ({ y: 0.9, span: 0.2 }),
  }
  const aims = viewsOf(entry, {}).flatMap(({ near }) => near ?? [])

  expect(aims).toEqual([{ x: 0.5, y: 0.9, z: 0.95, span: 0.2, hasSign: true }])
})
