import type { Entry, Look } from '../entry'
import { dyesOf, metalOf } from '../materials'
import type { Hex, Material, Sheet } from '../materials'
import { candle } from './candle'
import { giftSet } from './gift-sets'
import { lipstick } from './lipstick'
import { perfume } from './perfume'

const scent = (colour: Hex): Material => ({ type: 'liquid', colour, density: 0.6 })

/** Glass, paper, metal: what the house's bottles, candles and sticks are made of. */
export function bottleSheet({ model, colour, params }: Look): Sheet {
  const isMatte = params['design'] === 'matte'
  return {
    glass: { type: 'glass' },
    smoked: { type: 'glass', colour: '#b9b2a8' },
    tinted: { type: 'glass', colour: '#cdd3bf' },
    // A lipstick has none: were it in its colour, no two colours would share a render.
    liquid: scent(model === 'lipstick' ? '#d3a867' : colour),
    metal: metalOf('gold', 0.14),
    brushed: metalOf('gold', 0.3, true),
    cap: { type: 'lacquer', colour: '#0d0d0e', roughness: 0.18 },
    pale: { type: 'ceramic', colour: '#efe9dd', roughness: 0.28 },
    ceramic: { type: 'ceramic', colour: '#f0ece3', roughness: 0.22 },
    glaze: { type: 'ceramic', colour: '#22382c', roughness: 0.16 },
    stone: { type: 'stone', colour: '#d9d2c4', vein: '#b7ad9b' },
    tube: { type: 'plastic', colour: '#e8e6e0', roughness: 0.3 },
    label: { type: 'plastic', colour: '#f4f0e7', roughness: 0.7 },
    ink: { type: 'plastic', colour: '#151413', roughness: 0.5 },
    wax: { type: 'wax', colour: '#e9dfcb' },
    wick: { type: 'cloth', colour: '#efe9db' },
    // Behind glass a dye is not seen: every colour of it has a render of its own.
    ...(params['design'] === 'gloss' ? { gloss: { type: 'plastic', colour, roughness: 0.34 } } : {}),
    bullet: { type: 'plastic', colour, dye: 'body', roughness: isMatte ? 0.62 : 0.34 },
  }
}

/** The box of a set, and what its bottles hold: the scents chosen in it at first, each in the colour of its own bottle. */
const giftSheet = (look: Look): Sheet => ({
  ...bottleSheet(look),
  'liquid-woody': scent('#b9c2a4'),
  'liquid-amber': scent('#d3a867'),
  'liquid-floral': scent('#e6c3bb'),
  'liquid-fresh': scent('#bccbd2'),
  card: { type: 'plastic', colour: '#f3efe6', roughness: 0.85 },
})

const dyes = ({ colour }: Look) => dyesOf(colour)

/** A clear balm is as pale as the paper: it is developed as the beeswax it is made of, a shade deeper. */
const developments: Readonly<Record<Hex, Hex>> = { '#f3e9df': '#e3d2be' }

export const fragrance: Readonly<Record<string, Entry>> = {
  'perfume-a': { family: 'bottle', sheet: bottleSheet, dyes, build: perfume('a') },
  'perfume-b': { family: 'bottle', sheet: bottleSheet, dyes, build: perfume('b') },
  'perfume-c': { family: 'bottle', sheet: bottleSheet, dyes, build: perfume('c') },
  'gift-set': {
    family: 'bottle',
    sheet: giftSheet,
    dyes,
    build: giftSet,
    near: () => ({ y: 0.5, span: 0.72 }),
  },
  candle: { family: 'object', sheet: bottleSheet, dyes, build: candle },
  lipstick: {
    family: 'object',
    sheet: bottleSheet,
    dyes: ({ colour }) => dyesOf(developments[colour] ?? colour),
    build: lipstick,
  },
}
