import type { ClothTask } from '../kit/cloth/solving'
import { gloveTask } from '../models/textiles/gloves/sewing'

/** A cloth that is solved once and kept. */
export type Drape = { name: string; task: () => ClothTask }

export const drapes: readonly Drape[] = [
  { name: 'glove', task: () => gloveTask('short') },
  { name: 'long-glove', task: () => gloveTask('long') },
]
