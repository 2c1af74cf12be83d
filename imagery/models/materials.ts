/** A colour as `#rrggbb`. */
export type Hex = string

/**
 * What a variant's colour dyes. Pictures of all variants come from one render: the light that fell on each dyed
 * material is kept apart, and multiplied by another colour afterwards. A material without a dye keeps its own.
 */
export type Dye = 'body' | 'thread' | 'trim'

type Dyed = { colour: Hex; dye?: Dye }

export type Grain =
  | 'smooth'
  | 'grained'
  | 'box'
  | 'lamb'
  /** Drum-dyed lambskin, as gloves are cut from: fine and soft, a broad low gloss. */
  | 'nappa'
  | 'croc'
  | 'suede'
  | 'patent'
  | 'canvas'
  | 'satin'
  /** Crêpe and washed satin, as clothes are cut from: a broad soft light, no mirror. */
  | 'silk'
  | 'velvet'
  | 'woven'
  | 'raffia'

/** A line of hills before the sky, as shares of the outlook: how high, how uneven, how many, how soft. */
export type Hill = { colour: Hex; height: number; tall: number; count: number; soft: number }

/** What a slot of a model is made of; the side of Blender has one recipe for each type. uv are centimetres. */
export type Material =
  /**
   * `scale` of the grain: 1 is life size; silk with one shows its threads. A croc whose `belly` is known (how far right and left of
   * the middle of its uv it lies, and half its width, cm) has rectangular scales there and small round ones on its flanks. A metallic
   * leather has a skin of foil, whose light no dye could change; a matt one is waxed, without gloss. `mirrored` is the colour that
   * metal beside it shows of it.
   */
  | ({
      type: 'leather'
      grain: Grain
      scale?: number
      belly?: readonly [middle: number, half: number]
      isMetallic?: boolean
      isMatt?: boolean
      mirrored?: Hex
    } & Dyed)
  | ({ type: 'edge' } & Dyed)
  | ({ type: 'thread' } & Dyed)
  /**
   * Lining, twill, cord; of denim one sees so many `yarns` to a centimetre, of shirting so many `threads`; a corduroy's `wales` are so
   * far apart, cm.
   */
  | ({ type: 'cloth'; weave?: number; yarns?: number; threads?: number; wales?: number } & Dyed)
  /** Chiffon, which one sees through; the model has both its faces. What lies behind is in it, so it cannot be dyed afterwards. */
  | { type: 'sheer'; colour: Hex }
  /** One that `isMirror` shows what is around it and nothing of its own: its light alone says what is noise. */
  | { type: 'metal'; colour: Hex; roughness: number; isBrushed?: boolean; isMirror?: boolean }
  /** Hard gloss over a colour. */
  | ({ type: 'lacquer'; roughness?: number } & Dyed)
  | { type: 'glass'; colour?: Hex }
  /** Fills glass: its skin lies slightly inside the glass's inner wall. */
  | { type: 'liquid'; colour: Hex; density?: number }
  | ({ type: 'wax' } & Dyed)
  | { type: 'pearl'; colour: Hex }
  | { type: 'gem'; colour: Hex; index?: number }
  /** A cut stone that throws all light back from where its uv.x is 1. */
  | { type: 'brilliant'; colour: Hex }
  /** Tinted glass of spectacles; `light` is the colour it fades to downwards. */
  | { type: 'lens'; colour: Hex; light: Hex }
  | ({ type: 'acetate'; isTortoise?: boolean } & Dyed)
  /** A picture on silk or paper: uv run from 0 to 1. `image` is a file in the work folder. */
  | { type: 'print'; image: string; roughness?: number; sheen?: number }
  /** `rib` is the width of a rib in cm; of openwork, how far its holes are apart, and its rows of them, cm. */
  | ({ type: 'knit'; rib?: number; eyelets?: readonly [apart: number, rows: number] } & Dyed)
  /** `yarns` to a centimetre of a twill that can be seen; without it the nap hides the weave, and felt has none. */
  | ({ type: 'wool'; yarns?: number; isFelted?: boolean } & Dyed)
  | ({ type: 'plastic'; roughness?: number } & Dyed)
  | ({ type: 'ceramic'; roughness?: number } & Dyed)
  | { type: 'wood'; colour: Hex; dark: Hex }
  | { type: 'stone'; colour: Hex; vein?: Hex }
  /** Unseen: it only throws its shadow. */
  | { type: 'plaster'; colour: Hex; isUnseen?: boolean }
  | { type: 'linen'; colour: Hex }
  | { type: 'water'; colour: Hex }
  /** Gives light: a lampshade, a flame, the sky behind a window. */
  | { type: 'glow'; colour: Hex; strength: number }
  /** What lies outside a window, out of focus: uv run from 0 to 1, `low` and `high` are the sky's colours. */
  | {
      type: 'outlook'
      low: Hex
      high: Hex
      strength: number
      hills: readonly Hill[]
      isRaining?: boolean
    }

/** Slot of a model → what it is made of. */
export type Sheet = Record<string, Material>

export const metals: Record<string, Hex> = {
  gold: '#d9b26a',
  'white-gold': '#d6d3cc',
  'rose-gold': '#d79d82',
  palladium: '#c9c8c6',
  silver: '#d3d3d3',
  black: '#1c1b1c',
}

const grains: Record<string, Grain> = {
  'smooth-calf': 'smooth',
  'grained-calf': 'grained',
  'box-calf': 'box',
  lambskin: 'lamb',
  'croc-embossed': 'croc',
  suede: 'suede',
  patent: 'patent',
  canvas: 'canvas',
  satin: 'satin',
  velvet: 'velvet',
  'woven-calf': 'woven',
  raffia: 'raffia',
}

const metalColour = (name: string): Hex => metals[name] ?? '#d9b26a'

export const metalOf = (name = 'gold', roughness = 0.14, isBrushed = false): Material => ({
  type: 'metal',
  colour: metalColour(name),
  roughness,
  isBrushed,
})

/** Polished metal of a piece that is little else: a jewel, a buckle. */
export const mirrorOf = (name = 'gold', roughness = 0.14): Material => ({
  type: 'metal',
  colour: metalColour(name),
  roughness,
  isMirror: true,
})

const part = (hex: Hex, at: number) => parseInt(hex.slice(at, at + 2), 16)

/** A colour towards another, in the way of paint on paper: 0 keeps it, 1 is the other. */
export function mixed(from: Hex, to: Hex, share: number): Hex {
  const channel = (at: number) =>
    Math.round(part(from, at) * (1 - share) + part(to, at) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

/** How light a colour looks, 0 to 1. */
export const lightness = (hex: Hex) => (part(hex, 1) * 0.3 + part(hex, 3) * 0.59 + part(hex, 5) * 0.11) / 255

/** The grey as light as a colour. */
export const greyOf = (hex: Hex): Hex => mixed('#000000', '#ffffff', lightness(hex))

/** The colours of a variant: thread a shade off the leather, the painted edge darker than both. */
export function dyesOf(colour: Hex): Record<Dye, Hex> {
  const light = lightness(colour)
  return {
    body: colour,
    thread: light > 0.25 ? mixed(colour, '#fff4e0', 0.3) : mixed(colour, '#b9a991', 0.16),
    trim: light > 0.6 ? mixed(colour, '#5b4028', 0.42) : mixed(colour, '#0c0a09', 0.55),
  }
}

/** The catalogue's colours that are a metal, where it sells leather, satin or lacquer in them. */
const foils: Readonly<Record<Hex, string>> = { '#c9a45c': 'gold', '#c3c4c5': 'palladium' }

function bodyOf(leather: string, colour: Hex): Material {
  const grain = grains[leather] ?? 'smooth'
  const foil = foils[colour]
  if (leather === 'lacquer')
    return foil ? metalOf(foil, 0.16) : { type: 'lacquer', colour, dye: 'body', roughness: 0.16 }
  return foil
    ? { type: 'leather', grain, colour: metals[foil] ?? colour, isMetallic: true }
    : { type: 'leather', grain, colour, dye: 'body' }
}

/** The sheet of a leather good. */
export function leatherSheet(leather = 'smooth-calf', metal = 'gold', colour: Hex = '#9a5a2c'): Sheet {
  const dyes = dyesOf(colour)
  const grain = grains[leather] ?? 'smooth'
  const body = bodyOf(leather, colour)
  const isCloth = ['canvas', 'raffia'].includes(grain)
  // Straps, tabs and handles of a bag in cloth, straw or plaits are of plain leather.
  const isPlain = !isCloth && !['woven', 'velvet', 'satin'].includes(grain)
  const coloured = isPlain ? body : bodyOf('smooth-calf', colour)
  const plain: Material = isCloth ? { type: 'leather', grain: 'smooth', colour: '#8a5a35' } : coloured
  return {
    leather: body,
    strap: plain,
    edge: { type: 'edge', colour: dyes.trim, dye: 'trim' },
    stitch: { type: 'thread', colour: dyes.thread, dye: 'thread' },
    lining: { type: 'leather', grain: 'lamb', colour: '#8f7a63' },
    metal: metalOf(metal, 0.13),
    brushed: metalOf(metal, 0.3, true),
    foil: metalOf(metal, 0.22),
    // On a broad flat wall gloss would mirror the dark behind the camera.
    'matt-foil': metalOf(metal, 0.45),
    engraving: { type: 'metal', colour: '#4a3a22', roughness: 0.45 },
    pearl: { type: 'pearl', colour: '#efe7dc' },
    cord: { type: 'cloth', colour: dyes.body, dye: 'body', weave: 1 },
  }
}

/** Changes every material of one grain in a sheet. */
export const withGrain = (
  sheet: Sheet,
  grain: Grain,
  more: { scale?: number; belly?: readonly [middle: number, half: number] },
): Sheet =>
  Object.fromEntries(
    Object.entries(sheet).map(([slot, material]) => [
      slot,
      material.type === 'leather' && material.grain === grain ? { ...material, ...more } : material,
    ]),
  )

/** Up to this wide and high a piece is small, cm: its leather has a finer grain, or it would look like a bag seen from near. */
const smallest = 15

/** The sheet of a piece so large: the grain of a small one is finer. */
export const grainedFor = (sheet: Sheet, ...measures: readonly number[]): Sheet =>
  Math.max(...measures) < smallest ? withGrain(sheet, 'grained', { scale: 1.6 }) : sheet
