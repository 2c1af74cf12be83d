import { bagLimits } from '@/contract/rules/purchase/bag-limits'
import type { Unit } from '../../inventory/units'
import { spareFor, unitsOf } from '../lines/stock-units'

type Joinable = {
  id: string
  identity: string
  parts: readonly Unit[]
  qty: number
  isSelected: boolean
  position: number
}

/** What becomes of the two bags' lines; lines that are named nowhere go with the guest's bag. */
export type Joined = {
  /** The customer's own lines, changed. */
  remaining: { id: string; qty: number; isSelected: boolean }[]
  /** The guest's lines that move over, upon the customer's. */
  moved: { id: string; qty: number; isSelected: boolean; position: number }[]
}

/**
 * A guest's lines join a customer's: one identity adds up, within stock but never below what the customer had.
 * The guest's selection is what the shopper was about to buy, so it alone stays.
 */
export function joinLines(
  mine: readonly Joinable[],
  guests: readonly Joinable[],
  stock: ReadonlyMap<string, number>,
): Joined {
  const remaining = new Map(mine.map((line) => [line.identity, { ...line, isSelected: false }]))
  const moved: Joinable[] = []
  const top = Math.max(0, ...mine.map((line) => line.position))
  const oldestFirst = [...guests].sort((a, b) => a.position - b.position)

  for (const [index, line] of oldestFirst.entries()) {
    const same = remaining.get(line.identity)
    const others = unitsOf([...remaining.values(), ...moved].filter((other) => other !== same))
    const most = Math.min(bagLimits.lineQty, spareFor(line.parts, others, stock))
    if (same) {
      const qty = Math.max(same.qty, Math.min(same.qty + line.qty, most))
      remaining.set(line.identity, { ...same, qty, isSelected: line.isSelected })
    } else if (remaining.size + moved.length < bagLimits.lines) {
      moved.push({ ...line, qty: Math.min(line.qty, Math.max(1, most)), position: top + index + 1 })
    }
  }
  return { remaining: [...remaining.values()], moved }
}
