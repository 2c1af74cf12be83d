import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Traces } from '@/telemetry/traces'
import type { Db } from '../client'
import { closeWhenOverdue } from './close-when-overdue'
import { holdDataDir } from './data-dir'
import { EmbeddedFiles } from './embedded-files'
import { embeddedPool } from './embedded-pool'
import { nameStatements } from './name-statements'
import { traceStatements } from './trace-statements'
import { PRIVATE_FOLDER } from './private-files'
import * as schema from '../schema/all'

export type Database = {
  db: Db
  close: () => Promise<void>
  connections: () => Connections
  /** Makes each statement from now on a span. */
  trace: (traces: Traces) => void
}

/** What the connections of one instance do at this moment. */
export type Connections = { busy: number; idle: number; waiting: number }

/** Connections of one instance; PostgreSQL's default of 100 leaves room for several. */
const POOL_SIZE = 20

/** How long a silent database is waited for. */
const PATIENCE_MS = 5_000

/** Beyond it the system's own cache of files answers; PostgreSQL's 128 MB would be held twice. */
const EMBEDDED_BUFFERS = '32MB'

type Location = { databaseUrl: string | null; dataDir: string }

/**
 * PostgreSQL by `databaseUrl`, else the embedded one in `dataDir`, made ready by `prepare`, which may take its time.
 * Committed rows survive `kill -9` in both.
 */
export async function openDatabase(config: Location, prepare: (db: Db) => Promise<void>): Promise<Database> {
  if (config.databaseUrl) {
    const patient = openServer(config.databaseUrl)
    await prepare(patient.db).finally(patient.close)
    return openServer(config.databaseUrl, PATIENCE_MS)
  }

  const dataDir = join(config.dataDir, 'db')
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER })
  const release = await holdDataDir(dataDir)
  const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${EMBEDDED_BUFFERS}`]
  const embedded = await openEmbedded(await PGlite.create({ fs: new EmbeddedFiles(dataDir), startParams }))
  await prepare(embedded.db)
  return {
    ...embedded,
    close: async () => {
      await embedded.close()
      release()
    },
  }
}

/** Wraps a PGlite that is open already (tests load one from a snapshot); once its pool has ended, `release` has it back. */
export async function openEmbedded(client: PGlite, release = () => client.close()): Promise<Database> {
  await client.waitReady
  const pool = embeddedPool(client)
  return {
    db: drizzle(pool, { schema }),
    connections: () => connectionsOf(pool),
    trace: (traces) => traceStatements(pool, traces),
    close: async () => {
      await pool.end()
      await release()
    },
  }
}

/** PostgreSQL by its address. A server that says nothing for `patienceMs` is given up; without one it is waited for. */
export function openServer(url: string, patienceMs?: number): Database {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    ...(patienceMs && { connectionTimeoutMillis: patienceMs, query_timeout: patienceMs }),
  })
  // A connection lost while idle, in the pool or within a transaction, fails whoever asks it next and is replaced; without a
  // listener it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('connect', closeWhenOverdue)
  nameStatements(pool)
  return {
    db: drizzle(pool, { schema }),
    connections: () => connectionsOf(pool),
    trace: (traces) => traceStatements(pool, traces),
    close: () => pool.end(),
  }
}

function connectionsOf({ totalCount, idleCount, waitingCount }: Pool): Connections {
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}
