import { describe, expect, it } from 'vitest'
import { draped } from '../../kit/cloth/draped'
import { cuffAround, hemAround } from '../../models/textiles/cutting/around'
import { tailored } from '../../models/textiles/cutting/tailoring'
import { topCloth } from '../../models/textiles/draping/top'
import { isFallingTop, topPatterns } from '../../models/textiles/garments/cuts/top-patterns'
import type { FallingTop } from '../../models/textiles/garments/cuts/top-patterns'
import { bustForm } from '../../models/textiles/mannequins/bust'
import { depthIn } from '../../models/textiles/mannequins/covered-form'
import { bentAlong, creasedLines, foldedAt } from '../measures'
import { itIsSolved, itKeepsOff, solvedCloth } from '../solved-cloth'

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

type Kind = 'dress' | 'shirt' | 'knit' | 'coat'
type Asked = { kind: Kind; trunk: Record<number, number>; sleeve?: number }

const asked: Record<FallingTop, Asked> = {
  'column-dress': { kind: 'dress', ...column },
  'tea-dress': { kind: 'dress', ...openSilk },
  'sleeveless-dress': { kind: 'dress', ...sheath },
  'shirt-dress': { kind: 'dress', ...crepe },
  'bow-blouse': { kind: 'shirt', ...silk },
  'mens-pyjama-shirt': { kind: 'shirt', ...silk },
  shirt: { kind: 'shirt', ...poplin },
  'mens-shirt': { kind: 'shirt', ...poplin },
  breton: { kind: 'shirt', ...jersey },
  crew: { kind: 'knit', ...knit },
  'mens-crew': { kind: 'knit', ...knit },
  fine: { kind: 'knit', ...knit },
  openwork: { kind: 'knit', ...knit },
  cardigan: { kind: 'knit', ...knit },
  'chunky-roll': { kind: 'knit', ...knit },
  'mens-roll-neck': { kind: 'knit', ...knit },
  'mens-shawl-cardigan': { kind: 'knit', ...knit },
  coat: { kind: 'coat', ...belted },
  'mens-coat': { kind: 'coat', ...tailoring },
  jacket: { kind: 'coat', ...tailoring },
  'mens-double-breasted': { kind: 'coat', ...tailoring },
  trench: { kind: 'coat', ...belted },
  'mens-trench': { kind: 'coat', ...belted },
  'leather-jacket': { kind: 'coat', ...leather },
  'mens-flight-jacket': { kind: 'coat', ...leather },
}

/** Tests of all tops of a kind, in a file for each: a cloth takes seconds to be laid out. */
export function describeTops(kind: Kind): void {
  const names = Object.keys(asked).filter(isFallingTop)
  describe.each(names.filter((name) => asked[name].kind === kind))('the cloth of the %s', describeTop)
}

function describeTop(name: FallingTop) {
  const { cutting, folds } = topPatterns[name]
  const { trunk, sleeve: inSleeves } = asked[name]
  const cloth = solvedCloth(name)
  const on = draped(topCloth(cutting, cloth.places))
  itIsSolved(cloth)
  const form = bustForm(cutting.figure)
  itKeepsOff(cloth, (place) => depthIn(form, place))

  const standing = () => tailored({ ...cutting, step: 3, frames: 60, stiffness: 0.4 })

  it('falls in folds from its chest to its hem, where it would stand smooth', { timeout: 60_000 }, () => {
    const smooth = standing()
    const around = hemAround(cutting)
    for (const [above, longer] of Object.entries(trunk)) {
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

  if (inSleeves !== undefined)
    it('has folds down to its cuffs, which stay smooth, or to open ends', () => {
      const sleeve = cuffAround(cutting, 1)
      if (folds.cuff > 0) expect(foldedAt(on, sleeve, folds.cuff / 2)).toBeLessThan(1.004)
      expect(foldedAt(on, sleeve, folds.cuff > 0 ? folds.cuff + 8 : 1)).toBeGreaterThan(inSleeves)
    })
}
