import { beforeAll, describe, expect, it } from 'vitest'
import type { BufferGeometry } from 'three'
import type { Draped } from '../../../kit/cloth/draped'
import type { Part } from '../../../kit/mesh/model'
import { liesOn } from '../../../kit/mesh/nearness'
import { placesOf } from '../../../kit/mesh/places'
import { item } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { hemAround } from '../cutting/around'
import { tailored } from '../cutting/tailoring'
import type { UpperCut } from '../cutting/upper-cut'
import { with_ } from '../garments/cuts/block'
import { band, flatStrip, lappedSeam, topstitch } from './laid'
import { shirtCollar } from './neck/shirt-collar'
import { backLining, cloth, turnedUp } from './pieces'
import { buttonholes, buttonsOn } from './sewn-button'

const cutting: UpperCut = with_('woman', { step: 2, frames: 70 })
const places: readonly Point[] = [
  [0, -14],
  [0, -30],
  [0, -46],
]
const placket: readonly Point[] = [
  [0, -66],
  [0, -8.6],
]

let on: Draped
beforeAll(() => {
  on = tailored(cutting)
}, 60_000)

const named = (parts: readonly Part[], name: string): BufferGeometry => {
  const found = parts.find((part) => part.name === name)
  if (!found) throw new Error(`No part ${name}`)
  return found.geometry
}

/** How high each point is over the cloth's front at a place. */
const heightsOver = (geometry: BufferGeometry, place: Point, reach: number) => {
  const { point, normal } = on.spot(1, place)
  return placesOf(geometry).flatMap((one) =>
    one.distanceTo(point) < reach ? [one.sub(point).dot(normal)] : [],
  )
}

describe('the hem of a tailored garment', () => {
  it('hangs level: its edge is straight within three millimetres', () => {
    const edge = Array.from({ length: 60 }, (_, k) => {
      const { side, place } = hemAround(cutting)(k / 60, 0)
      return on.spot(side, place).point.y
    })
    expect(Math.max(...edge) - Math.min(...edge)).toBeLessThan(0.3)
  })

  it('is turned up: twice as thick as the cloth above', () => {
    const { geometry } = cloth(on, 0.25, turnedUp(cutting, 4))
    const front = (y: number): Point => [9, y]
    const deepest = (y: number) => Math.min(...heightsOver(geometry, front(y), 0.9))
    expect(-deepest(-cutting.length + 2)).toBeGreaterThan(0.45)
    expect(-deepest(-cutting.length + 9)).toBeLessThan(0.36)
  })
})

describe('what is sewn on', () => {
  it('buttons sit on the placket: neither in it nor off it', () => {
    const strip = flatStrip('placket', on, placket, { half: 1.7, high: 0.11 }).geometry
    const parts = buttonsOn(on, 'buttons', places, { radius: 0.56, high: 0.11 })
    for (const place of places) {
      const top = Math.max(...heightsOver(strip, place, 0.7))
      const foot = Math.min(...heightsOver(named(parts, 'buttons'), place, 0.8))
      expect(Math.abs(foot - top)).toBeLessThan(0.05)
    }
  })

  it('thread comes out of the holes of a button, over its dish and below its rim', () => {
    const parts = buttonsOn(on, 'buttons', places.slice(0, 1), { radius: 0.56, high: 0.11 })
    const place = item(places, 0)
    const thread = heightsOver(named(parts, 'buttons-thread'), place, 1)
    expect(Math.max(...thread)).toBeGreaterThan(0.11 + 0.13)
    expect(Math.max(...thread)).toBeLessThan(0.11 + 0.24)
    const shanked = buttonsOn(on, 'buttons', places.slice(0, 1), { radius: 1.1, high: 0.11, shank: 0.1 })
    expect(Math.min(...heightsOver(named(shanked, 'buttons-thread'), place, 1))).toBeLessThan(0.12)
  })

  it('stitches and buttonholes lie on their cloth', () => {
    const strip = flatStrip('placket', on, placket, { half: 1.7, high: 0.11 }).geometry
    const stitched = topstitch('stitch', on, [placket], { high: 0.11 }).geometry
    const holes = buttonholes(on, 'holes', [[item(places, 1), [0.9, -30]]], 0.11)
    for (const geometry of [stitched, ...holes.map((part) => part.geometry)])
      expect(liesOn(geometry, [strip], 0.06)).toBe(true)
  })

  it('a seam has one edge that stands on the cloth, and another that goes down in it', () => {
    const { geometry } = lappedSeam(
      'seam',
      on,
      [
        [8, -60],
        [8, -20],
      ],
      { wide: 1, high: 0.08 },
    )
    const heights = (x: number) => heightsOver(geometry, [x, -40], 0.25)
    expect(Math.max(...heights(8))).toBeGreaterThan(0.05)
    expect(Math.max(...heights(9))).toBeLessThan(0.03)
  })

  it('a band goes round without a gap, and its ribs stand out', () => {
    const ribs = { count: 120, deep: 0.07 }
    const { geometry } = band('hem', on, hemAround(cutting), { to: 6, high: 0.1, ribs })
    const heights = heightsOver(geometry, [5, -cutting.length + 3], 0.7)
    expect(Math.max(...heights)).toBeGreaterThan(0.14)
    const sides = placesOf(geometry).map(({ x, z }) => Math.atan2(z, x))
    const gaps = sides.toSorted((a, b) => a - b).map((turn, k, all) => turn - (all[k - 1] ?? turn))
    expect(gaps.filter((gap) => gap > 0.05)).toEqual([])
  })
})

describe('inside and at the neck', () => {
  it('the lining lies inside the back, and nowhere through it', () => {
    const lining = backLining(on, cutting, 0.28).geometry
    const { point, normal } = on.spot(-1, [3, -30])
    const inside = placesOf(lining).flatMap((one) =>
      one.distanceTo(point) < 1.2 ? [one.sub(point).dot(normal)] : [],
    )
    expect(inside.length).toBeGreaterThan(10)
    expect(Math.max(...inside)).toBeLessThan(-0.15)
  })

  it('the points of a shirt collar lie before the chest', () => {
    const parts = shirtCollar(on, cutting)
    const tips = placesOf(named(parts, 'collar')).filter(({ x, z }) => Math.abs(x) < 3 && z > 0)
    const lowest = tips.toSorted((a, b) => a.y - b.y).slice(0, 40)
    for (const tip of lowest) {
      const near = on.points.filter(({ x, y, z }) => z > 0 && Math.hypot(x - tip.x, y - tip.y) < 0.6)
      expect(tip.z).toBeGreaterThan(Math.max(...near.map(({ z }) => z)) - 0.1)
    }
  })
})
