import type { UpperCut } from '../../cutting/upper-cut'
import { with_ } from './block'

/** What the striped jersey is cut from. */
export const jerseyCut: UpperCut = with_('woman', {
  length: 58,
  chest: 23.5,
  waist: 23.5,
  hip: 24.5,
  hipAt: 55,
  hem: 24.5,
  neck: { width: 12, front: 4.6, back: 2.6 },
  sleeve: { length: 42, width: 16.5, cuff: 12 },
  stiffness: 0.35,
  polish: 2,
})
