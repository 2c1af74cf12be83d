import type { LipFinish } from '@/contract/rules/catalogue/try-on'
import { looksOf } from '../files/catalogue'
import type { Product } from '../files/catalogue'
import type { Look } from '../models/entry'
import type { Worn } from '../worn/pieces'
import { wornPieces } from '../worn/pieces'

/** What is worn in the picture of a lipstick: one of its colours, and how light falls on it. */
const lips: Readonly<Record<string, { colour: string; finish: LipFinish }>> = {
  'LP-0101': { colour: 'rouge-01', finish: 'satin' },
  'LP-0102': { colour: 'prune-13', finish: 'matte' },
  'LP-0103': { colour: 'rose-22', finish: 'gloss' },
}

/** The earrings that are pictured, each in its first colour. */
const earrings = ['JW-0103', 'JW-0108']

export type TriedOnLook =
  | { type: 'lipstick'; name: string; swatch: string; finish: LipFinish }
  | { type: 'earrings'; name: string; look: Look; worn: Worn }

/** What product pages show as it is tried on, with the colours of the catalogue. */
export function triedOnLooks(products: readonly Product[]): TriedOnLook[] {
  return products.flatMap((product): TriedOnLook[] => {
    const { sku, attributes } = product
    const name = `tried-on-${sku.toLowerCase()}`
    const lip = lips[sku]
    if (lip) {
      const options = attributes.flatMap((attribute) => attribute.options)
      const swatch = options.find(({ value }) => value === lip.colour)?.swatch
      if (!swatch) throw new Error(`${sku} has no colour ${lip.colour}`)
      return [{ type: 'lipstick', name, swatch, finish: lip.finish }]
    }
    const [[look], worn] = [looksOf(product), wornPieces[sku]]
    return earrings.includes(sku) && look && worn ? [{ type: 'earrings', name, look, worn }] : []
  })
}
