/** The most pieces of one line, lines of a bag, and things added at once: 12 shown and the product itself. */
export const bagLimits = { lineQty: 99, lines: 60, addedAtOnce: 13 } as const

/** The most a shopper may choose of a line; never less than one, so that a sold-out line can be counted down. */
export function mostOfLine({ stock }: { stock: number }): number {
  return Math.min(bagLimits.lineQty, Math.max(1, stock))
}
