import type { Part } from '../../../kit/mesh/model'
import { whichever } from '../../../kit/plane/curves'
import { tailored } from '../cutting/tailoring'
import { belt } from '../details/belt'
import { lapels } from '../details/lapels'
import { cloth, cuffs, label, row, welt } from '../details/pieces'
import { buttons, frontEdge, rectangle, strip } from '../details/trim'
import { block, with_ } from './block'
import type { Who } from './block'
import type { Design } from './designs'

export function tailoredCoat(design: Design, who: Who): Part[] {
  const isMan = who === 'man'
  const isDouble = design === 'double-breasted' || design === 'trench'
  const isLong = design === 'coat' || design === 'trench'
  const length = whichever(
    66,
    [design === 'coat', isMan ? 106 : 112],
    [design === 'trench', isMan ? 104 : 108],
    [design === 'double-breasted', 76],
  )
  const base = block(who)
  const vee = whichever(isMan ? 40 : 34, [design === 'trench', 20], [isDouble, isMan ? 34 : 30])
  const cutting = with_(who, {
    length,
    shoulder: base.shoulder + (isLong ? 1.4 : 0.8),
    chest: base.chest + (isLong ? 2.5 : 1),
    waist:
      base.waist +
      whichever(isMan ? -0.5 : -2.2, [design === 'trench', isMan ? -1 : -2], [isLong, isMan ? 2 : -1]),
    hip: base.hip + (isLong ? 3 : 1),
    hem: isLong ? base.hem + 6 : base.hem + 1,
    neck: { width: base.neck.width + 0.6, front: vee, back: 2, isPointed: true },
    sleeve: { length: isMan ? 63 : 60, width: (base.sleeve?.width ?? 18) + 0.8, cuff: isMan ? 14 : 12.5 },
    stiffness: 0.75,
    polish: 5,
  })
  const on = tailored(cutting)
  const overlap = whichever(2, [isDouble && isMan, 8], [isDouble, 7])
  const parts: Part[] = [
    cloth(on, 0.28),
    frontEdge(on, -overlap, -length + 0.2, -vee - 0.5, 0.26, 12),
    ...lapels(on, cutting, {
      width: whichever(8.4, [design === 'trench', 10], [isDouble, 9.5]),
      notch: isMan ? 12.5 : 11,
      peak: isDouble && design !== 'trench' ? 2.2 : 0,
    }),
    ...welt(
      on,
      'pocket',
      isMan ? 15 : 13,
      -(isLong ? 64 : 52),
      13,
      design === 'jacket' ? 1.2 : 5,
      isLong ? 3 : 0.3,
    ),
    ...label(on, { ...cutting, neck: { ...cutting.neck, back: 2 } }),
  ]
  const from = -vee - 3
  const last = isLong ? -72 : -vee - (isDouble ? 20 : 12)
  parts.push(
    ...buttons(
      on,
      isDouble
        ? [
            ...row(-overlap + 2.4, from, last, isLong ? 4 : 3),
            ...row(overlap - 2.2, from, last, isLong ? 4 : 3),
          ]
        : row(0, from, last, isLong ? 3 : 2),
      isLong ? 1.35 : 1.05,
      0.26,
    ),
  )
  if (isMan && !isLong) parts.push(strip('breast', on, rectangle(7, 16.5, -25.6, -23.2), 0.16))
  if (design === 'trench')
    parts.push(
      ...belt(on, cutting.waist - 0.4, -cutting.waistAt, { width: 4.2 }),
      ...([1, -1] as const).map((side) =>
        strip(
          `epaulette${side}`,
          on,
          [
            [side * 10.5, -1.8],
            [side * 19.6, -3.6],
            [side * 19.8, -7.2],
            [side * 10, -5.2],
          ],
          0.2,
        ),
      ),
      strip(
        'storm-flap',
        on,
        [
          [-20.5, -8],
          [-3.2, -13],
          [-6, -30],
          [-21, -25],
        ],
        0.2,
      ),
      ...cuffs(on, cutting, 5.5, 0.2),
    )
  else if (design === 'coat' && !isMan)
    parts.push(...belt(on, cutting.waist - 0.4, -cutting.waistAt, { width: 5, knot: true }))
  return parts
}
