import { drapedFine } from '../../../kit/cloth/draped'
import type { Draped } from '../../../kit/cloth/draped'
import { placesOf } from '../../../kit/cloth/solved'
import type { Solved } from '../../../kit/cloth/solved'
import type { UpperCut } from '../cutting/upper-cut'
import solvedBowBlouse from '../drapes/bow-blouse.json'
import solvedBreton from '../drapes/breton.json'
import solvedCardigan from '../drapes/cardigan.json'
import solvedChunkyRoll from '../drapes/chunky-roll.json'
import solvedCoat from '../drapes/coat.json'
import solvedColumnDress from '../drapes/column-dress.json'
import solvedCrew from '../drapes/crew.json'
import solvedFine from '../drapes/fine.json'
import solvedJacket from '../drapes/jacket.json'
import solvedLeatherJacket from '../drapes/leather-jacket.json'
import solvedMensCoat from '../drapes/mens-coat.json'
import solvedMensCrew from '../drapes/mens-crew.json'
import solvedMensDoubleBreasted from '../drapes/mens-double-breasted.json'
import solvedMensFlightJacket from '../drapes/mens-flight-jacket.json'
import solvedMensPyjamaShirt from '../drapes/mens-pyjama-shirt.json'
import solvedMensRollNeck from '../drapes/mens-roll-neck.json'
import solvedMensShawlCardigan from '../drapes/mens-shawl-cardigan.json'
import solvedMensShirt from '../drapes/mens-shirt.json'
import solvedMensTrench from '../drapes/mens-trench.json'
import solvedOpenwork from '../drapes/openwork.json'
import solvedShirt from '../drapes/shirt.json'
import solvedShirtDress from '../drapes/shirt-dress.json'
import solvedSleevelessDress from '../drapes/sleeveless-dress.json'
import solvedTeaDress from '../drapes/tea-dress.json'
import solvedTrench from '../drapes/trench.json'
import { letHemOut } from '../draping/hem'
import type { TopFolds } from '../draping/laid-in-folds'
import { topCloth } from '../draping/top'
import type { Who } from './cuts/block'
import type { KnitDesign } from './cuts/knit-cuts'
import { isFallingTop, topPatterns } from './cuts/top-patterns'
import type { FallingTop } from './cuts/top-patterns'
import type { Design } from './designs'

const solved: Record<FallingTop, Solved> = {
  'bow-blouse': solvedBowBlouse,
  'mens-pyjama-shirt': solvedMensPyjamaShirt,
  shirt: solvedShirt,
  'mens-shirt': solvedMensShirt,
  'shirt-dress': solvedShirtDress,
  'column-dress': solvedColumnDress,
  'sleeveless-dress': solvedSleevelessDress,
  'tea-dress': solvedTeaDress,
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

/** A top or a dress as it hangs, and what it is cut from; throws where the design is not made for them. */
export function fallingTop(design: Design | KnitDesign, who: Who): { on: Draped; cutting: UpperCut } {
  const top = who === 'man' ? `mens-${design}` : design
  if (!isFallingTop(top)) throw new Error(`No ${design} for a ${who} falls`)
  const { cutting, folds }: { cutting: UpperCut; folds: TopFolds } = topPatterns[top]
  const cloth = topCloth(cutting, placesOf(solved[top]))
  if (folds.belt !== undefined) letHemOut(cloth, drapedFine(cloth), cutting.length)
  return { on: drapedFine(cloth), cutting }
}
