import type { Entry, Look } from '../entry'
import { dyesOf, metalOf, mixed } from '../materials'
import type { Dye, Hex, Material, Sheet } from '../materials'
import { hat } from './accessories/hat'
import { scarf } from './accessories/scarf'
import { garment, hungGarment } from './garments/garment'
import { hungKnitwear, isFolded, knitwear } from './garments/knitwear'
import { gloves } from './gloves/gloves'
import { dressed } from './mannequins/dressed'

const satin = (colour: Hex): Material => ({ type: 'leather', grain: 'satin', colour, dye: 'body' })
const silk = (colour: Hex): Material => ({ type: 'leather', grain: 'silk', colour, dye: 'body' })
const wool = (colour: Hex): Material => ({ type: 'wool', colour, dye: 'body' })
const poplin = (colour: Hex): Material => ({ type: 'cloth', weave: 1.6, colour, dye: 'body' })
const twill = (colour: Hex): Material => ({ type: 'cloth', weave: 1, colour, dye: 'body' })
/** A twill so broad that its diagonal is seen where a coat is shown from near. */
const gabardine = (colour: Hex): Material => ({ type: 'wool', yarns: 9, colour, dye: 'body' })
/** Its yarns are so broad that a picture of a whole pair has pixels for them. */
const denim = (colour: Hex): Material => ({ type: 'cloth', yarns: 4.2, colour, dye: 'body' })
/**
 * Grained so broadly that it is seen on a whole garment. Its folds mirror each other: in a colour taken from another render they
 * would keep that one's hue.
 */
const lamb = (colour: Hex): Material => ({ type: 'leather', grain: 'lamb', scale: 0.5, colour })
/** Waxed, and grained so broadly that a flight jacket shows it; it throws no light back from its shoulders. */
const waxedLamb = (colour: Hex): Material => ({
  type: 'leather',
  grain: 'grained',
  scale: 0.42,
  isMatt: true,
  colour,
})
/** Shirting and heavy silk whose threads are seen on a whole shirt. */
const shirting = (colour: Hex): Material => ({ type: 'cloth', threads: 3.2, colour, dye: 'body' })
const heavySilk = (colour: Hex): Material => ({
  type: 'leather',
  grain: 'silk',
  scale: 0.3,
  colour,
  dye: 'body',
})
const knit = (colour: Hex, rib: number) => ({ type: 'knit', rib, colour, dye: 'body' }) satisfies Material

/** What each design is cut from; wool is the rule. */
const fabrics: Record<string, (colour: Hex) => Material> = {
  trench: gabardine,
  'leather-jacket': lamb,
  'flight-jacket': waxedLamb,
  'leather-skirt': lamb,
  'quilted-coat': (colour) => ({ type: 'leather', grain: 'velvet', colour, dye: 'body' }),
  'slip-dress': silk,
  'pleated-dress': silk,
  'tea-dress': silk,
  'bow-blouse': silk,
  'pyjama-shirt': silk,
  camisole: silk,
  'pencil-skirt': silk,
  // Crêpe has no line to be seen: the twill of plain wool makes rings in a pale sheath.
  'sleeveless-dress': (colour) => ({ type: 'wool', isFelted: true, colour, dye: 'body' }),
  shirt: poplin,
  'shirt-dress': twill,
  breton: (colour) => knit(colour, 0.2),
  'column-dress': (colour) => knit(colour, 0.42),
  corduroy: (colour) => ({ type: 'cloth', wales: 0.48, colour, dye: 'body' }),
  jeans: denim,
}

/** What his are cut from, where hers are of another cloth. */
const hisFabrics: typeof fabrics = { shirt: shirting, 'pyjama-shirt': heavySilk }

const fabricFor = ({ params }: Look) => {
  const design = String(params['design'])
  return (params['for'] === 'him' ? hisFabrics[design] : undefined) ?? fabrics[design] ?? wool
}

/** Buttons of shirts and of the cashmere cardigan are cut from shell, all others from horn. */
const pearled = ['shirt', 'pyjama-shirt', 'shirt-dress', 'bow-blouse', 'cardigan']

const white: Hex = '#f7f6f2'

/** White and ivory. */
const isPale = (colour: Hex) => colour === white || colour === '#efe8da'

function clothSheet(look: Look): Sheet {
  const { colour, params } = look
  const isPearled = pearled.includes(String(params['design']))
  // On white cloth, buttons are of smoked shell, and the label is of raw linen.
  const isWhite = colour === white
  // Only the striped jersey changes its second colour with its first: others share a render.
  const hasDarkStripes = params['design'] !== 'breton' || isPale(colour)
  return {
    cloth: fabricFor(look)(developed(colour)),
    rib: knit(developed(colour), 0.34),
    stitch: { type: 'thread', colour: dyes(look).thread, dye: 'thread' },
    button: isPearled
      ? { type: 'pearl', colour: isWhite ? '#bdb2a0' : '#eeeae2' }
      : { type: 'lacquer', colour: '#4a382b', roughness: 0.34 },
    twist: { type: 'thread', colour: isPearled ? '#efe8da' : '#6b5846' },
    lining: { type: 'leather', grain: 'silk', colour: '#8f7a63' },
    stripe: { type: 'knit', rib: 0.2, colour: hasDarkStripes ? '#1c2740' : '#efe8da' },
    motif: { type: 'cloth', colour: '#f3ecdf' },
    label: { type: 'cloth', colour: isWhite ? '#d3cab8' : '#f2eee5', weave: 1.5 },
    ink: { type: 'plastic', colour: '#151413', roughness: 0.6 },
    tape: { type: 'cloth', colour: '#161413', weave: 1 },
    metal: metalOf('palladium', 0.18),
  }
}

const gauges: Record<string, number> = {
  'chunky-roll': 0.62,
  'shawl-cardigan': 0.55,
  fine: 0.22,
  openwork: 0.26,
}

function knitSheet(look: Look): Sheet {
  const gauge = gauges[String(look.params['design'])] ?? 0.4
  return {
    ...clothSheet(look),
    cloth: {
      ...knit(look.colour, gauge),
      ...(look.params['design'] === 'openwork' && { eyelets: [0.8, 0.56] as const }),
    },
    rib: knit(look.colour, Math.max(0.4, gauge * 1.5)),
    wool: knit(look.colour, gauge),
    yarn: knit(look.colour, gauge),
  }
}

function scarfSheet({ colour, params }: Look): Sheet {
  const isTie = params['design'] === 'tie'
  const isStole = params['design'] === 'stole'
  return {
    silk: isTie ? { type: 'cloth', weave: 0.7, colour, dye: 'body' } : satin(colour),
    deep: { type: 'leather', grain: 'satin', colour: dyesOf(colour).trim, dye: 'trim' },
    // An ivory border and its leaves show on sand.
    ground: { type: 'leather', grain: 'satin', colour: isPale(colour) ? '#cbbca2' : '#f3ecdf' },
    wool: { type: 'wool', yarns: isStole ? 5.5 : 8, colour, dye: 'body' },
    ...(params['design'] === 'chiffon' && { sheer: { type: 'sheer', colour } as const }),
    yarn: { type: 'thread', colour, dye: 'body' },
  }
}

function hatSheet({ colour, params }: Look): Sheet {
  return {
    ...(params['design'] === 'beanie' && { mark: { type: 'thread', colour: '#e3d8c4' } as const }),
    felt: { type: 'wool', isFelted: true, colour, dye: 'body' },
    ribbon: { type: 'leather', grain: 'satin', colour: dyesOf(colour).trim, dye: 'trim' },
    yarn: { type: 'wool', colour, dye: 'body' },
    canvas: { type: 'leather', grain: 'canvas', colour, dye: 'body' },
  }
}

const gloveSheet = ({ colour }: Look): Sheet => ({
  cloth: { type: 'leather', grain: 'nappa', scale: 0.6, colour, dye: 'body' },
  stitch: { type: 'thread', colour: dyesOf(colour).thread, dye: 'thread' },
})

/** What is sold as pale as the paper. */
const whites = ['cape', 'sleeveless-dress', 'shirt', 'pyjama-shirt', 'wide-trousers']

/** Black cloth so much lighter that its lapels and folds are seen, white cloth a shade off the paper. */
const developments: Readonly<Record<Hex, Hex>> = { '#171615': '#2b2927', [white]: '#edebe5' }

/** Cloth as it is developed. */
const developed = (colour: Hex) => developments[colour] ?? colour

/** Blue jeans are sewn with tobacco thread, all else with thread nearly of the cloth's own colour. */
function dyes({ colour, params }: Look): Record<Dye, Hex> {
  const own = dyesOf(developed(colour))
  const isBlueJeans = params['design'] === 'jeans' && colour === '#1c2740'
  return { ...own, thread: isBlueJeans ? '#a3702f' : mixed(own.body, own.thread, 0.5) }
}

export const textiles: Readonly<Record<string, Entry>> = {
  garment: {
    family: 'garment',
    sheet: clothSheet,
    dyes,
    isFlagged: ({ colour, params }) => isPale(colour) && whites.includes(String(params['design'])),
    build: garment,
    mannequin: (params) => () => dressed(hungGarment(params)),
  },
  knitwear: {
    family: 'garment',
    sheet: knitSheet,
    dyes,
    build: knitwear,
    mannequin: (params) => (isFolded(params) ? undefined : () => dressed(hungKnitwear(params))),
  },
  scarf: { family: 'textile', sheet: scarfSheet, dyes, build: scarf },
  gloves: { family: 'glove', sheet: gloveSheet, dyes, build: gloves },
  hat: { family: 'object', sheet: hatSheet, dyes, build: hat },
}
