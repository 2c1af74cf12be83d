import type { Model, Part } from '../../../kit/mesh/model'
import { graph, whichever } from '../../../kit/plane/curves'
import { choiceOf, numberOf } from '../../params'
import type { Params } from '../../params'
import { formOf } from '../last/form'
import { lastOf } from '../last/last'
import { insoleOf } from '../last/sole'
import { openingOf, upperOf } from '../last/upper'
import { pairOf, sockMark } from '../parts'
import { balletTrim } from './ballet'
import { bottomOf } from './bottom'
import { designs, lasts, sides, throats } from './designs'
import { laced, lacedOpening } from './laced'
import { moccasin } from './moccasin'

/** Shoes of the flat kind: loafers, laced shoes, ballet flats, mules. `heel` in mm. */
export function lowShoe(params: Params): Model {
  const design = choiceOf(params, 'design', designs)
  const heel = numberOf(params, 'heel', design === 'ballet' ? 10 : 25) / 10
  const isMan = choiceOf(params, 'for', ['her', 'him']) === 'him'
  const isPlatform = design === 'platform'
  const front = whichever(0.55, [isPlatform, 2.6], [design === 'ballet', 0.35])
  const last = lastOf({
    length: isMan ? 29 : 25.8,
    ...lasts[design],
    heel: isPlatform ? heel + 0.35 : heel + 0.3,
    platform: front - 0.12,
    width: (lasts[design].width ?? 1) * (isMan ? 1.1 : 0.98),
  })
  const form = formOf(last)
  const topline =
    design === 'oxford' || design === 'derby'
      ? lacedOpening(form, design)
      : openingOf(form, last.length * throats[design], graph(sides[design]), design === 'ballet' ? 0.4 : 0.3)
  const [outside, inside] = upperOf(form, topline, { thickness: design === 'ballet' ? 0.13 : 0.2 })
  const welt = whichever(0.24, [design === 'ballet', 0.02], [isPlatform, 0.32], [design === 'mule', 0.1])
  const parts: Part[] = [
    { name: 'upper.outside', geometry: outside, slot: 'leather' },
    { name: 'upper.inside', geometry: inside, slot: 'lining' },
    { name: 'sock', geometry: insoleOf(form, 0.16), slot: 'insole' },
    { name: 'mark', geometry: sockMark(form, 4.4, 0.295, isMan ? 3.8 : 3.2), slot: 'foil' },
    ...bottomOf(form, design, { heel, front, welt }),
  ]
  if (design === 'ballet') parts.push(...balletTrim(form, topline))
  else if (design !== 'oxford' && design !== 'derby') parts.push(...moccasin(form, topline, design))
  else parts.push(...laced(form, design))
  return { parts: pairOf(parts, { apart: isMan ? 12 : 10.5 }) }
}
