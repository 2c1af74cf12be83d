import type { UpperCut } from '../../cutting/upper-cut'
import { coatFolds } from '../../draping/coat-folds'
import { dressFolds } from '../../draping/dress-folds'
import { knitFolds } from '../../draping/knit-folds'
import type { TopFolds } from '../../draping/laid-in-folds'
import { shirtFolds } from '../../draping/shirt-folds'
import { coatCut } from './coat-cuts'
import { dressCuts } from './dress-cuts'
import { jacketCut } from './jacket-cuts'
import { jerseyCut } from './jersey-cut'
import { knitCut } from './knit-cuts'
import { shirtCut } from './shirt-cuts'

/** What each top and dress is cut from, and how it is laid in folds before it is let go; his are named `mens-` and the design. */
export const topPatterns = {
  'bow-blouse': { cutting: shirtCut('bow-blouse', 'woman'), folds: shirtFolds['bow-blouse'] },
  'mens-pyjama-shirt': {
    cutting: shirtCut('pyjama-shirt', 'man'),
    folds: shirtFolds['mens-pyjama-shirt'],
  },
  shirt: { cutting: shirtCut('shirt', 'woman'), folds: shirtFolds.shirt },
  'mens-shirt': { cutting: shirtCut('shirt', 'man'), folds: shirtFolds['mens-shirt'] },
  'shirt-dress': { cutting: shirtCut('shirt-dress', 'woman'), folds: shirtFolds['shirt-dress'] },
  'column-dress': { cutting: dressCuts['column-dress'], folds: dressFolds['column-dress'] },
  'tea-dress': { cutting: dressCuts['tea-dress'], folds: dressFolds['tea-dress'] },
  'sleeveless-dress': { cutting: dressCuts['sleeveless-dress'], folds: dressFolds['sleeveless-dress'] },
  breton: { cutting: jerseyCut, folds: knitFolds.breton },
  crew: { cutting: knitCut('crew', false), folds: knitFolds.crew },
  'mens-crew': { cutting: knitCut('crew', true), folds: knitFolds['mens-crew'] },
  fine: { cutting: knitCut('fine', false), folds: knitFolds.fine },
  openwork: { cutting: knitCut('openwork', false), folds: knitFolds.openwork },
  cardigan: { cutting: knitCut('cardigan', false), folds: knitFolds.cardigan },
  'chunky-roll': { cutting: knitCut('chunky-roll', false), folds: knitFolds['chunky-roll'] },
  'mens-roll-neck': { cutting: knitCut('roll-neck', true), folds: knitFolds['mens-roll-neck'] },
  'mens-shawl-cardigan': {
    cutting: knitCut('shawl-cardigan', true),
    folds: knitFolds['mens-shawl-cardigan'],
  },
  coat: { cutting: coatCut('coat', 'woman'), folds: coatFolds.coat },
  'mens-coat': { cutting: coatCut('coat', 'man'), folds: coatFolds['mens-coat'] },
  jacket: { cutting: coatCut('jacket', 'woman'), folds: coatFolds.jacket },
  'mens-double-breasted': {
    cutting: coatCut('double-breasted', 'man'),
    folds: coatFolds['mens-double-breasted'],
  },
  trench: { cutting: coatCut('trench', 'woman'), folds: coatFolds.trench },
  'mens-trench': { cutting: coatCut('trench', 'man'), folds: coatFolds['mens-trench'] },
  'leather-jacket': { cutting: jacketCut('leather-jacket', 'woman'), folds: coatFolds['leather-jacket'] },
  'mens-flight-jacket': {
    cutting: jacketCut('flight-jacket', 'man'),
    folds: coatFolds['mens-flight-jacket'],
  },
} satisfies Record<string, { cutting: UpperCut; folds: TopFolds }>
export type FallingTop = keyof typeof topPatterns

export const isFallingTop = (name: string): name is FallingTop => name in topPatterns
