import type { UpperCut } from '../../cutting/upper-cut'
import { block, with_ } from './block'
import type { Who } from './block'
import type { Design } from '../designs'

/** What shirts, blouses and the shirt dress are cut from. */
export function shirtCut(design: Design, who: Who): UpperCut {
  const base = block(who)
  const isPyjama = design === 'pyjama-shirt'
  const isDress = design === 'shirt-dress'
  const isBow = design === 'bow-blouse'
  const length = isDress ? 116 : base.length + 4
  return with_(who, {
    length,
    chest: base.chest + 1.6,
    waist: isDress ? base.waist - 0.5 : base.waist + 2.4,
    hip: base.hip + 1.5,
    hem: isDress ? base.hip + 9 : base.hip + 1.4,
    neck: isPyjama
      ? { width: base.neck.width + 0.3, front: 15, back: 2, isPointed: true }
      : { width: base.neck.width - 0.4, front: 7.6, back: 1.8 },
    sleeve: {
      length: base.sleeve?.length ?? 60,
      width: (base.sleeve?.width ?? 18) + (isBow ? 2.5 : 1),
      cuff: isPyjama ? 14 : 11.5,
    },
    stiffness: isBow || isPyjama ? 0.25 : 0.4,
    polish: isDress ? 3 : 2,
    ease: 1.004,
  })
}
