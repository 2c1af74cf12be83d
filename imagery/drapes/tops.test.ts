import { describe, expect, it } from 'vitest'
import { draped } from '../kit/cloth/draped'
import { cuffAround, hemAround } from '../models/textiles/cutting/around'
import { tailored } from '../models/textiles/cutting/tailoring'
import { topCloth } from '../models/textiles/draping/top'
import { isFallingTop, topPatterns } from '../models/textiles/garments/cuts/top-patterns'
import type { FallingTop } from '../models/textiles/garments/cuts/top-patterns'
import { bustForm } from '../models/textiles/mannequins/bust'
import { depthIn } from '../models/textiles/mannequins/covered-form'
import { bentAlong, creasedLines, foldedAt } from './measures'
import { itIsSolved, itKeepsOff, solvedCloth } from './solved-cloth'

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
  const cloth = solvedCloth(name)
  const on = draped(topCloth(cutting, cloth.places))
  itIsSolved(cloth)
  const form = bustForm(cutting.figure)
  itKeepsOff(cloth, (place) => depthIn(form, place))

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
})
