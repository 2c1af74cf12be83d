import type { Entry, Look } from '../entry'
import { bottleSheet } from '../fragrance/entries'
import { dyesOf, leatherSheet } from '../materials'
import type { Sheet } from '../materials'
import { homeObject } from './objects'

function homeSheet(look: Look): Sheet {
  const { leather, metal, colour } = look
  return {
    ...leatherSheet(leather, metal, colour),
    ...bottleSheet(look),
    // Gloss mirrors the walls on the floor: in a colour taken from another render it would keep that one's hue.
    ...(look.params['design'] === 'tray' && { leather: { type: 'leather', grain: 'smooth', colour } }),
    liquid: {
      type: 'liquid',
      colour: look.params['design'] === 'spray' ? '#e6c3bb' : '#d9d3a8',
      density: 0.45,
    },
    porcelain: { type: 'ceramic', colour, dye: 'body', roughness: 0.24 },
    reed: { type: 'wood', colour: '#c7a678', dark: '#a98557' },
    wool: { type: 'wool', yarns: 5, colour, dye: 'body' },
    yarn: { type: 'thread', colour, dye: 'body' },
    paper: { type: 'plastic', colour: '#cdc2ac', roughness: 0.8 },
    'soap-sand': { type: 'wax', colour: '#e6d8bd' },
    'soap-sage': { type: 'wax', colour: '#bcc4a8' },
    'soap-rose': { type: 'wax', colour: '#dfbcae' },
  }
}

export const home: Readonly<Record<string, Entry>> = {
  'home-object': {
    family: 'object',
    sheet: homeSheet,
    dyes: ({ colour }) => dyesOf(colour),
    // An ivory throw has no weave left where the top light falls full on it.
    isFlagged: ({ colour, params }) => params['design'] === 'throw' && colour === '#efe8da',
    build: homeObject,
    near: ({ design }) => (design === 'soap' ? { y: 0.5, span: 0.74 } : undefined),
  },
}
