const MOST = 6

/** How many tiles stand in each row: full rows of at most six, the shorter ones first. */
export function balancedRows(count: number): number[] {
  const rows = Math.ceil(count / MOST)
  const longer = count % rows
  return Array.from({ length: rows }, (_, row) => Math.floor(count / rows) + (row >= rows - longer ? 1 : 0))
}
