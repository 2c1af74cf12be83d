import type { Model, Part } from '../../../kit/mesh/model'
import { choiceOf } from '../../params'
import type { Params } from '../../params'
import { gloves } from '../accessories/gloves'
import type { Who } from './block'
import { bottoms } from './bottoms'
import { tailoredCoat } from './coats'
import { garmentDesigns } from './designs'
import type { Design } from './designs'
import { dresses } from './dresses'
import { shortJacket } from './jackets'
import { lifted } from './lifted'
import { shirts } from './shirts'
import { easyTops } from './tops'

function made(design: Design, who: Who): Part[] {
  switch (design) {
    case 'coat':
    case 'jacket':
    case 'double-breasted':
    case 'trench':
      return tailoredCoat(design, who)
    case 'leather-jacket':
    case 'flight-jacket':
    case 'quilted-coat':
      return shortJacket(design, who)
    case 'shirt':
    case 'pyjama-shirt':
    case 'shirt-dress':
    case 'bow-blouse':
      return shirts(design, who)
    case 'camisole':
    case 'slip-dress':
    case 'cape':
    case 'breton':
      return easyTops(design)
    case 'column-dress':
    case 'tea-dress':
    case 'pleated-dress':
    case 'sleeveless-dress':
      return dresses(design)
    case 'gloves':
    case 'long-gloves':
      return gloves(design === 'long-gloves')
    case 'trousers':
    case 'wide-trousers':
    case 'corduroy':
    case 'jeans':
    case 'leather-skirt':
    case 'pleated-skirt':
    case 'pencil-skirt':
      return bottoms(design)
  }
}

/** A garment shown as it is worn, without its wearer; `for` her or him. */
export function garment(params: Params): Model {
  const design = choiceOf(params, 'design', garmentDesigns)
  const who = choiceOf(params, 'for', ['her', 'him']) === 'him' ? 'man' : 'woman'
  const isFlat = design === 'gloves' || design === 'long-gloves'
  return { parts: lifted(made(design, who), isFlat ? 5 : 22) }
}
