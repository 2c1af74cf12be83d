import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServerDatabase } from '@/server/testing/test-database'
import { openDatabase } from '../connection/open'
import { migrate } from '../migrate'
import { backUp, restore } from './backup'

const server = process.env.TEST_DATABASE_URL
const folder = mkdtempSync(join(tmpdir(), 'store-backup-'))
const removals: (() => Promise<void>)[] = []
let number = 0

/** A database that is not there yet, on the server of these tests where there is one. */
async function newLocation() {
  const dataDir = join(folder, `data-${(number += 1)}`)
  if (!server) return { databaseUrl: null, dataDir }
  const { url, remove } = await createServerDatabase(server)
  removals.push(remove)
  return { databaseUrl: url, dataDir }
}
type Location = Awaited<ReturnType<typeof newLocation>>

async function notesIn(location: Location) {
  const { db, close } = await openDatabase(location, migrate)
  const { rows } = await db.execute(sql`select note from notes order by note`)
  await close()
  return rows.map(({ note }) => note)
}

afterAll(async () => {
  for (const remove of removals) await remove()
  rmSync(folder, { recursive: true, force: true })
})

describe('a backup', () => {
  const file = join(folder, 'backup')
  let full: Location

  beforeAll(async () => {
    full = await newLocation()
    const { db, close } = await openDatabase(full, migrate)
    await db.execute(sql`create table notes as select unnest(array['丝巾', '手袋']) as note`)
    await close()
    await backUp(full, file)
  })

  test('restored into an empty database opens with every row, again and again', async () => {
    for (const empty of [await newLocation(), await newLocation()]) {
      await restore(empty, file)

      expect(await notesIn(empty)).toEqual(['丝巾', '手袋'])
    }
    expect(await notesIn(full)).toEqual(['丝巾', '手袋'])
  })

  test('is its owner’s alone', () => {
    expect(statSync(file).mode & 0o077).toBe(0)
  })

  test('replaces no file and fills no database that holds something', async () => {
    await expect(backUp(full, file)).rejects.toThrow('replaces nothing')
    await expect(restore(full, file)).rejects.toThrow('already')
    expect(await notesIn(full)).toEqual(['丝巾', '手袋'])
  })

  test('that is none leaves nothing behind', async () => {
    const empty = await newLocation()
    const none = join(folder, 'none')
    writeFileSync(none, 'not a backup')

    await expect(restore(empty, none)).rejects.toThrow()
    await restore(empty, file)

    expect(await notesIn(empty)).toEqual(['丝巾', '手袋'])
  })

  test.skipIf(server)('is refused while a commerce API has the embedded database open', async () => {
    const { close } = await openDatabase(full, migrate)

    await expect(backUp(full, join(folder, 'second'))).rejects.toThrow('Another commerce API is using')
    await close()
    expect(readdirSync(folder)).not.toContain('second')
  })
})
