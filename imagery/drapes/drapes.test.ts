import { readFileSync } from 'node:fs'
import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { paths } from '../files/paths'
import { placesOf } from '../kit/cloth/solved'
import { item } from '../kit/plane/maths'
import type { Point } from '../kit/plane/outline'
import { bustForm } from '../models/textiles/mannequins/bust'
import { depthIn } from '../models/textiles/mannequins/covered-form'
import { hipForm } from '../models/textiles/mannequins/hips'
import { skirtTask } from '../models/textiles/silk/skirt'
import { slipTask } from '../models/textiles/silk/slip'
import { drapes } from './list'
import { nameOfTask } from './make'

const solvedSchema = z.object({ task: z.string(), least: z.number(), most: z.number(), places: z.string() })

/** How long a thread drawn tight around points is: the farthest of them in every direction, by Cauchy. */
function lengthAround(points: readonly Point[]): number {
  const turns = Array.from({ length: 360 }, (_, degree) => (degree * Math.PI) / 180)
  const reach = (turn: number) => Math.max(...points.map(([x, y]) => x * Math.cos(turn) + y * Math.sin(turn)))
  return turns.reduce((sum, turn) => sum + reach(turn), 0) * ((Math.PI * 2) / turns.length)
}

const solvedOf = (name: string) => solvedSchema.parse(JSON.parse(readFileSync(paths.drape(name), 'utf8')))

describe.each(drapes)('$name', ({ name, task }) => {
  const solved = solvedOf(name)
  const asked = task()
  const places = placesOf(solved)

  it('came from the pattern and the fall that the model has now', () => {
    expect(nameOfTask(asked)).toBe(solved.task)
    expect(places.length).toBe(asked.sewing.flat.length * 3)
  })

  it('is closed along its seams', () => {
    const gaps = asked.sewing.seams
      .flat()
      .map(([a, b]) =>
        Math.hypot(...[0, 1, 2].map((axis) => item(places, a * 3 + axis) - item(places, b * 3 + axis))),
      )
    expect(Math.max(...gaps)).toBeLessThan(0.7)
  })
})

const heightsOf = (places: ArrayLike<number>) =>
  Array.from({ length: places.length / 3 }, (_, knot) => item(places, knot * 3 + 1))

describe.each(['glove', 'long-glove'])('%s', (name) => {
  it('lies on the table, and not through it', () => {
    const heights = heightsOf(placesOf(solvedOf(name)))
    expect(Math.min(...heights)).toBeGreaterThan(0)
    expect(Math.min(...heights)).toBeLessThan(0.15)
    const touching = heights.filter((height) => height < 0.25).length / heights.length
    expect(touching).toBeGreaterThan(0.1)
  })
})

const bust = bustForm('woman')

/** Each with what it hangs on, how long it is, and how much longer its hem is than a line drawn tight around it, at least. */
describe.each([
  { name: 'slip-dress', task: slipTask('dress'), form: bust, long: 106, folds: 1.1 },
  { name: 'camisole', task: slipTask('camisole'), form: bust, long: 44, folds: 1.02 },
  { name: 'tea-skirt', task: skirtTask('tea'), form: bust, long: 71, folds: 1.1 },
  { name: 'pencil-skirt', task: skirtTask('pencil'), form: hipForm(), long: 67, folds: 1 },
])('the silk of the $name', ({ name, task: { sewing }, form, long, folds }) => {
  const places = placesOf(solvedOf(name))
  const placeOf = (knot: number) => new Vector3().fromArray(places, knot * 3)
  const hem = ['front', 'back'].map((panel) => sewing.knotsOf(`${panel}.hem`).map(placeOf))

  it('hangs level at its hem', () => {
    const heights = hem.flat().map(({ y }) => y)
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(long * 0.035)
  })

  it('falls in folds', () => {
    const around = [...item(hem, 0), ...item(hem, 1).toReversed()]
    const length = around.reduce((sum, { x, z }, k) => {
      const next = item(around, (k + 1) % around.length)
      return sum + Math.hypot(next.x - x, next.z - z)
    }, 0)
    expect(length / lengthAround(around.map(({ x, z }) => [x, z]))).toBeGreaterThan(folds)
  })

  it('keeps off itself, and off its mannequin', () => {
    const cell = 0.4
    const cells = new Map<string, number[]>()
    const near: number[] = []
    for (let knot = 0; knot < sewing.flat.length; knot += 1) {
      const place = placeOf(knot)
      expect(depthIn(form, place)).toBeLessThan(0)
      const key = place
        .toArray()
        .map((value) => Math.floor(value / cell))
        .join(' ')
      for (const other of cells.get(key) ?? [])
        if (
          placeOf(other).distanceTo(place) < 0.1 &&
          item(sewing.start, other).distanceTo(item(sewing.start, knot)) > 2
        )
          near.push(knot)
      cells.set(key, [...(cells.get(key) ?? []), knot])
    }
    expect(near).toEqual([])
  })
})
