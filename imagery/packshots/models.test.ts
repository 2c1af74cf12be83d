import { describe, expect, it } from 'vitest'
import type { Family } from '../models/entry'
import { checkCatalogue } from './check'

/** A product of each model that is quick to build; all others are checked with `npm run imagery -- check`. */
const samples: readonly (readonly [family: Family, skus: readonly string[]])[] = [
  ['bag', ['BG-0307', 'BG-0208', 'BG-0404', 'LG-0303', 'BG-0108', 'MN-0101', 'HG-0302']],
  ['pouch', ['LG-0301']],
  ['small', ['LG-0105', 'LG-0202', 'LG-0204']],
  ['belt', ['BL-0104']],
  ['buckle', ['BK-0103']],
  ['shoe', ['SH-0202', 'SH-0303', 'SH-0106', 'SH-0401', 'SH-0403']],
  ['jewel', ['JW-0107', 'JW-0303', 'FJ-0202']],
  ['ring', ['JW-0404']],
  ['eyewear', ['HE-0101', 'HE-0102']],
  ['bottle', ['PF-0101', 'PF-0201', 'PF-0301', 'PS-0102']],
  ['object', ['CD-0101', 'HM-0106', 'LP-0104', 'HA-0202']],
  ['textile', ['AC-0106']],
  ['garment', ['RW-0403', 'RW-0305']],
  ['glove', ['HA-0203', 'AC-0301']],
]

describe('models of the catalogue: closed, no flipped faces, inside their box, stitches on the surface', () => {
  it.each(samples)(
    'holds for each model of the family %s',
    async (family, skus) => {
      const { shapes, faults } = await checkCatalogue(family, skus)
      expect(faults).toEqual([])
      // What is shown on a mannequin as well is checked there too.
      expect(shapes).toBeGreaterThanOrEqual(skus.length)
    },
    300_000,
  )
})
