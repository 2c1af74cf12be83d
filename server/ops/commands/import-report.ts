import type { ImportReport } from '@/contract/calls/ops/ops'

type Words = { done: string; nothing: string }

const imported: Words = { done: 'Imported', nothing: 'Nothing imported' }
export const published: Words = { done: 'Published', nothing: 'Nothing published' }

/** What an import did, refused rows with their reasons; `placeOf` names the row where several files were given. */
export function describeImport(
  { isDryRun, created, updated, unchanged, refused }: ImportReport,
  words = imported,
  placeOf = (row: number) => `row ${row}`,
): string {
  const counts = `${created} created, ${updated} updated, ${unchanged} unchanged, ${refused.length} refused`
  if (refused.length === 0)
    return isDryRun ? `Dry run, nothing written: ${counts}` : `${words.done}: ${counts}`
  const reasons = refused.map(
    ({ row, id, reasons: why }) => `  ${placeOf(row)}${id && ` ${id}`}: ${why.join('; ')}`,
  )
  return [`${words.nothing}: ${counts}`, ...reasons].join('\n')
}
