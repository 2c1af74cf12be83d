import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Db } from './client'

/** The bundle copies the folder beside itself; from source it lies beside this file. */
export const migrationsFolder = fileURLToPath(new URL('./migrations/', import.meta.url))

/** Any number all instances agree on: whoever starts first migrates, the others wait. */
const LOCK = 7_310_042

const SCHEMA = sql.identifier('drizzle')
const TABLE = sql`${SCHEMA}.${sql.identifier('__drizzle_migrations')}`

/** Applies what is missing, all or nothing, on both drivers alike. Keeps drizzle's own table of what was applied. */
export async function migrate(db: Db): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder })
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    await tx.execute(sql`create schema if not exists ${SCHEMA}`)
    await tx.execute(
      sql`create table if not exists ${TABLE} (id serial primary key, hash text not null, created_at bigint)`,
    )
    const [applied] = await tx.select({ last: sql<string | null>`max(created_at)::text` }).from(TABLE)
    const last = Number(applied?.last ?? 0)
    for (const migration of migrations.filter(({ folderMillis }) => folderMillis > last)) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement))
      await tx.execute(
        sql`insert into ${TABLE} (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
      )
    }
  })
}
