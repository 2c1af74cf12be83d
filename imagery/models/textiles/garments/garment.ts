import type { Model, Part } from '../../../kit/mesh/model'
import { choiceOf } from '../../params'
import type { Params } from '../../params'
import type { Who } from './cuts/block'
import { bottoms, hasLegs } from './bottoms'
import { tailoredCoat } from './coats'
import { garmentDesigns } from './designs'
import type { Design } from './designs'
import { dresses } from './dresses'
import { shortJacket } from './jackets'
import { lifted } from '../cutting/hung'
import type { Hung } from '../cutting/hung'
import { shirts } from './shirts'
import { easyTops } from './tops'

type Make = (design: Design, who: Who) => Part[]

const makes: Record<Design, Make> = {
  coat: tailoredCoat,
  jacket: tailoredCoat,
  'double-breasted': tailoredCoat,
  trench: tailoredCoat,
  'leather-jacket': shortJacket,
  'flight-jacket': shortJacket,
  'quilted-coat': shortJacket,
  cape: easyTops,
  'slip-dress': easyTops,
  'shirt-dress': shirts,
  'pleated-dress': dresses,
  'column-dress': dresses,
  'tea-dress': dresses,
  'sleeveless-dress': dresses,
  'bow-blouse': shirts,
  shirt: shirts,
  'pyjama-shirt': shirts,
  camisole: easyTops,
  breton: easyTops,
  trousers: bottoms,
  'wide-trousers': bottoms,
  corduroy: bottoms,
  jeans: bottoms,
  'leather-skirt': bottoms,
  'pleated-skirt': bottoms,
  'pencil-skirt': bottoms,
}

/** A garment as it hangs on its figure. */
export function hungGarment(params: Params): Hung {
  const design = choiceOf(params, 'design', garmentDesigns)
  const who = choiceOf(params, 'for', ['her', 'him']) === 'him' ? 'man' : 'woman'
  const make = makes[design]
  const lower = hasLegs(design) ? 'legs' : 'hips'
  return { parts: make(design, who), on: make === bottoms ? lower : who }
}

/** A garment shown as it is worn, without its wearer; `for` her or him. */
export const garment = (params: Params): Model => ({ parts: lifted(hungGarment(params).parts, 22) })
