import { readFileSync } from 'node:fs'
import { Vector3 } from 'three'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { paths } from '../files/paths'
import { placesOf } from '../kit/cloth/solved'
import { item } from '../kit/plane/maths'
import type { Sewing } from '../kit/cloth/sewing'
import { drapes } from './list'
import { nameOfTask } from './make'

const solvedSchema = z.object({ task: z.string(), least: z.number(), most: z.number(), places: z.string() })

/** A cloth as it was asked for and as it was solved. */
export function solvedCloth(name: string) {
  const drape = drapes.find((one) => one.name === name)
  if (!drape) throw new Error(`No drape ${name}`)
  const { sewing, ...asked } = drape.task()
  const solved = solvedSchema.parse(JSON.parse(readFileSync(paths.drape(name), 'utf8')))
  const places = placesOf(solved)
  const placeOf = (knot: number) => new Vector3().fromArray(places, knot * 3)
  return { task: { sewing, ...asked }, sewing, solved: solved.task, places, placeOf }
}
export type SolvedCloth = ReturnType<typeof solvedCloth>

/** What holds of every cloth. */
export function itIsSolved({ task, sewing, solved, places, placeOf }: SolvedCloth): void {
  it('came from the pattern and the fall that the model has now', () => {
    expect(nameOfTask(task)).toBe(solved)
    expect(places.length).toBe(sewing.flat.length * 3)
  })

  it('is closed along its seams', () => {
    const gaps = sewing.seams.flat().map(([a, b]) => placeOf(a).distanceTo(placeOf(b)))
    expect(Math.max(...gaps)).toBeLessThan(0.7)
  })
}

/** What hangs keeps off itself, and off what it hangs on: `depth` says how deep in it a place is, below 0 outside. */
export function itKeepsOff({ sewing, placeOf }: SolvedCloth, depth: (place: Vector3) => number): void {
  it('keeps off itself, and off its mannequin', () => {
    expect(touching(sewing, placeOf)).toEqual([])
    expect(Math.max(...sewing.flat.map((_, knot) => depth(placeOf(knot))))).toBeLessThan(0)
  })
}

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
