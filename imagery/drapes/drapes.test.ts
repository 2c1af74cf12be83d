import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { paths } from '../files/paths'
import { placesOf } from '../kit/cloth/solved'
import { item } from '../kit/plane/maths'
import { drapes } from './list'
import { nameOfTask } from './make'

const solvedSchema = z.object({ task: z.string(), least: z.number(), most: z.number(), places: z.string() })

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

  it('lies on the table, and not through it', () => {
    const heights = Array.from({ length: places.length / 3 }, (_, knot) => item(places, knot * 3 + 1))
    expect(Math.min(...heights)).toBeGreaterThan(0)
    expect(Math.min(...heights)).toBeLessThan(0.15)
    const touching = heights.filter((height) => height < 0.25).length / heights.length
    expect(touching).toBeGreaterThan(0.1)
  })
})
