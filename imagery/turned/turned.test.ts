import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { BoxGeometry } from 'three'
import { describe, expect, it } from 'vitest'
import { readProducts } from '../files/catalogue'
import { paths } from '../files/paths'
import { isMaterial, skinOf } from '../models/live/skin'
import { leatherSheet } from '../models/materials'
import { madeFrom, sizeOf, tablesOf } from './file'
import { packed } from './pack'
import { turnedPieces } from './pieces'

const files = await readProducts()
const products = files.flatMap((one) => one.products)
const pieces = turnedPieces(products)
const fileOf = (token: string) => join(paths.models, `${token}.glb`)

describe('[P14] the models that are turned on the pages of their products', () => {
  it('are there for every token, made from what the catalogue says today, and no other lies there', () => {
    expect(pieces.length).toBeGreaterThan(30)
    const stale = pieces.filter(
      ({ token, made }) => !existsSync(fileOf(token)) || madeFrom(readFileSync(fileOf(token))) !== made,
    )
    expect(stale.map(({ token }) => token)).toEqual([])
    const there = readdirSync(paths.models).filter((name) => name.endsWith('.glb'))
    expect(there.toSorted()).toEqual(pieces.map(({ token }) => `${token}.glb`).toSorted())
  })

  it.each(pieces)(
    '$token is light, as large as its product and of nothing a browser does not draw',
    (piece) => {
      const glb = readFileSync(fileOf(piece.token))
      // Bytes, before the build packs it once more.
      expect(glb.byteLength).toBeLessThan(piece.isForPhone ? 500_000 : 750_000)
      const { materials } = tablesOf(glb)
      for (const { name, extras } of materials) {
        expect(isMaterial(extras), name).toBe(true)
        if (isMaterial(extras)) expect(() => skinOf(extras)).not.toThrow()
      }
      const { min, max } = sizeOf(glb)
      expect([...min, ...max].every(Number.isFinite)).toBe(true)
      expect(Math.abs(min[1] ?? NaN)).toBeLessThan(0.1)
      const { width } = piece.look.params
      // A pair of shoes is as wide as a shoe is long, and a little more.
      const [least, most] = typeof width === 'number' ? [width * 0.95, width * 1.4] : [10, 40]
      const across = (max[0] ?? NaN) - (min[0] ?? NaN)
      expect(across).toBeGreaterThan(least)
      expect(across).toBeLessThan(most)
    },
  )
})

describe('[P14] packing a model', () => {
  const box = () => ({
    parts: [{ name: 'body', slot: 'leather', geometry: new BoxGeometry(30, 20, 10, 8, 8, 8) }],
  })
  const pack = (model: ReturnType<typeof box>) =>
    packed({ model, sheet: leatherSheet(), tolerance: 0.01, note: { made: 'test' } })

  it('keeps its size with fewer triangles, and what it is made of', async () => {
    const glb = await pack(box())
    const { accessors, meshes, materials } = tablesOf(glb)
    const { min, max } = sizeOf(glb)
    for (const [at, size] of [30, 20, 10].entries())
      expect((max[at] ?? NaN) - (min[at] ?? NaN)).toBeCloseTo(size, 1)
    const { indices } = meshes[0]?.primitives[0] ?? {}
    // Of the 768 it is cut into.
    expect(accessors[indices ?? -1]?.count).toBeLessThan(20 * 3)
    expect(materials).toMatchObject([{ name: 'leather', extras: { type: 'leather', dye: 'body' } }])
    expect(madeFrom(glb)).toBe('test')
  })

  it('refuses one with a place that is none, and one of a material nobody knows', async () => {
    const broken = box()
    broken.parts[0]?.geometry.getAttribute('position').setY(3, NaN)
    await expect(pack(broken)).rejects.toThrow('body has a place that is none')
    const unknown = { parts: box().parts.map((part) => ({ ...part, slot: 'moon' })) }
    await expect(pack(unknown)).rejects.toThrow('No material for the slot moon')
  })
})
