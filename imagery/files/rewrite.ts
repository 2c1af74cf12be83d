import { readFile, writeFile } from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The objects of a list as they were written, with the order of their keys. */
export const recordsOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])

/** Changes a file of data in place; nothing is written when nothing has changed. */
export async function rewrite(
  file: string,
  change: (rows: Record<string, unknown>[]) => void,
): Promise<void> {
  const text = await readFile(file, 'utf8')
  const rows = recordsOf(JSON.parse(text))
  const before = JSON.stringify(rows)
  change(rows)
  const after = JSON.stringify(rows)
  if (after === before) return
  const config = await resolveConfig(file)
  await writeFile(file, await format(after, { ...config, parser: 'json' }))
}
