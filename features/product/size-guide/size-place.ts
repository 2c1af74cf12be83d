import type { SizeGuide } from '@/contract/calls/catalogue/size-guide'

/** Where a size stands in a table: in a row of its own, or in a column. */
export type SizePlace = { row: number } | { column: number }

/** The row or column of a guide that is about a size; null where it is about neither. P12. */
export function sizePlace(
  { header, body }: Pick<SizeGuide, 'header' | 'body'>,
  size: string,
): SizePlace | null {
  const named = body.findIndex(([name]) => name === size)
  if (named >= 0) return { row: named }
  const column = header.indexOf(size)
  if (column >= 0) return { column }
  const row = body.findIndex((values) => values.includes(size))
  return row >= 0 ? { row } : null
}
