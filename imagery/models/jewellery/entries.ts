import type { Entry, Look } from '../entry'
import { dyesOf, metalOf, mirrorOf } from '../materials'
import type { Sheet } from '../materials'
import { bracelet } from './bracelet'
import { earrings } from './earrings/earrings'
import { necklace } from './necklaces/necklace'
import { ring } from './rings'

/** The metal a piece is made of: the catalogue's colour where it names a precious metal, else its metal. */
const jewelMetals: Record<string, string> = {
  '#c9a45c': 'gold',
  '#cfa650': 'gold',
  '#c3c4c5': 'palladium',
  '#d4d4d0': 'white-gold',
  '#cf9f86': 'rose-gold',
  '#171615': 'black',
}

/** What is engraved darkens to the shade of its metal. */
const isYellow = (metal = 'gold') => metal.endsWith('gold') && metal !== 'white-gold'

function jewelSheet({ metal, colour }: Look): Sheet {
  const name = jewelMetals[colour] ?? metal
  return {
    metal: mirrorOf(name, 0.1),
    brushed: metalOf(name, 0.3, true),
    engraving: { type: 'metal', colour: isYellow(name) ? '#4a3a22' : '#353638', roughness: 0.5 },
    pearl: { type: 'pearl', colour: '#ece4da' },
    moonstone: { type: 'pearl', colour: '#cdd6df' },
    gem: { type: 'brilliant', colour: '#ffffff' },
    emerald: { type: 'gem', colour: '#1c8a58', index: 1.6 },
    onyx: { type: 'lacquer', colour: '#0c0c0d', roughness: 0.1 },
    leather: { type: 'leather', grain: 'smooth', colour, dye: 'body' },
  }
}

const dyes = ({ colour }: Look) => dyesOf(colour)

export const jewellery: Readonly<Record<string, Entry>> = {
  ring: { family: 'ring', sheet: jewelSheet, dyes, build: ring },
  earrings: { family: 'jewel', sheet: jewelSheet, dyes, build: earrings },
  necklace: { family: 'jewel', sheet: jewelSheet, dyes, build: necklace },
  bracelet: { family: 'jewel', sheet: jewelSheet, dyes, build: bracelet },
}
