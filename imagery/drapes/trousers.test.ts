import { describe, expect, it } from 'vitest'
import { draped } from '../kit/cloth/draped'
import type { Draped } from '../kit/cloth/draped'
import { item, steps } from '../kit/plane/maths'
import { legAround } from '../models/textiles/cutting/trouser-cut'
import { settledTrousers } from '../models/textiles/cutting/trousers'
import { trouserCloth } from '../models/textiles/draping/trousers'
import { isTrousers, trouserPatterns } from '../models/textiles/garments/cuts/trouser-patterns'
import type { Trousers } from '../models/textiles/garments/cuts/trouser-patterns'
import { depthInLegs } from '../models/textiles/mannequins/hips'
import { foldedAt } from './measures'
import { itIsSolved, itKeepsOff, solvedCloth } from './solved-cloth'

/** From one height of a leg down to another along its front or back: how much longer the cloth is than a straight line. */
function bentDown(on: Draped, [side, x]: readonly [1 | -1, number], [from, to]: readonly [number, number]) {
  const line = steps(from, to, 160).map((y) => on.spot(side, [x, y]).point.clone())
  const length = line.slice(1).reduce((sum, place, at) => sum + place.distanceTo(item(line, at)), 0)
  return length / item(line, 0).distanceTo(item(line, line.length - 1))
}

/** How much more than smooth trousers they bend on the way down, at least: worn cloth is creased, wool is pressed. */
const bent: Record<Trousers, number> = {
  trousers: 0.0005,
  corduroy: 0.004,
  'wide-trousers': 0.0003,
  jeans: 0.006,
}

describe.each(
  Object.keys(bent)
    .filter(isTrousers)
    .map((name) => ({ name, asked: bent[name], ...trouserPatterns[name] })),
)('the cloth of $name', ({ name, asked, cutting }) => {
  const cloth = solvedCloth(name)
  const on = draped(trouserCloth(cutting, cloth.places))
  itIsSolved(cloth)
  itKeepsOff(cloth, depthInLegs)

  it('falls in folds, where it would stand smooth', { timeout: 60_000 }, () => {
    const smooth = settledTrousers(cutting)
    const span = [-20, 2 - cutting.length] as const
    for (const line of [
      [1, 12],
      [1, -12],
      [-1, 12],
      [-1, -12],
    ] as const)
      expect(bentDown(on, line, span) - bentDown(smooth, line, span)).toBeGreaterThan(asked)
  })

  if (name === 'wide-trousers')
    it('falls in folds round its hems and its knees', () => {
      const leg = legAround(cutting)
      expect(foldedAt(on, leg, 4)).toBeGreaterThan(1.02)
      expect(foldedAt(on, leg, 30)).toBeGreaterThan(1.005)
    })

  it('hangs level at its hems', () => {
    const hems = ['front', 'back'].flatMap((panel) => [`${panel}.right-hem`, `${panel}.left-hem`])
    const heights = hems.flatMap((hem) => cloth.sewing.knotsOf(hem).map((knot) => cloth.placeOf(knot).y))
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.5)
  })
})
