import { whichever } from '../../../../kit/plane/curves'
import type { UpperCut } from '../../cutting/upper-cut'
import { block, with_ } from './block'
import type { Who } from './block'
import type { Design } from '../designs'

/** What quilted coats, flight jackets and jackets of leather are cut from. */
export function jacketCut(design: Design, who: Who): UpperCut {
  const base = block(who)
  const isQuilted = design === 'quilted-coat'
  const isFlight = design === 'flight-jacket'
  const length = whichever(54, [isQuilted, 76], [isFlight, 64])
  return with_(who, {
    length,
    shoulder: base.shoulder + 1,
    chest: base.chest + 2,
    waist: base.waist + 2.5,
    hip: base.hip + 1,
    hipAt: 59,
    hem: base.hip + whichever(-1, [isFlight, -3], [isQuilted, 4]),
    neck: { width: base.neck.width + 0.3, front: 9.5, back: 2 },
    sleeve: {
      length: base.sleeve?.length ?? 60,
      width: (base.sleeve?.width ?? 18) + 1,
      cuff: isFlight ? 10.5 : 12,
    },
    stiffness: isQuilted ? 0.8 : 0.5,
    polish: isQuilted ? 5 : 2,
    ...(!isQuilted && { ease: 1.006 }),
  })
}
