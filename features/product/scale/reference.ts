import type { Measured } from './measures'

/** Something everybody knows the size of. Millimetres; its outline stands with its foot at y 0. */
export type Reference = { name: string; widthMm: number; heightMm: number; path: string }

const sheet: Reference = {
  name: 'A4 纸',
  widthMm: 210,
  heightMm: 297,
  path: 'M0 0V-297H210V0Z',
}

/** A grown hand, 182 mm from the wrist to the tip of the middle finger. */
const hand: Reference = {
  name: '成人的手',
  widthMm: 116,
  heightMm: 182,
  path: [
    'M22 0L14 -80L8 -126a8 8 0 0 1 16 -2L29 -92',
    'L29 -158a8.5 8.5 0 0 1 17 0L47 -96',
    'L48.500 -173a8.800 8.800 0 0 1 17.600 0L66 -96',
    'L69 -160a8.500 8.500 0 0 1 17 1L85 -84',
    'L101 -107a8.500 8.500 0 0 1 14 9L92 -42L82 -18L80 0',
  ].join(''),
}

/** As large as a sheet, or at least a hand, wherever the piece itself is: beside the larger, a small piece would vanish. */
export function referenceFor(pieces: readonly Measured[]): Reference {
  const largest = Math.max(...pieces.flatMap(({ dimensions: { widthMm, heightMm } }) => [widthMm, heightMm]))
  return largest > SMALL_MM ? sheet : hand
}

/** What fits into a hand's sight: wallets, card holders, mini bags. */
const SMALL_MM = 200
