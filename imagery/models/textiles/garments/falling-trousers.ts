import { draped } from '../../../kit/cloth/draped'
import type { Draped } from '../../../kit/cloth/draped'
import { refined } from '../../../kit/cloth/refined'
import { placesOf } from '../../../kit/cloth/solved'
import type { Solved } from '../../../kit/cloth/solved'
import { isCoarse } from '../../../kit/plane/detail'
import type { TrouserCut } from '../cutting/trouser-cut'
import { pressCrease, pressFront } from '../cutting/pressing'
import solvedCorduroy from '../drapes/corduroy.json'
import solvedJeans from '../drapes/jeans.json'
import solvedTrousers from '../drapes/trousers.json'
import solvedWideTrousers from '../drapes/wide-trousers.json'
import { trouserCloth } from '../draping/trousers'
import { trouserPatterns } from './cuts/trouser-patterns'
import type { Trousers } from './cuts/trouser-patterns'

const solved: Record<Trousers, Solved> = {
  trousers: solvedTrousers,
  corduroy: solvedCorduroy,
  'wide-trousers': solvedWideTrousers,
  jeans: solvedJeans,
}

/** Trousers as they hang, their creases pressed, and what they are cut from. */
export function fallingTrousers(trousers: Trousers): { on: Draped; cutting: TrouserCut } {
  const { cutting } = trouserPatterns[trousers]
  const hanging = trouserCloth(cutting, placesOf(solved[trousers]))
  const cloth = isCoarse() ? hanging : refined(hanging)
  if (cutting.isCreased) {
    pressFront(cloth, draped(cloth), cutting)
    pressCrease(cloth, cutting)
  }
  return { on: draped(cloth), cutting }
}
