import { parseArgs } from 'node:util'

/** Something the operator typed wrongly; the usage is shown. */
export class UsageError extends Error {}

/** What a command prints, and whether it succeeded. */
export type Outcome = { text: string; isOk: boolean }

export function required(name: string, value: string | undefined): string {
  if (value === undefined || value === '') throw new UsageError(`${name} is missing.`)
  return value
}

export function refuseMore([first]: readonly string[]): void {
  if (first !== undefined) throw new UsageError(`${first} is one argument too many.`)
}

/** The files of an import, and whether to write; a mistyped option must not turn a dry run into an import. */
export function filesAndOptions(args: readonly string[]): { files: string[]; isDryRun: boolean } {
  const { positionals: files, values } = parseOptions(args)
  required('FILE', files[0])
  return { files, isDryRun: values['dry-run'] }
}

function parseOptions(args: readonly string[]) {
  try {
    const options = { 'dry-run': { type: 'boolean', default: false } } as const
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

export function ok(text: string): Outcome {
  return { text, isOk: true }
}
