import { whichever } from '../../../../kit/plane/curves'
import type { UpperCut } from '../../cutting/upper-cut'
import { block, with_ } from './block'
import type { Who } from './block'
import type { Design } from '../designs'

/** What sets coats and jackets with lapels apart. */
export type Coat = {
  design: Design
  who: Who
  isMan: boolean
  isTrench: boolean
  isDouble: boolean
  isLong: boolean
  /** A belt is tied or buckled over its front. */
  isBelted: boolean
}

export function coatOf(design: Design, who: Who): Coat {
  const isMan = who === 'man'
  const isTrench = design === 'trench'
  const isTied = design === 'coat' && !isMan
  return {
    design,
    who,
    isMan,
    isTrench,
    isDouble: design === 'double-breasted' || isTrench || isTied,
    isLong: design === 'coat' || isTrench,
    isBelted: isTrench || isTied,
  }
}

const lengthOf = ({ design, isMan, isTrench }: Coat) =>
  whichever(
    66,
    [design === 'coat', isMan ? 106 : 112],
    [isTrench, isMan ? 104 : 108],
    [design === 'double-breasted', 76],
  )

const waistOf = ({ isMan, isTrench, isLong }: Coat) =>
  whichever(isMan ? -0.5 : -2.2, [isTrench, isMan ? -1 : -2], [isLong, isMan ? 2 : -1])

/** How deep the neckline is. */
export const veeOf = ({ isMan, isTrench, isDouble }: Coat) =>
  whichever(isMan ? 40 : 34, [isTrench, 20], [isDouble, isMan ? 34 : 30])

/** How high on its edge a man's upper front breaks: from there on its lapel crosses the middle. */
export const breakOf = (coat: Coat) =>
  -veeOf(coat) - whichever(2.6, [coat.isTrench, 7], [coat.isDouble, 11.5])

/** What coats and jackets with lapels are cut from. */
export function coatCut(design: Design, who: Who): UpperCut {
  const coat = coatOf(design, who)
  const { isMan, isLong } = coat
  const base = block(who)
  return with_(who, {
    length: lengthOf(coat),
    shoulder: base.shoulder + (isLong ? 1.4 : 0.8),
    chest: base.chest + (isLong ? 2.5 : 1),
    waist: base.waist + waistOf(coat),
    hip: base.hip + whichever(isMan ? 0.6 : -0.4, [isLong, 1.6]),
    hem: base.hem + whichever(isMan ? 0 : -0.8, [isLong, 3.4]),
    neck: { width: base.neck.width + 0.6, front: veeOf(coat), back: 2, isPointed: true },
    sleeve: { length: isMan ? 63 : 60, width: (base.sleeve?.width ?? 18) + 0.8, cuff: isMan ? 14 : 12.5 },
    stiffness: 0.75,
    polish: 5,
  })
}
