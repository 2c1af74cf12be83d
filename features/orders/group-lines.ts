import type { OrderLine } from '@/contract/calls/purchase/orders'

/** Lines that travel together; null while they have no logistics number. */
export type LineGroup = { logiBn: string | null; lines: OrderLine[] }

/** The lines by logistics number, in the order in which each number first comes up. B§3. */
export function groupLines(lines: readonly OrderLine[]): LineGroup[] {
  const groups = new Map<string | null, OrderLine[]>()
  for (const line of lines) groups.set(line.logiBn, [...(groups.get(line.logiBn) ?? []), line])
  return [...groups].map(([logiBn, grouped]) => ({ logiBn, lines: grouped }))
}
