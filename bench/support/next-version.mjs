import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot, reports } from '../../scripts/support/paths.mjs'
import { withDatabase } from './orders.mjs'

/** What the version that comes next adds while the one before still runs. */
const migration = `ALTER TABLE "orders" ADD COLUMN "of_next_version" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_of_next_version" ON "orders" ("of_next_version");
`

/** The built commerce API as its next version would be: the same program, and one migration more. Answers its file. */
export function makeNextVersion() {
  // Within the repository, where its packages are found.
  const folder = join(reports, 'next-version')
  rmSync(folder, { recursive: true, force: true })
  cpSync(inRoot('dist/server'), folder, { recursive: true })
  const journalFile = join(folder, 'migrations/meta/_journal.json')
  const journal = JSON.parse(readFileSync(journalFile, 'utf8'))
  const last = journal.entries.at(-1)
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: 'next_version' }
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: [...journal.entries, next] }))
  writeFileSync(join(folder, 'migrations/next_version.sql'), migration)
  return join(folder, 'main.mjs')
}

/** Throws unless the next version has brought its migration. */
export const requireMigrated = (store) =>
  withDatabase(store, (client) => client.query('select of_next_version from orders limit 1'))
