import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as embeddedDatabase } from 'drizzle-orm/pglite'
import { drizzle as serverDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Db } from './client'
import { holdDataDir } from './data-dir'
import { EmbeddedFiles } from './embedded-files'
import { PRIVATE_FOLDER } from './private-files'
import * as schema from './schema/all'

export type Database = { db: Db; close: () => Promise<void> }

/** Connections of one instance; PostgreSQL's default of 100 leaves room for several. */
const POOL_SIZE = 20

/** PostgreSQL by `databaseUrl`, else the embedded one in `dataDir`. Committed rows survive `kill -9` in both. */
export async function openDatabase(config: {
  databaseUrl: string | null
  dataDir: string
}): Promise<Database> {
  if (config.databaseUrl) return openServer(config.databaseUrl)

  const dataDir = join(config.dataDir, 'db')
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER })
  const release = await holdDataDir(dataDir)
  const embedded = await openEmbedded(await PGlite.create({ fs: new EmbeddedFiles(dataDir) }))
  return {
    db: embedded.db,
    close: async () => {
      await embedded.close()
      release()
    },
  }
}

/** Wraps a PGlite that is open already (tests load one from a snapshot). */
export async function openEmbedded(client: PGlite): Promise<Database> {
  await client.waitReady
  return { db: embeddedDatabase(client, { schema }), close: () => client.close() }
}

export function openServer(url: string): Database {
  const pool = new Pool({ connectionString: url, max: POOL_SIZE, connectionTimeoutMillis: 10_000 })
  // A connection lost while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  return { db: serverDatabase(pool, { schema }), close: () => pool.end() }
}
