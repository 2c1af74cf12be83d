import { clamp } from '../kit/plane/maths'
import type { Family } from '../models/entry'
import { fromLinear } from './recolour'

/** The grey every packshot stands on and ends in: `--packshot-grey` of the tokens. */
export const groundColour = '#f1f0ee'

const contrast = 1.14
const knee = 0.7
/** What product pixels are divided by: leather that stands upright in the studio comes out as its swatch. */
export const white = [1.15, 1.14, 1.12] as const
/** Where the studio's lamps fall fuller, the picture is taken darker by this much. */
const exposures: Partial<Record<Family, number>> = { textile: 1.25, glove: 1.25, garment: 0.85, shoe: 1.08 }

/** Between flags there is less light, and least on what lies flat below them. */
const flaggedExposures: Partial<Record<Family, number>> = { garment: 0.8, object: 0.64, shoe: 0.9 }

export const exposureOf = ({ family, isFlagged }: { family: Family; isFlagged: boolean }): number =>
  (isFlagged ? flaggedExposures : exposures)[family] ?? 1
export const tableRange = 4

/** Bright parts bend towards white instead of breaking off. */
export const shoulder = (value: number) =>
  value < knee ? value : knee + (1 - knee) * (1 - Math.exp(-(value - knee) / (1 - knee)))

export const tableSize = 4096

/** Linear light to the byte on screen, by a table: tone, contrast, and the coding of sRGB. */
export function toneTable(ground: number): Uint8Array {
  const scale = ground / shoulder(ground)
  return Uint8Array.from({ length: tableSize + 1 }, (_, k) => {
    const value = (k / tableSize) * tableRange
    return Math.round(clamp(fromLinear(shoulder(value ** contrast * ground) * scale)) * 255)
  })
}
