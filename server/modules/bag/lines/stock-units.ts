import type { Unit } from '../../inventory/units'

type Wanted = { parts: readonly Unit[]; qty: number }

/** What lines need of each sku together: parts of bundles and single pieces of one sku add up. */
export function unitsOf(lines: readonly Wanted[]): Map<string, number> {
  const units = new Map<string, number>()
  for (const line of lines) {
    for (const part of line.parts) units.set(part.sku, (units.get(part.sku) ?? 0) + part.qty * line.qty)
  }
  return units
}

/** The first sku of which there is less than needed, with how many there are. */
export function findShortage(
  units: ReadonlyMap<string, number>,
  stock: ReadonlyMap<string, number>,
): { sku: string; available: number } | null {
  for (const [sku, qty] of units) {
    const available = stock.get(sku) ?? 0
    if (qty > available) return { sku, available }
  }
  return null
}

/** How many pieces of `parts` can be had beside what `others` already need. */
export function spareFor(
  parts: readonly Unit[],
  others: ReadonlyMap<string, number>,
  stock: ReadonlyMap<string, number>,
): number {
  const perPart = [...unitsOf([{ parts, qty: 1 }])].map(([sku, qty]) => {
    const free = (stock.get(sku) ?? 0) - (others.get(sku) ?? 0)
    return Math.floor(Math.max(0, free) / qty)
  })
  return perPart.length > 0 ? Math.min(...perPart) : 0
}
