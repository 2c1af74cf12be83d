import { draped } from '../../../kit/cloth/draped'
import type { Draped } from '../../../kit/cloth/draped'
import { refined } from '../../../kit/cloth/refined'
import { placesOf } from '../../../kit/cloth/solved'
import type { Solved } from '../../../kit/cloth/solved'
import { isCoarse } from '../../../kit/plane/detail'
import type { UpperCut } from '../cutting/upper-cut'
import solvedBlouse from '../drapes/bow-blouse.json'
import solvedCrew from '../drapes/crew.json'
import solvedFine from '../drapes/fine.json'
import solvedMensCrew from '../drapes/mens-crew.json'
import solvedMensShirt from '../drapes/mens-shirt.json'
import solvedPyjama from '../drapes/pyjama-shirt.json'
import solvedShirt from '../drapes/shirt.json'
import solvedShirtDress from '../drapes/shirt-dress.json'
import { topCloth } from '../draping/top'
import type { FallingTop } from '../draping/top-folds'

const solved: Record<FallingTop, Solved> = {
  'bow-blouse': solvedBlouse,
  'pyjama-shirt': solvedPyjama,
  shirt: solvedShirt,
  'mens-shirt': solvedMensShirt,
  'shirt-dress': solvedShirtDress,
  crew: solvedCrew,
  'mens-crew': solvedMensCrew,
  fine: solvedFine,
}

/** What has sleeves and is cut from thin cloth, as it hangs. */
export function fallingTop(top: FallingTop, cutting: UpperCut): Draped {
  const cloth = topCloth(cutting, placesOf(solved[top]))
  return draped(isCoarse() ? cloth : refined(cloth))
}
