import { relative, resolve } from 'node:path'
import { opsCalls } from '@/contract/calls/ops/ops'
import { filesAndOptions, ok, refuseMore, required, UsageError, type Outcome } from '../arguments'
import type { Operator } from '../call'
import { describeImport, published } from './import-report'
import { readRows } from './read-rows'

const kinds: readonly string[] = ['page', 'block', 'redirect']

/** Publishes the rows of all files together: one refused row, and none of them is. */
export async function publishContent(operator: Operator, args: readonly string[]): Promise<Outcome> {
  const { files, isDryRun } = filesAndOptions(args)
  const read = await Promise.all(files.map((file) => readRows(resolve(file))))
  const places = read.flatMap((rows, index) =>
    rows.map((_, row) => `${relative('', resolve(files[index] ?? ''))} row ${row + 1}`),
  )
  const report = await operator(opsCalls.publishContent, { body: { isDryRun, rows: read.flat() } })
  const text = describeImport(report, published, (row) => places[row - 1] ?? `row ${row}`)
  return { text, isOk: report.refused.length === 0 }
}

/** What is published: kind, name, address, title. */
export async function listContent(operator: Operator, [kind, ...more]: readonly string[]): Promise<Outcome> {
  if (kind !== undefined) requireKind(kind)
  refuseMore(more)
  const { items } = await operator(opsCalls.opsListContent, {})
  const shown = items.filter((item) => kind === undefined || item.kind === kind)
  const lines = shown.map(({ kind: name, id, url, title, updatedAt }) =>
    [name.padEnd(8), id, url === null ? '-' : `/${url}`, title, updatedAt.slice(0, 16)].join('  '),
  )
  return ok([...lines, `${shown.length} in all`].join('\n'))
}

/** A row as `content publish` takes it: show it into a file, change it, publish it. */
export async function showContent(
  operator: Operator,
  [kind, name, ...more]: readonly string[],
): Promise<Outcome> {
  const id = required('NAME', name)
  refuseMore(more)
  const params = { kind: requireKind(required('KIND', kind)), id }
  const { row } = await operator(opsCalls.opsGetContent, { params })
  return ok(JSON.stringify([row], null, 2))
}

function requireKind(kind: string): string {
  if (!kinds.includes(kind)) throw new UsageError(`${kind} is no kind of content: ${kinds.join(', ')}.`)
  return kind
}
