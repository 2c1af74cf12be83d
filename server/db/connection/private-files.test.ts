import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '@/server/config'
import { createOutbox } from '@/server/providers/outbox'
import { migrate } from '../migrate'
import { openDatabase } from './open'
import { makePrivate } from './private-files'

let parent: string
let umask: number
beforeEach(() => {
  umask = process.umask(0)
  parent = mkdtempSync(join(tmpdir(), 'store-private-'))
})
afterEach(() => {
  process.umask(umask)
  rmSync(parent, { recursive: true, force: true })
})

/** What others may do with anything in a folder, as path → mode; empty when they may do nothing. */
function openToOthers(folder: string): string[] {
  return [
    folder,
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ]
    .filter((path) => (lstatSync(path).mode & 0o077) !== 0)
    .map((path) => `${path} ${(lstatSync(path).mode & 0o777).toString(8)}`)
}

it('[X04] the database, the secret and the outbox of a new store are its owner’s alone, whatever the umask', async () => {
  const dataDir = join(parent, 'data')
  const config = readConfig({ DATA_DIR: dataDir })
  const { db, close } = await openDatabase(config, migrate)
  await db.execute(sql`create table notes as select generate_series(1, 1000) as n`)
  await createOutbox(dataDir, () => undefined)('sms', { mobile: '13800000001', code: '123456' })
  await close()

  expect(readdirSync(dataDir).sort()).toEqual(['db', 'outbox', 'secret'])
  expect(openToOthers(dataDir)).toEqual([])
})

it('[X04] a store that an older version left open is closed', () => {
  const folder = join(parent, 'data')
  mkdirSync(join(folder, 'outbox'), { recursive: true })
  writeFileSync(join(folder, 'outbox', 'sms.jsonl'), '')
  chmodSync(join(folder, 'outbox', 'sms.jsonl'), 0o666)

  makePrivate(folder)

  expect(openToOthers(folder)).toEqual([])
})

it('a folder that is not there yet is left alone', () => {
  expect(() => makePrivate(join(parent, 'nothing'))).not.toThrow()
})
