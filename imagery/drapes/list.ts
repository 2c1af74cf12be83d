import type { ClothTask } from '../kit/cloth/solving'
import { shirtCut } from '../models/textiles/garments/shirt-cuts'
import { gloveTask } from '../models/textiles/gloves/sewing'
import { shirtTask } from '../models/textiles/draping/shirt'
import { shirtFolds } from '../models/textiles/draping/shirt-folds'
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
    task: () => shirtTask(shirtCut('bow-blouse', 'woman'), shirtFolds['bow-blouse']),
  },
  {
    name: 'pyjama-shirt',
    task: () => shirtTask(shirtCut('pyjama-shirt', 'man'), shirtFolds['pyjama-shirt']),
  },
  { name: 'shirt', task: () => shirtTask(shirtCut('shirt', 'woman'), shirtFolds.shirt) },
  { name: 'mens-shirt', task: () => shirtTask(shirtCut('shirt', 'man'), shirtFolds['mens-shirt']) },
]
