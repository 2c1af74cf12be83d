import { metalOf } from '../materials'
import type { Sheet } from '../materials'

/** What mannequins are made of. Nothing of it is dyed: a colour of the product leaves it as it is. */
export const mannequinSheet: Sheet = {
  'mannequin-linen': { type: 'linen', colour: '#d5cab7' },
  'mannequin-seam': { type: 'thread', colour: '#8f8069' },
  'mannequin-wood': { type: 'wood', colour: '#4b3322', dark: '#2c1c12' },
  'mannequin-brass': metalOf('gold', 0.28, true),
  'mannequin-plaster': { type: 'plaster', colour: '#e2dcd2' },
}
