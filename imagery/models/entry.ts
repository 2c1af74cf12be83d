import type { Model } from '../kit/mesh/model'
import type { Dye, Hex, Sheet } from './materials'
import type { Params } from './params'

/** What the catalogue says about how a product looks in one colour. */
export type Look = {
  sku: string
  model: string
  /** The house's line, such as 晨曦. */
  line: string
  leather?: string
  metal?: string
  colour: Hex
  /** The value of the colour attribute; empty where a product has none. */
  colourName: string
  /** Which of several ways it is sold in, such as on a chain; nothing for the one shown first. */
  variation?: string
  params: Params
}

/** Which views a product gets and from where they are taken: see cameras/cameras.ts. */
export type Family =
  | 'bag'
  | 'pouch'
  | 'small'
  | 'belt'
  | 'buckle'
  | 'shoe'
  | 'jewel'
  | 'ring'
  | 'eyewear'
  | 'textile'
  | 'garment'
  | 'glove'
  | 'bottle'
  | 'object'

/** How the products of one `imagery.model` are made. */
export type Entry = {
  family: Family
  build: (params: Params) => Model
  /** How the product is built on a mannequin, to show its size and its fall; nothing where it would not hang. */
  mannequin?: (params: Params) => (() => Model) | undefined
  /** Where its near view is aimed, as shares of the product's box and of the frame; its family's own where nothing is said. */
  near?: (params: Params) => { y: number; span: number } | undefined
  /** The sheet has a material for every slot of the model. */
  sheet: (look: Look) => Sheet
  /** Sold as white as the paper: it is taken between black flags, which draw its edge. */
  isFlagged?: (look: Look) => boolean
  /** The dyes of a colour; leave it out for leather goods. */
  dyes?: (look: Look) => Record<Dye, Hex>
}
