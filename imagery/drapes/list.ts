import type { ClothTask } from '../kit/cloth/solving'
import { topPatterns } from '../models/textiles/garments/cuts/top-patterns'
import { trouserPatterns } from '../models/textiles/garments/cuts/trouser-patterns'
import { gloveTask } from '../models/textiles/gloves/sewing'
import { capeTask } from '../models/textiles/draping/cape'
import { topTask } from '../models/textiles/draping/top'
import { skirtTask } from '../models/textiles/draping/skirt'
import { slipTask } from '../models/textiles/draping/slip'
import { trouserTask } from '../models/textiles/draping/trousers'

/** A cloth that is solved once and kept. */
export type Drape = { name: string; task: () => ClothTask }

export const drapes: readonly Drape[] = [
  { name: 'glove', task: () => gloveTask('short') },
  { name: 'long-glove', task: () => gloveTask('long') },
  { name: 'slip-dress', task: () => slipTask('dress') },
  { name: 'camisole', task: () => slipTask('camisole') },
  { name: 'cape', task: capeTask },
  { name: 'tea-skirt', task: () => skirtTask('tea') },
  { name: 'pencil-skirt', task: () => skirtTask('pencil') },
  { name: 'leather-skirt', task: () => skirtTask('leather') },
  ...Object.entries(trouserPatterns).map(([name, { cutting, folds }]) => ({
    name,
    task: () => trouserTask(cutting, folds),
  })),
  ...Object.entries(topPatterns).map(([name, { cutting, folds }]) => ({
    name,
    task: () => topTask(cutting, folds),
  })),
]
