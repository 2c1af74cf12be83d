import { expect, it } from 'vitest'
import { checkMannequins } from './clipping'

/** A tailored shoulder, a bare one, a close hem, legs; all others with `npm run imagery -- check`. */
const samples = ['RW-0102', 'RW-0203', 'RW-0403', 'RW-0301', 'RW-0502']

it('no mannequin comes through the garment that hangs on it', { timeout: 120_000 }, async () => {
  expect(await checkMannequins(samples)).toEqual({ garments: samples.length, faults: [] })
})
