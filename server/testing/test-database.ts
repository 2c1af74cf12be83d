import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { migrate, migrationsFolder } from '../db/migrate'
import type { Db } from '../db/client'
import { openEmbedded, openServer, type Database } from '../db/connection/open'

const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/test-db/', import.meta.url))

/**
 * While a new version comes, the one before runs on tables that have more than it knows. So do all tests: each of their tables has a
 * column of the next version.
 */
const nextVersion = `
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('alter table %I add column of_next_version text not null default %L', name, '');
    end loop;
  end $$`

async function migrateToNext(db: Db): Promise<void> {
  await migrate(db)
  await db.execute(sql.raw(nextVersion))
}

/**
 * An empty database of its own, migrated, with what the next version adds: in memory, or on the server of TEST_DATABASE_URL when
 * that is set.
 */
export function openTestDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL
  return url ? openOnServer(url) : openInMemory()
}

/** The same database for one more app, whose end leaves it open. */
export function heldOpen(database: Database): Database {
  return { ...database, close: () => Promise.resolve() }
}

/** Closed and emptied, for the next who asks: emptying takes a fraction of loading. */
const emptied: PGlite[] = []

async function openInMemory(): Promise<Database> {
  const client = emptied.pop() ?? (await loadMigrated())
  return openEmbedded(client, async () => {
    await empty(client)
    emptied.push(client)
  })
}

/** Without rows, counters or anything a session keeps, and without the log of it, which nothing else shortens in memory. */
async function empty(client: PGlite): Promise<void> {
  await client.exec('discard all')
  await client.exec(`
    do $$ begin
      execute (select format('truncate %s restart identity', string_agg(quote_ident(tablename), ', '))
        from pg_tables where schemaname = 'public');
    end $$`)
  await client.exec('checkpoint')
}

/** From a snapshot of the migrated database, which is made once for each version of the migrations. */
async function loadMigrated(): Promise<PGlite> {
  const snapshot = join(cacheFolder, `${migrationsHash()}.tar`)
  if (existsSync(snapshot)) {
    return PGlite.create({ loadDataDir: new Blob([readFileSync(snapshot)]) })
  }
  const client = await PGlite.create()
  const database = await openEmbedded(client, () => Promise.resolve())
  await migrateToNext(database.db)
  await database.close()
  await client.exec('discard all')
  await keep(snapshot, await client.dumpDataDir('none'))
  return client
}

/** Written aside and renamed, because another worker may be doing the same. */
async function keep(file: string, dump: Blob): Promise<void> {
  mkdirSync(cacheFolder, { recursive: true })
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, Buffer.from(await dump.arrayBuffer()))
  renameSync(temporary, file)
  for (const name of readdirSync(cacheFolder)) {
    if (name.endsWith('.tar') && !file.endsWith(name)) rmSync(join(cacheFolder, name), { force: true })
  }
}

function migrationsHash(): string {
  const hash = createHash('sha256').update(nextVersion)
  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrationsFolder, name)))
  }
  return hash.digest('hex').slice(0, 20)
}

/** A database of its own on a server: a copy of the given one, else without tables. */
export async function createServerDatabase(
  url: string,
  template = 'template1',
): Promise<{ url: string; remove: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(url, (client) => client.query(`create database ${name} template ${template}`))
  return {
    url: urlOf(url, name),
    remove: () =>
      onServer(url, async (client) => {
        await client.query(`drop database ${name} with (force)`)
      }),
  }
}

async function openOnServer(server: string): Promise<Database> {
  const { url, remove } = await createServerDatabase(server, await migratedTemplate(server))
  const { close, ...opened } = openServer(url)
  return {
    ...opened,
    close: async () => {
      await close()
      await remove()
    },
  }
}

/** The migrated database that those of the tests are copies of: made once for each version of the migrations, while other workers wait. */
function migratedTemplate(server: string): Promise<string> {
  const name = `template_${migrationsHash()}`
  return onServer(server, async (client) => {
    await client.query(`select pg_advisory_lock(hashtext('${name}'))`)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await makeTemplate(client, server, name)
    return name
  })
}

/** Made under another name, which one that was given up halfway keeps. */
async function makeTemplate(client: Client, server: string, name: string): Promise<void> {
  const unfinished = `${name}_unfinished`
  await client.query(`drop database if exists ${unfinished} with (force)`)
  await client.query(`create database ${unfinished}`)
  const { db, close } = openServer(urlOf(server, unfinished))
  await migrateToNext(db).finally(close)
  await client.query(`alter database ${unfinished} rename to ${name}`)
}

function urlOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
