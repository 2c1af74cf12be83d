import type { Part } from '../../../kit/mesh/model'
import { curveThrough } from '../../../kit/plane/curves'
import { tube } from '../../../kit/skins/line-sweep'
import { merged } from '../../../kit/skins/raw'
import { edgeLine, edgePlace, sunrayGown } from '../draping/sunray'
import { bustForm } from '../mannequins/bust'
import { lineOver } from '../mannequins/covered-form'

/** A strap as thin as a string, from the highest place of the front over the shoulder to the back. */
function shoulderStrap(side: 1 | -1) {
  const [front, back] = [edgePlace(1, side * 0.47), edgePlace(-1, side * 0.4)]
  const over = lineOver(bustForm('woman'), side * 8, front.y + 3.5, 0.22)
  return tube(curveThrough([front, ...over, back], 140), 0.13, { sides: 12, roundEnds: true })
}

/** The evening dress: a bound edge on two straps, and pleats from the bust to the ankles. */
export const pleatedDress = (): Part[] => [
  { name: 'skirt', geometry: sunrayGown(), slot: 'cloth' },
  { name: 'binding', geometry: tube(edgeLine(), 0.2, { closed: true, sides: 14 }), slot: 'cloth' },
  { name: 'shoulder-straps', geometry: merged([shoulderStrap(1), shoulderStrap(-1)]), slot: 'cloth' },
]
