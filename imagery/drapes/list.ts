import type { ClothTask } from '../kit/cloth/solving'
import { knitCut } from '../models/textiles/garments/cuts/knit-cuts'
import { shirtCut } from '../models/textiles/garments/cuts/shirt-cuts'
import { gloveTask } from '../models/textiles/gloves/sewing'
import { topTask } from '../models/textiles/draping/top'
import { topFolds } from '../models/textiles/draping/top-folds'
import { skirtTask } from '../models/textiles/draping/skirt'
import { slipTask } from '../models/textiles/draping/slip'

/** A cloth that is solved once and kept. */
export type Drape = { name: string; task: () => ClothTask }

export const drapes: readonly Drape[] = [
  { name: 'glove', task: () => gloveTask('short') },
  { name: 'long-glove', task: () => gloveTask('long') },
  { name: 'slip-dress', task: () => slipTask('dress') },
  { name: 'camisole', task: () => slipTask('camisole') },
  { name: 'tea-skirt', task: () => skirtTask('tea') },
  { name: 'pencil-skirt', task: () => skirtTask('pencil') },
  {
    name: 'bow-blouse',
    task: () => topTask(shirtCut('bow-blouse', 'woman'), topFolds['bow-blouse']),
  },
  {
    name: 'pyjama-shirt',
    task: () => topTask(shirtCut('pyjama-shirt', 'man'), topFolds['pyjama-shirt']),
  },
  { name: 'shirt', task: () => topTask(shirtCut('shirt', 'woman'), topFolds.shirt) },
  { name: 'mens-shirt', task: () => topTask(shirtCut('shirt', 'man'), topFolds['mens-shirt']) },
  {
    name: 'shirt-dress',
    task: () => topTask(shirtCut('shirt-dress', 'woman'), topFolds['shirt-dress']),
  },
  { name: 'crew', task: () => topTask(knitCut('crew', false), topFolds.crew) },
  { name: 'mens-crew', task: () => topTask(knitCut('crew', true), topFolds['mens-crew']) },
  { name: 'fine', task: () => topTask(knitCut('fine', false), topFolds.fine) },
]
