import { draped } from '../../../kit/cloth/draped'
import type { Draped } from '../../../kit/cloth/draped'
import { refined } from '../../../kit/cloth/refined'
import { placesOf } from '../../../kit/cloth/solved'
import type { Solved } from '../../../kit/cloth/solved'
import { isCoarse } from '../../../kit/plane/detail'
import solvedBowBlouse from '../drapes/bow-blouse.json'
import solvedBreton from '../drapes/breton.json'
import solvedCardigan from '../drapes/cardigan.json'
import solvedChunkyRoll from '../drapes/chunky-roll.json'
import solvedCoat from '../drapes/coat.json'
import solvedCrew from '../drapes/crew.json'
import solvedFine from '../drapes/fine.json'
import solvedJacket from '../drapes/jacket.json'
import solvedLeatherJacket from '../drapes/leather-jacket.json'
import solvedMensCoat from '../drapes/mens-coat.json'
import solvedMensCrew from '../drapes/mens-crew.json'
import solvedMensDoubleBreasted from '../drapes/mens-double-breasted.json'
import solvedMensFlightJacket from '../drapes/mens-flight-jacket.json'
import solvedMensRollNeck from '../drapes/mens-roll-neck.json'
import solvedMensShawlCardigan from '../drapes/mens-shawl-cardigan.json'
import solvedMensShirt from '../drapes/mens-shirt.json'
import solvedMensTrench from '../drapes/mens-trench.json'
import solvedOpenwork from '../drapes/openwork.json'
import solvedPyjamaShirt from '../drapes/pyjama-shirt.json'
import solvedShirt from '../drapes/shirt.json'
import solvedShirtDress from '../drapes/shirt-dress.json'
import solvedTrench from '../drapes/trench.json'
import { topCloth } from '../draping/top'
import { topPatterns } from './cuts/top-patterns'
import type { FallingTop } from './cuts/top-patterns'

const solved: Record<FallingTop, Solved> = {
  'bow-blouse': solvedBowBlouse,
  'pyjama-shirt': solvedPyjamaShirt,
  shirt: solvedShirt,
  'mens-shirt': solvedMensShirt,
  'shirt-dress': solvedShirtDress,
  breton: solvedBreton,
  crew: solvedCrew,
  'mens-crew': solvedMensCrew,
  fine: solvedFine,
  openwork: solvedOpenwork,
  cardigan: solvedCardigan,
  'chunky-roll': solvedChunkyRoll,
  'mens-roll-neck': solvedMensRollNeck,
  'mens-shawl-cardigan': solvedMensShawlCardigan,
  coat: solvedCoat,
  'mens-coat': solvedMensCoat,
  jacket: solvedJacket,
  'mens-double-breasted': solvedMensDoubleBreasted,
  trench: solvedTrench,
  'mens-trench': solvedMensTrench,
  'leather-jacket': solvedLeatherJacket,
  'mens-flight-jacket': solvedMensFlightJacket,
}

/** What has sleeves, as it hangs. */
export function fallingTop(top: FallingTop): Draped {
  const cloth = topCloth(topPatterns[top].cutting, placesOf(solved[top]))
  return draped(isCoarse() ? cloth : refined(cloth))
}
