/** Pieces of one sku. */
export type Unit = { sku: string; qty: number }

/** One unit per sku: two lines that share a sku need both their quantities from the same stock. */
export function sumUnits(units: readonly Unit[]): Unit[] {
  const sums = new Map<string, number>()
  for (const { sku, qty } of units) sums.set(sku, (sums.get(sku) ?? 0) + qty)
  return [...sums].map(([sku, qty]) => ({ sku, qty }))
}
