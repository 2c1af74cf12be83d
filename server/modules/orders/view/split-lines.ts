import type { OrderLine } from '@/contract/calls/purchase/orders'

/**
 * A line of several pieces of which some were returned is shown piece by piece, each returned piece with its
 * own return; a belt takes its return from beltRmaIds. B§3, B§4.
 */
export function splitLines(lines: readonly OrderLine[]): OrderLine[] {
  return lines.flatMap((line) => {
    const returnIds = line.bundleType === 'belt' ? line.beltRmaIds : line.appliedReturnIds
    if (line.qty === 1 || returnIds.length === 0) return [line]
    return Array.from({ length: line.qty }, (_, piece) => {
      const own = returnIds.slice(piece, piece + 1)
      return {
        ...line,
        qty: 1,
        rowTotal: line.price,
        appliedReturnIds: own,
        beltRmaIds: line.bundleType === 'belt' ? own : [],
      }
    })
  })
}
