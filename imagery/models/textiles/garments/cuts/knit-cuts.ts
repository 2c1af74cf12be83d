import { whichever } from '../../../../kit/plane/curves'
import type { UpperCut } from '../../cutting/upper-cut'

export const knitDesigns = [
  'crew',
  'roll-neck',
  'chunky-roll',
  'cardigan',
  'shawl-cardigan',
  'fine',
  'openwork',
  'folded',
] as const
export type KnitDesign = (typeof knitDesigns)[number]

const sizes = {
  woman: {
    shoulder: 18.8,
    armhole: 21.5,
    chest: 23.4,
    waist: 23,
    waistAt: 39,
    hip: 23.5,
    hem: 22.4,
    length: 61,
    neck: 7.8,
    open: 23,
    sleeve: { length: 59, width: 17, cuff: 8.6 },
  },
  man: {
    shoulder: 22,
    armhole: 24.5,
    chest: 27.5,
    waist: 27,
    waistAt: 44,
    hip: 26.5,
    hem: 25,
    length: 68,
    neck: 8.2,
    open: 27,
    sleeve: { length: 62, width: 19.5, cuff: 9.6 },
  },
} as const

/** What knitwear is cut from. */
export function knitCut(design: KnitDesign, isMan: boolean): UpperCut {
  const figure = isMan ? 'man' : 'woman'
  const size = sizes[figure]
  const isChunky = design === 'chunky-roll' || design === 'shawl-cardigan'
  const isFine = design === 'fine' || design === 'openwork'
  const grow = whichever(0.8, [isChunky, 2.5], [isFine, -0.6])
  const isOpen = design === 'cardigan' || design === 'shawl-cardigan'
  return {
    figure,
    shoulder: size.shoulder + grow * 0.5,
    slope: 4.8,
    armhole: size.armhole + grow * 0.3,
    chest: size.chest + grow,
    waist: size.waist + grow,
    waistAt: size.waistAt,
    hip: size.hip + grow,
    hipAt: 57,
    hem: size.hem + grow * 0.5,
    length:
      size.length + whichever(0, [isChunky, 3], [design === 'cardigan', -9], [design === 'openwork', -11]),
    neck: isOpen
      ? { width: isMan ? 8.4 : 7.8, front: size.open, back: 2, isPointed: true }
      : { width: size.neck, front: design === 'fine' ? 9.5 : 8, back: 2 },
    sleeve: {
      length: size.sleeve.length,
      width: size.sleeve.width + grow * 0.6,
      cuff: size.sleeve.cuff + grow * 0.4,
    },
    stiffness: whichever(0.5, [isChunky, 0.7], [isFine, 0.3]),
    polish: isChunky ? 4 : 3,
    ease: 1.004,
  }
}
