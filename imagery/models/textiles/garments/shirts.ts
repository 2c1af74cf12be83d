import type { Part } from '../../../kit/mesh/model'
import { tailored } from '../cutting/tailoring'
import { belt } from '../details/belt'
import { bow } from '../details/bow'
import { lapels } from '../details/lapels'
import { neckBand, shirtCollar } from '../details/neck'
import { cloth, cuffs, label, row } from '../details/pieces'
import { buttons, frontEdge, rectangle, strip } from '../details/trim'
import { block, with_ } from './block'
import type { Who } from './block'
import type { Design } from './designs'

export function shirts(design: Design, who: Who): Part[] {
  const base = block(who)
  const isPyjama = design === 'pyjama-shirt'
  const isDress = design === 'shirt-dress'
  const isBow = design === 'bow-blouse'
  const length = isDress ? 104 : base.length + 4
  const cutting = with_(who, {
    length,
    chest: base.chest + 1.6,
    waist: isDress ? base.waist - 0.5 : base.waist + 2.4,
    hip: base.hip + 1.5,
    hem: isDress ? base.hip + 7 : base.hip + 1.4,
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
  const on = tailored(cutting)
  const top = -cutting.neck.front - 0.2
  const parts: Part[] = [cloth(on, 0.12), ...label(on, cutting)]
  if (isBow)
    parts.push(
      strip('placket', on, rectangle(-1.4, 1.4, -length + 0.3, top), 0.12),
      neckBand(on, cutting, 'mock', 'cloth'),
      ...bow(on, top),
    )
  else if (isPyjama)
    parts.push(
      frontEdge(on, -1.6, -length + 0.2, top - 0.3, 0.14, 8),
      ...lapels(on, cutting, { width: 6.6, notch: 8.6, thickness: 0.16 }),
      strip('pocket', on, rectangle(6, 17, -36, -24), 0.14),
      ...buttons(on, row(0, top - 2.5, -length + 10, 5), 0.7, 0.14),
    )
  else
    parts.push(
      strip('placket', on, rectangle(-1.7, 1.7, -length + 0.3, top), 0.16),
      shirtCollar(on, cutting, who === 'man' ? { stand: 3, fall: 4.4, tip: 3.8 } : {}),
      ...buttons(on, row(0, top - 3.4, -length + (isDress ? 22 : 9), isDress ? 9 : 7), 0.56, 0.14),
      ...(who === 'man'
        ? [
            strip(
              'pocket',
              on,
              [
                [6, -34],
                [11.5, -36],
                [17, -34],
                [17, -23.5],
                [6, -23.5],
              ],
              0.13,
            ),
          ]
        : []),
    )
  if (!isPyjama) parts.push(...cuffs(on, cutting, 6, 0.16))
  if (isDress) parts.push(...belt(on, cutting.waist - 0.4, -cutting.waistAt, { width: 3.4, knot: true }))
  return parts
}
