import type { ClothTask } from '../kit/cloth/solving'
import { gloveDesigns, gloveTask } from '../models/textiles/gloves/sewing'

/** A cloth that is solved once and kept; `on` names one that must have been, since it falls on that. */
export type Drape = { name: string; on?: string; task: (lower?: ArrayLike<number>) => ClothTask }

export const drapes: readonly Drape[] = gloveDesigns.flatMap((design) => [
  { name: `glove-${design}-under`, task: () => gloveTask(design, 'under') },
  {
    name: `glove-${design}-over`,
    on: `glove-${design}-under`,
    task: (lower?: ArrayLike<number>) => gloveTask(design, 'over', lower),
  },
])
