/** How an earring is worn: its height in life, and whether it hangs from the lobe or sits on it. */
export type Worn = {
  heightMm: number
  hangs: 'from-top' | 'by-middle'
  /** Where it comes in sizes that look alike, the height of each. */
  sizesMm?: Readonly<Record<string, number>>
}

/** The earrings that may be tried on, by sku; heights as the catalogue tells them. */
export const wornPieces: Readonly<Record<string, Worn>> = {
  'JW-0101': { heightMm: 22, hangs: 'by-middle' },
  'JW-0102': { heightMm: 48, hangs: 'from-top' },
  'JW-0103': { heightMm: 32, hangs: 'from-top', sizesMm: { PM: 18, GM: 32 } },
  'JW-0104': { heightMm: 12, hangs: 'by-middle' },
  'JW-0105': { heightMm: 16, hangs: 'by-middle' },
  'JW-0106': { heightMm: 62, hangs: 'from-top' },
  'JW-0107': { heightMm: 9.5, hangs: 'by-middle' },
  'JW-0108': { heightMm: 36, hangs: 'from-top' },
  'FJ-0301': { heightMm: 7, hangs: 'by-middle' },
  'FJ-0302': { heightMm: 30, hangs: 'from-top' },
}
