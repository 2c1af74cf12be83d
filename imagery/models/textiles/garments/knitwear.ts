import type { Draped } from '../../../kit/cloth/draped'
import { fabricOf } from '../../../kit/cloth/fabric'
import type { Model, Part } from '../../../kit/mesh/model'
import { graph } from '../../../kit/plane/curves'
import { smooth } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { choiceOf } from '../../params'
import type { Params } from '../../params'
import { folded } from '../accessories/folded'
import { hemAround } from '../cutting/around'
import { apart, sleeveOf } from '../cutting/sleeve'
import type { UpperCut } from '../cutting/upper-cut'
import { lapels } from '../details/lapels/lapels'
import { neckBand } from '../details/neck/band'
import { cardiganBand } from '../details/neck/cardigan-band'
import { band, flatStrip } from '../details/laid'
import { cuffs, row } from '../details/pieces'
import { buttonholes, buttonsOn } from '../details/sewn-button'
import { knitDesigns } from './cuts/knit-cuts'
import type { KnitDesign } from './cuts/knit-cuts'
import { fallingTop } from './falling-tops'
import { lifted } from '../cutting/hung'
import type { Hung } from '../cutting/hung'

/** The raised pattern of the knit over the flat garment: cables. */
function relief(design: KnitDesign, cutting: UpperCut): ((point: Point) => number) | undefined {
  if (design !== 'chunky-roll') return undefined
  const { length, neck } = cutting
  const sleeve = sleeveOf(cutting, 1)
  const sleeveLength = cutting.sleeve?.length ?? 0
  const capAt = graph((sleeve?.capLine ?? [[0, 0]]).map(([x, y]): Point => [-x, y]))
  /** A cable at a place so far to its side: two strands that change places. */
  const cable = (off: number, y: number) => {
    const turn = Math.sin(y / 1.35) * 1.1
    const strand = (shift: number) => Math.exp(-(((off - shift) / 0.75) ** 2))
    return Math.abs(off) > 3 ? 0 : 0.42 * (strand(turn) + strand(-turn))
  }
  // All begin above the ribs, and are knitted off before a seam.
  return ([x, y]) => {
    if (Math.abs(x) > 150) {
      const off = apart - Math.abs(x)
      const rise = smooth(0, 2, y + sleeveLength - 6.2) * smooth(1, 4.5, capAt(off) - y)
      // Down the middle of what one sees of a sleeve, which narrows.
      return rise * cable(off - 0.46 * (sleeve?.width(y) ?? 0), y)
    }
    const fromNeck = Math.hypot(x / neck.width, y / neck.front)
    const rise = smooth(0, 2, y + length - 6.2) * smooth(1.2, 1.6, fromNeck)
    return rise * (cable(x, y) + cable(x - 8.5, y) + cable(x + 8.5, y))
  }
}

/** Ribs of two stitches at the hem and the cuffs. */
function ribs(on: Draped, cutting: UpperCut, deep: number): Part[] {
  const rib = deep < 4 ? 0.5 : 0.8
  const size = { high: 0.1, thickness: 0.2, slot: 'rib' }
  return [
    band('hem', on, hemAround(cutting), {
      ...size,
      from: 0.04,
      to: deep,
      ribs: { count: Math.round((cutting.hem * 4) / rib), deep: rib * 0.09 },
    }),
    ...cuffs(cutting, on, {
      ...size,
      width: deep,
      ribs: { count: Math.round(((cutting.sleeve?.cuff ?? 9) * 2) / rib), deep: rib * 0.09 },
    }),
  ]
}

/** Knitwear, worn by nobody, or folded; `for` her or him. */
export function knitwear(params: Params): Model {
  if (isFolded(params)) return { parts: folded({ wide: 30, deep: 34, thick: 2.4, layers: 3 }) }
  return { parts: lifted(hungKnitwear(params).parts, 22) }
}

/** What is folded hangs on no figure. */
export const isFolded = (params: Params) => choiceOf(params, 'design', knitDesigns) === 'folded'

/** Knitwear as it hangs on its figure. */
export function hungKnitwear(params: Params): Hung {
  const design = choiceOf(params, 'design', knitDesigns)
  const isMan = choiceOf(params, 'for', ['her', 'him']) === 'him'
  const { on, cutting } = fallingTop(design, isMan ? 'man' : 'woman')
  const isOpen = design === 'cardigan' || design === 'shawl-cardigan'
  const parts: Part[] = [
    { name: 'knit', geometry: fabricOf(on, 0.3, relief(design, cutting)), slot: 'cloth' },
    ...ribs(on, cutting, design === 'fine' ? 3.4 : 6),
  ]
  if (isOpen) {
    parts.push(...openFront(on, cutting, design, isMan))
  } else {
    const isRolled = design === 'roll-neck' || design === 'chunky-roll'
    parts.push(
      neckBand(on, cutting, isRolled ? 'roll' : 'crew', {
        ribs: isRolled ? 56 : 76,
        foot: design === 'chunky-roll' ? 1 : 0,
      }),
    )
  }
  return { parts, on: isMan ? 'man' : 'woman' }
}

/** How high the band of a shawl collar lies on the knit. */
const shawlHigh = 0.16

/** A band of rib down the front, its buttons and their holes; a cardigan's goes on round the neck, a shawl's collar rolls over. */
function openFront(on: Draped, cutting: UpperCut, design: KnitDesign, isMan: boolean): Part[] {
  const top = -cutting.neck.front
  if (design === 'cardigan') {
    const places = row(0, top - 0.7, 3 - cutting.length, 7)
    const { part, face } = cardiganBand(on, cutting)
    return [part, ...closing(face, places, { radius: 0.75, high: 0, way: 1 })]
  }
  const places = row(0, top - 4.8, 3 - cutting.length, 5)
  return [
    flatStrip(
      'front-band',
      on,
      [
        [0, -cutting.length - 0.5],
        [0, top - 0.2],
      ],
      { half: 1.9, high: shawlHigh, thickness: 0.2, slot: 'rib' },
    ),
    ...closing(on, places, { radius: 1.1, high: shawlHigh, way: isMan ? 1 : -1 }),
    ...lapels(on, cutting, {
      width: 8.5,
      notch: 9,
      thickness: 0.5,
      slot: 'rib',
      swells: 1,
      breaksAt: [isMan ? -1.9 : 1.9, top - 2.8],
    }),
  ]
}

/** Buttons, and their holes to our left or right. */
const closing = (
  on: Draped,
  places: readonly Point[],
  { radius, high, way }: { radius: number; high: number; way: 1 | -1 },
): Part[] => [
  ...buttonholes(
    on,
    'buttonholes',
    places.map(([x, y]) => [
      [x - way * (radius + 0.4), y],
      [x, y],
    ]),
    high,
  ),
  ...buttonsOn(on, 'buttons', places, { radius, high }),
]
