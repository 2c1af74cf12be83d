import type { Entry, Look } from '../entry'
import { dyesOf, metalOf } from '../materials'
import type { Sheet } from '../materials'
import { roundGlasses } from './round-glasses'
import { squareGlasses } from './square-glasses'

const wires: Record<string, string> = {
  '#c9a45c': 'gold',
  '#c3c4c5': 'palladium',
  '#cf9f86': 'rose-gold',
  '#171615': 'black',
}

function glassesSheet({ colour }: Look): Sheet {
  const isTortoise = colour === '#6b4325'
  const isPale = ['#eee3cb', '#efe8da'].includes(colour)
  return {
    acetate: isTortoise
      ? { type: 'acetate', colour, isTortoise: true }
      : { type: 'acetate', colour, dye: 'body' },
    lens:
      isPale || isTortoise
        ? { type: 'lens', colour: '#3a2818', light: '#a67f5b' }
        : { type: 'lens', colour: '#23262a', light: '#7c828a' },
    metal: metalOf('gold', 0.16),
    frame: metalOf(wires[colour] ?? 'gold', 0.14),
    tips: { type: 'acetate', colour: '#231b16' },
    pearl: { type: 'pearl', colour: '#ece4da' },
    pads: { type: 'plastic', colour: '#e9e6df', roughness: 0.2 },
  }
}

const dyes = ({ colour }: Look) => dyesOf(colour)

export const eyewear: Readonly<Record<string, Entry>> = {
  'sunglasses-square': { family: 'eyewear', sheet: glassesSheet, dyes, build: squareGlasses },
  'sunglasses-round': { family: 'eyewear', sheet: glassesSheet, dyes, build: roundGlasses },
}
