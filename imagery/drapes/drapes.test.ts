import { readFileSync } from 'node:fs'
import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { paths } from '../files/paths'
import { placesOf } from '../kit/cloth/solved'
import { item } from '../kit/plane/maths'
import { draped } from '../kit/cloth/draped'
import type { Sewing } from '../kit/cloth/sewing'
import type { ClothTask } from '../kit/cloth/solving'
import { cuffAround, hemAround } from '../models/textiles/cutting/around'
import { tailored } from '../models/textiles/cutting/tailoring'
import { isFallingTop, topPatterns } from '../models/textiles/garments/cuts/top-patterns'
import type { FallingTop } from '../models/textiles/garments/cuts/top-patterns'
import { bustForm } from '../models/textiles/mannequins/bust'
import type { CoveredForm } from '../models/textiles/mannequins/covered-form'
import { depthIn } from '../models/textiles/mannequins/covered-form'
import { hipForm } from '../models/textiles/mannequins/hips'
import { topCloth } from '../models/textiles/draping/top'
import { drapes } from './list'
import { nameOfTask } from './make'
import { bentAlong, creasedLines, foldedAt, lengthAround } from './measures'

const solvedSchema = z.object({ task: z.string(), least: z.number(), most: z.number(), places: z.string() })

const solvedOf = (name: string) => solvedSchema.parse(JSON.parse(readFileSync(paths.drape(name), 'utf8')))

/** What is asked for every cloth, made once. */
const tasks = new Map(drapes.map(({ name, task }) => [name, task()]))

function taskOf(name: string): ClothTask {
  const task = tasks.get(name)
  if (!task) throw new Error(`No drape ${name}`)
  return task
}

describe.each(drapes)('$name', ({ name }) => {
  const solved = solvedOf(name)
  const asked = taskOf(name)
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
  { name: 'slip-dress', form: bust, long: 106, folds: 1.1 },
  { name: 'camisole', form: bust, long: 44, folds: 1.02 },
  { name: 'cape', form: bust, long: 88, folds: 1.1 },
  { name: 'tea-skirt', form: bust, long: 71, folds: 1.1 },
  { name: 'pencil-skirt', form: hipForm(), long: 67, folds: 1 },
  { name: 'leather-skirt', form: hipForm(), long: 74, folds: 1.03 },
])('the cloth of the $name', ({ name, form, long, folds }) => {
  const { sewing } = taskOf(name)
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
    expect(touching(sewing, placeOf)).toEqual([])
    expect(deepest(sewing, placeOf, form)).toBeLessThan(0)
  })
})

/** Knots that lie on others they did not start beside. */
function touching({ flat, start }: Sewing, placeOf: (knot: number) => Vector3): number[] {
  const cell = 0.4
  const cells = new Map<string, number[]>()
  return flat.flatMap((_, knot) => {
    const place = placeOf(knot)
    const key = place
      .toArray()
      .map((value) => Math.floor(value / cell))
      .join(' ')
    const others = cells.get(key) ?? []
    cells.set(key, [...others, knot])
    return others.filter(
      (other) =>
        placeOf(other).distanceTo(place) < 0.1 && item(start, other).distanceTo(item(start, knot)) > 2,
    )
  })
}

/** How deep in a form a cloth goes; below 0 it stays outside. */
const deepest = ({ flat }: Sewing, placeOf: (knot: number) => Vector3, form: CoveredForm) =>
  flat.reduce((most, _, knot) => Math.max(most, depthIn(form, placeOf(knot))), -Infinity)

/**
 * How much longer cloth is in its folds than a thread drawn tight around them, at least: so high above its hem, and on its
 * sleeves. Poplin is stiffer than silk, crêpe is heavy; a knit's rib takes up its folds; what is close
 * creases instead; what is tailored keeps its shape.
 */
const silk = { trunk: { 4: 1.05, 18: 1.03 }, sleeve: 1.01 }
const poplin = { trunk: { 4: 1.02, 18: 1.015 }, sleeve: 1.004 }
const openSilk = { trunk: { 12: 1.01 }, sleeve: 1.01 }
const crepe = { trunk: { 4: 1.02, 40: 1.01 }, sleeve: 1.004 }
const knit = { trunk: { 18: 1.004 }, sleeve: 1.004 }
const jersey = { trunk: { 4: 1.004 }, sleeve: 1.0005 }
const column = { trunk: { 4: 1.004 } }
const sheath = { trunk: { 4: 1.02, 18: 1.01 } }
const belted = { trunk: { 4: 1.02, 40: 1.005 }, sleeve: 1.002 }
const tailoring = { trunk: { 4: 1.004 }, sleeve: 1.002 }
const leather = { trunk: { 18: 1.002 }, sleeve: 1.004 }

const cloths: Record<FallingTop, { trunk: Record<number, number>; sleeve?: number }> = {
  'column-dress': column,
  'tea-dress': openSilk,
  'sleeveless-dress': sheath,
  'bow-blouse': silk,
  'mens-pyjama-shirt': silk,
  shirt: poplin,
  'mens-shirt': poplin,
  'shirt-dress': crepe,
  breton: jersey,
  crew: knit,
  'mens-crew': knit,
  fine: knit,
  openwork: knit,
  cardigan: knit,
  'chunky-roll': knit,
  'mens-roll-neck': knit,
  'mens-shawl-cardigan': knit,
  coat: belted,
  'mens-coat': tailoring,
  jacket: tailoring,
  'mens-double-breasted': tailoring,
  trench: belted,
  'mens-trench': belted,
  'leather-jacket': leather,
  'mens-flight-jacket': leather,
}

describe.each(
  Object.keys(cloths)
    .filter(isFallingTop)
    .map((name) => ({ name, asked: cloths[name], ...topPatterns[name] })),
)('the cloth of the $name', ({ name, asked, cutting, folds }) => {
  const places = placesOf(solvedOf(name))
  const { sewing } = taskOf(name)
  const placeOf = (knot: number) => new Vector3().fromArray(places, knot * 3)
  const on = draped(topCloth(cutting, places))

  const standing = () => tailored({ ...cutting, step: 3, frames: 60, stiffness: 0.4 })

  it('falls in folds from its chest to its hem, where it would stand smooth', { timeout: 60_000 }, () => {
    const smooth = standing()
    const around = hemAround(cutting)
    for (const [above, longer] of Object.entries(asked.trunk)) {
      expect(foldedAt(on, around, Number(above))).toBeGreaterThan(longer)
      expect(foldedAt(smooth, around, Number(above))).toBeLessThan(1.01)
    }
  })

  if ('creases' in folds)
    it('creases at its waist and its elbows, where it would stand smooth', { timeout: 60_000 }, () => {
      const smooth = standing()
      for (const line of creasedLines(cutting))
        expect(bentAlong(on, line)).toBeGreaterThan(2 * bentAlong(smooth, line))
    })

  const inSleeves = asked.sleeve
  if (inSleeves !== undefined)
    it('has folds down to its cuffs, which stay smooth, or to open ends', () => {
      const sleeve = cuffAround(cutting, 1)
      if (folds.cuff > 0) expect(foldedAt(on, sleeve, folds.cuff / 2)).toBeLessThan(1.004)
      expect(foldedAt(on, sleeve, folds.cuff > 0 ? folds.cuff + 8 : 1)).toBeGreaterThan(inSleeves)
    })

  it('keeps off itself, and off its mannequin', () => {
    expect(touching(sewing, placeOf)).toEqual([])
    expect(deepest(sewing, placeOf, bustForm(cutting.figure))).toBeLessThan(0)
  })
})
