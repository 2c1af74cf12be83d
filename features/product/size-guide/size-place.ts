import type { Marked } from '@/components/layout/data-table'
import type { SizeGuide } from '@/contract/calls/catalogue/size-guide'

/** The row or column of a guide that is about a size; null where it is about neither. P12. */
export function sizePlace({ header, body }: Pick<SizeGuide, 'header' | 'body'>, size: string): Marked | null {
  const named = body.findIndex(([name]) => name === size)
  if (named >= 0) return { row: named }
  const column = header.indexOf(size)
  if (column >= 0) return { column }
  const row = body.findIndex((values) => values.includes(size))
  return row >= 0 ? { row } : null
}
