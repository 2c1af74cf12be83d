import { parseArgs } from 'node:util'
import type { Job } from './packshots/jobs'

export type Options = { command?: string; only?: string; view?: string; limit: number; isPreview: boolean }

/** What the command line asks for. */
export function optionsOf(args: readonly string[]): Options {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      view: { type: 'string' },
      limit: { type: 'string' },
      preview: { type: 'boolean', default: false },
    },
  })
  const { only, view, limit = Infinity, preview } = values
  return { command: positionals[0], only, view, limit: Number(limit), isPreview: preview }
}

/** `--only` takes a part of a sku or of a picture's name (`bg-0501-or`), or several with commas. */
export function chosen(jobs: readonly Job[], { only, view }: Options): Job[] {
  const patterns = only?.toLowerCase().split(',')
  return jobs.filter(({ label, variants, view: { name } }) => {
    const names = [label.toLowerCase(), ...variants.map((variant) => variant.name)]
    const isMeant = patterns?.some((pattern) => names.some((one) => one.includes(pattern))) ?? true
    return isMeant && (!view || view === name)
  })
}
