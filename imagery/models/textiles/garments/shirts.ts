import type { Draped } from '../../../kit/cloth/draped'
import type { Part } from '../../../kit/mesh/model'
import { tailored } from '../cutting/tailoring'
import type { UpperCut } from '../cutting/upper-cut'
import { belt } from '../details/belt'
import { bow } from '../details/bow'
import { lapels } from '../details/lapels'
import { neckBand, shirtCollar } from '../details/neck'
import { cloth, cuffs, label, row } from '../details/pieces'
import { buttons, frontEdge, rectangle, strip } from '../details/trim'
import { block, with_ } from './block'
import type { Who } from './block'
import type { Design } from './designs'

function cutOf(design: Design, who: Who): UpperCut {
  const base = block(who)
  const isPyjama = design === 'pyjama-shirt'
  const isDress = design === 'shirt-dress'
  const isBow = design === 'bow-blouse'
  const length = isDress ? 104 : base.length + 4
  return with_(who, {
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
}

/** Shirts, blouses and the shirt dress. */
export function shirts(design: Design, who: Who): Part[] {
  const cutting = cutOf(design, who)
  const on = tailored(cutting)
  const parts = [cloth(on, 0.12), ...label(on, cutting), ...frontOf(design, who, on, cutting)]
  if (design !== 'pyjama-shirt') parts.push(...cuffs(on, cutting, 6, 0.16))
  if (design === 'shirt-dress')
    parts.push(...belt(on, cutting.waist - 0.4, -cutting.waistAt, { width: 3.4, knot: true }))
  return parts
}

function frontOf(design: Design, who: Who, on: Draped, cutting: UpperCut): Part[] {
  const top = -cutting.neck.front - 0.2
  if (design === 'bow-blouse')
    return [
      strip('placket', on, rectangle(-1.4, 1.4, -cutting.length + 0.3, top), { thickness: 0.12 }),
      neckBand(on, cutting, 'mock', 'cloth'),
      ...bow(on, top),
    ]
  if (design === 'pyjama-shirt')
    return [
      frontEdge(on, { x: -1.6, low: -cutting.length + 0.2, high: top - 0.3 }, 0.14, 8),
      ...lapels(on, cutting, { width: 6.6, notch: 8.6, thickness: 0.16 }),
      strip('pocket', on, rectangle(6, 17, -36, -24), { thickness: 0.14 }),
      ...buttons(on, row(0, top - 2.5, -cutting.length + 10, 5), 0.7, 0.14),
    ]
  const isDress = design === 'shirt-dress'
  return [
    strip('placket', on, rectangle(-1.7, 1.7, -cutting.length + 0.3, top), { thickness: 0.16 }),
    shirtCollar(on, cutting, who === 'man' ? { stand: 3, fall: 4.4, tip: 3.8 } : {}),
    ...buttons(on, row(0, top - 3.4, -cutting.length + (isDress ? 22 : 9), isDress ? 9 : 7), 0.56, 0.14),
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
            { thickness: 0.13 },
          ),
        ]
      : []),
  ]
}
