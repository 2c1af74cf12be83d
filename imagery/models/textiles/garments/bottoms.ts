import { patch } from '../../../kit/cloth/fabric'
import type { Part } from '../../../kit/mesh/model'
import { superellipse } from '../../../kit/plane/curves'
import { vector } from '../../../kit/plane/maths'
import { counterClockwise, dense } from '../../../kit/plane/outline'
import { sweep } from '../../../kit/skins/line-sweep'
import { hung } from '../cutting/lower'
import type { LowerCut } from '../cutting/lower'
import { pleated } from '../cutting/pleated'
import { cloth } from '../details/pieces'
import { buttons, rectangle, strip } from '../details/trim'
import type { Design } from './designs'

const lowers: Partial<Record<Design, LowerCut>> = {
  trousers: {
    waist: 20,
    hip: 26.5,
    hem: 10.4,
    knee: 11.2,
    crotch: 27,
    length: 106,
    stiffness: 0.6,
    polish: 4,
  },
  corduroy: {
    waist: 20,
    hip: 26.5,
    hem: 9.6,
    knee: 10.6,
    crotch: 27,
    length: 104,
    stiffness: 0.65,
    polish: 4,
  },
  'wide-trousers': {
    waist: 17.5,
    hip: 26,
    hem: 14,
    knee: 12.1,
    crotch: 28,
    length: 110,
    stiffness: 0.45,
    polish: 4,
  },
  jeans: { waist: 18, hip: 25, hem: 9.8, knee: 10.2, crotch: 26, length: 102, stiffness: 0.6, polish: 3 },
  'leather-skirt': { waist: 17.5, hip: 25.5, hem: 34, length: 74, stiffness: 0.55, polish: 3 },
  'pencil-skirt': { waist: 17.5, hip: 24.5, hem: 22, length: 66, stiffness: 0.35, polish: 3 },
}

/** Trousers of any kind. */
export const hasLegs = (design: Design) => lowers[design]?.crotch !== undefined

export function bottoms(design: Design): Part[] {
  if (design === 'pleated-skirt') {
    return [
      { name: 'skirt', geometry: pleated({ length: 70, flare: 1.85, count: 36, depth: 1.6 }), slot: 'cloth' },
      { name: 'waistband', geometry: waistband(), slot: 'cloth' },
    ]
  }
  const cutting = lowers[design]
  if (!cutting) return []
  const on = hung(cutting)
  const isJeans = design === 'jeans'
  const parts: Part[] = [
    cloth(on, design === 'pencil-skirt' ? 0.12 : 0.2),
    ...([1, -1] as const).map((side) =>
      strip(`waistband${side}`, on, rectangle(-cutting.waist + 0.1, cutting.waist - 0.1, -4, -0.05), {
        thickness: 0.2,
        side,
      }),
    ),
  ]
  if (cutting.crotch !== undefined) {
    parts.push(
      strip(
        'fly',
        on,
        [
          [-0.3, -4.1],
          [2.6, -4.1],
          [2.6, -15],
          [1.2, -18],
          [-0.3, -18.6],
        ],
        { thickness: 0.12 },
      ),
      ...([1, -1] as const).map((side) =>
        strip(
          `pocket${side}`,
          on,
          isJeans
            ? [
                [side * (cutting.waist * 0.45), -4.2],
                [side * (cutting.waist * 0.5), -9],
                [side * (cutting.waist * 0.82), -11],
                [side * (cutting.waist * 1.06), -10.4],
                [side * (cutting.waist * 1.06), -11.2],
                [side * (cutting.waist * 0.8), -11.8],
                [side * (cutting.waist * 0.44), -9.8],
                [side * (cutting.waist * 0.4), -4.2],
              ]
            : [
                [side * (cutting.waist * 0.72), -4.2],
                [side * (cutting.waist * 0.78), -4.2],
                [side * (cutting.waist * 1.13), -19],
                [side * (cutting.waist * 1.07), -19],
              ],
          { thickness: 0.1 },
        ),
      ),
      ...buttons(on, [[0.6, -2]], isJeans ? 0.85 : 0.8, 0.2),
      ...[-0.62, -0.3, 0.36, 0.66].map((share, index) =>
        strip(
          `loop${index}`,
          on,
          rectangle(cutting.waist * share - 0.55, cutting.waist * share + 0.55, -4.6, 0),
          { thickness: 0.38 },
        ),
      ),
    )
    if (!isJeans)
      parts.push(
        ...([1, -1] as const).map((side): Part => ({
          name: `crease${side}`,
          geometry: patch(
            on,
            dense(
              counterClockwise([
                [side * (cutting.hip * 0.5 - 0.12), -cutting.length + 0.3],
                [side * (cutting.hip * 0.5 + 0.14), -cutting.length + 0.3],
                [side * (cutting.hip * 0.52 + 0.14), -12],
                [side * (cutting.hip * 0.52 - 0.12), -12],
              ]),
              0.5,
            ),
            { thickness: 0.1, step: 0.3 },
          ),
          slot: 'cloth',
        })),
      )
  }
  return parts
}

function waistband() {
  const ring = superellipse(25.4, 18.5, 2, 120).map(([x, z]) => vector(x, 0.6, -z))
  return sweep(superellipse(0.4, 4, 9, 40), ring, { closed: true, hint: () => vector(0, 1, 0) })
}
