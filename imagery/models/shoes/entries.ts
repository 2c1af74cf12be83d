import type { Entry, Look } from '../entry'
import { dyesOf, leatherSheet, lightness } from '../materials'
import type { Hex, Sheet } from '../materials'
import { boot } from './boot/boot'
import { lowShoe } from './low/low-shoe'
import { pump } from './pump/pump'
import { sneaker } from './sneaker/sneaker'

function shoeSheet({ leather, metal, colour, params }: Look): Sheet {
  const sheet = leatherSheet(leather, metal, colour)
  return {
    ...sheet,
    lining: { type: 'leather', grain: 'lamb', colour: '#c9a582' },
    insole: { type: 'leather', grain: 'lamb', colour: '#c4a07c' },
    sole: { type: 'leather', grain: 'smooth', colour: '#a9794f' },
    stack: { type: 'wood', colour: '#5b3a24', dark: '#3f2717' },
    lift: { type: 'plastic', colour: '#1d1a18', roughness: 0.5 },
    elastic: { type: 'knit', rib: 0.12, colour: '#2c2927' },
    shade: { type: 'plastic', colour: '#0d0b0a', roughness: 0.9 },
    lace: { type: 'cloth', colour: '#15120f', weave: 1.4 },
    rubber: { type: 'plastic', colour: rubbers[String(params['design'])] ?? '#1b1a19', roughness: 0.6 },
    gem: { type: 'gem', colour: '#ffffff', index: 2.1 },
  }
}

/** White leather throws back less light than the paper behind it; ivory does so anyway. */
const whiteLeather: Hex = '#e1ded8'
const lightestIvory = 0.94

const tanned = (look: Look): Look =>
  lightness(look.colour) > lightestIvory ? { ...look, colour: whiteLeather } : look

function sneakerSheet(look: Look): Sheet {
  const sheet = shoeSheet(look)
  const isCloth = look.leather === 'canvas'
  return {
    ...sheet,
    lining: { type: 'cloth', colour: '#e6dfd1', weave: 1 },
    insole: { type: 'leather', grain: 'lamb', colour: '#e3d8c4' },
    rubber: { type: 'plastic', colour: '#eeeae0', roughness: 0.55 },
    lace: { type: 'cloth', colour: '#efeae0', weave: 1.4 },
    tread: { type: 'plastic', colour: treads[String(look.params['design'])] ?? '#cdc3b1', roughness: 0.7 },
    trim: { type: 'leather', grain: 'smooth', colour: sheetColour(look), dye: 'trim' },
    accent: isCloth
      ? { type: 'cloth', colour: '#efeae0', weave: 1.2 }
      : { type: 'leather', grain: 'smooth', colour: '#d9cdb6' },
  }
}

/** Rubber soles of boots: bark brown below black leather. */
const rubbers: Record<string, string> = { combat: '#41372d' }

/** Outsoles: gum below canvas, black below a runner. */
const treads: Record<string, string> = { runner: '#2b2927', 'high-top': '#a9814f' }

const sheetColour = ({ colour }: Look) => dyesOf(colour).trim

export const shoes: Readonly<Record<string, Entry>> = {
  pump: { family: 'shoe', sheet: shoeSheet, build: pump },
  loafer: {
    family: 'shoe',
    sheet: shoeSheet,
    // The heel of an ivory platform stands before the paper alone.
    isFlagged: ({ colour, params }) => params['design'] === 'platform' && colour === '#efe8da',
    build: lowShoe,
  },
  boot: { family: 'shoe', sheet: shoeSheet, build: boot },
  sneaker: {
    family: 'shoe',
    sheet: (look) => sneakerSheet(tanned(look)),
    dyes: (look) => dyesOf(tanned(look).colour),
    build: sneaker,
  },
}
