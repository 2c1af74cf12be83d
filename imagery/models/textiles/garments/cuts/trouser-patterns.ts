import type { TrouserCut } from '../../cutting/trouser-cut'
import { trouserFolds } from '../../draping/trouser-folds'
import type { TrouserFolds } from '../../draping/trouser-folds'

/** Five pockets, straight legs. */
const jeans: TrouserCut = {
  waist: 18,
  hip: 25,
  hem: 9.8,
  knee: 10.2,
  crotch: 26,
  length: 102,
  stiffness: 0.6,
  polish: 3,
}

const trousers: TrouserCut = {
  waist: 20,
  hip: 26.5,
  hem: 10.4,
  knee: 11.2,
  crotch: 27,
  length: 106,
  isCreased: true,
  stiffness: 0.6,
  polish: 4,
}

const corduroy: TrouserCut = {
  waist: 20,
  hip: 26.5,
  hem: 9.6,
  knee: 10.6,
  crotch: 27,
  length: 104,
  stiffness: 0.65,
  polish: 4,
}

const wideTrousers: TrouserCut = {
  waist: 17.5,
  hip: 26,
  hem: 14,
  knee: 12.1,
  crotch: 28,
  length: 110,
  isCreased: true,
  stiffness: 0.45,
  polish: 4,
}

/** What trousers are cut from, and how they are laid in folds before they are let go. */
export const trouserPatterns = {
  trousers: { cutting: trousers, folds: trouserFolds.trousers },
  corduroy: { cutting: corduroy, folds: trouserFolds.corduroy },
  'wide-trousers': { cutting: wideTrousers, folds: trouserFolds['wide-trousers'] },
  jeans: { cutting: jeans, folds: trouserFolds.jeans },
} satisfies Record<string, { cutting: TrouserCut; folds: TrouserFolds }>
export type Trousers = keyof typeof trouserPatterns

export const isTrousers = (name: string): name is Trousers => name in trouserPatterns
