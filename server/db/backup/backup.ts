import { existsSync } from 'node:fs'
import { backUpEmbedded, restoreEmbedded } from './embedded'
import { backUpServer, restoreServer } from './server'

/** Which database: a PostgreSQL server, or the embedded one in a folder. */
type Location = { databaseUrl: string | null; dataDir: string }

/**
 * Writes all rows into one new file, for its owner alone. A server goes on meanwhile; an embedded database must be closed.
 * Secrets are not in it: what is sealed opens with the APP_SECRET and PERSONAL_DATA_KEYS of its time, which APP_SECRET_ALSO may name. Throws a sentence.
 */
export async function backUp({ databaseUrl, dataDir }: Location, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} exists already: a backup replaces nothing.`)
  await (databaseUrl ? backUpServer(databaseUrl, file) : backUpEmbedded(dataDir, file))
}

/** Fills an empty database from such a file, all or nothing; one that holds something is refused. Throws a sentence. */
export async function restore({ databaseUrl, dataDir }: Location, file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`${file} does not exist.`)
  await (databaseUrl ? restoreServer(databaseUrl, file) : restoreEmbedded(dataDir, file))
}
