/** Into how many columns a grid is laid, four to six, so that its last row is as full as can be. */
export function balancedColumns(count: number): number {
  if (count <= 6) return Math.max(count, 2)
  const empty = (columns: number) => (columns - (count % columns)) % columns
  return [4, 5, 6].reduce((best, columns) => (empty(columns) < empty(best) ? columns : best))
}
