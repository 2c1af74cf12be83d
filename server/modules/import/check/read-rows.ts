import { createHash } from 'node:crypto'
import { importRowSchema, type ImportRow, type ImportRowOf } from '@/contract/calls/ops/catalogue-import'
import type { ImportReport } from '@/contract/calls/ops/ops'
import { cleanBlock, cleanContent } from '../../content/clean-html'

export type Refusal = ImportReport['refused'][number]
/** A row as the contract reads it; `number` counts from 1, as people do. */
export type Entry<R extends ImportRow = ImportRow> = { number: number; row: R; hash: string }

/** Parses every row and refuses those that are not understood, not of `kinds`, or name what an earlier one named. */
export function readRows(
  rows: readonly unknown[],
  kinds?: readonly ImportRow['kind'][],
): { entries: Entry[]; refused: Refusal[] } {
  const entries: Entry[] = []
  const refused: Refusal[] = []
  const seen = new Set<string>()
  for (const [index, raw] of rows.entries()) {
    const parsed = importRowSchema.safeParse(raw)
    const number = index + 1
    if (!parsed.success) {
      const reasons = parsed.error.issues
        .slice(0, 10)
        .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
      refused.push({ row: number, id: rawId(raw), reasons })
      continue
    }
    const row = cleanRow(parsed.data)
    const id = idOf(row)
    const key = `${row.kind} ${id}`
    if (kinds && !kinds.includes(row.kind))
      refused.push({ row: number, id, reasons: [`应为 ${kinds.join('、')}`] })
    else if (seen.has(key)) refused.push({ row: number, id, reasons: ['文件中重复'] })
    else entries.push({ number, row, hash: hashOf(row) })
    seen.add(key)
  }
  return { entries, refused }
}

/** HTML is cleaned before it is stored. */
function cleanRow(row: ImportRow): ImportRow {
  if (row.kind === 'page') return { ...row, blocks: row.blocks.map(cleanBlock) }
  return row.kind === 'block' ? { ...row, content: cleanContent(row.content) } : row
}

/** The rows of one kind. */
export function ofKind<K extends ImportRow['kind']>(
  entries: readonly Entry[],
  kind: K,
): Entry<ImportRowOf<K>>[] {
  return entries.filter((entry): entry is Entry<ImportRowOf<K>> => entry.row.kind === kind)
}

/** What a row is known by. */
export function idOf(row: ImportRow): string {
  switch (row.kind) {
    case 'product':
      return row.sku
    case 'block':
      return row.identifier
    case 'redirect':
      return row.from
    case 'category':
    case 'sizeGuide':
    case 'page':
    case 'store':
      return row.id
  }
}

function rawId(raw: unknown): string {
  if (typeof raw !== 'object' || raw === null) return ''
  const named = ['sku', 'id', 'identifier', 'from'].map((key): unknown => Reflect.get(raw, key))
  return named.find((value): value is string => typeof value === 'string') ?? ''
}

const hashOf = (row: ImportRow) => createHash('md5').update(JSON.stringify(row)).digest('hex')
