import type { UpperCut } from '../../cutting/upper-cut'
import { with_ } from './block'

const dress = { hipAt: 59, polish: 3, armhole: 20.5 } as const

/** Without sleeves, narrow at the shoulders, wider at the hem. */
function sleevelessCut(): UpperCut {
  const cutting = with_('woman', {
    ...dress,
    length: 98,
    shoulder: 16.2,
    slope: 3.2,
    chest: 21.7,
    waist: 19.4,
    hip: 25,
    hem: 31,
    neck: { width: 9.6, front: 4.6, back: 3 },
    stiffness: 0.5,
  })
  delete cutting.sleeve
  return cutting
}

/** What dresses are cut from that do not hang from straps; the tea dress only to below its belt. */
export const dressCuts = {
  'column-dress': with_('woman', {
    ...dress,
    length: 112,
    chest: 21.5,
    waist: 19,
    hip: 23,
    hem: 22.5,
    neck: { width: 7.4, front: 7, back: 2 },
    sleeve: { length: 58, width: 15.5, cuff: 9 },
    stiffness: 0.6,
  }),
  'tea-dress': with_('woman', {
    ...dress,
    length: 40,
    chest: 23.6,
    waist: 18,
    hem: 18,
    neck: { width: 8, front: 17, back: 2, isPointed: true },
    sleeve: { length: 26, width: 17.5, cuff: 15.5 },
    stiffness: 0.2,
  }),
  'sleeveless-dress': sleevelessCut(),
} as const satisfies Record<string, UpperCut>
