import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { holdDataDir } from '../connection/data-dir'
import { EmbeddedFiles } from '../connection/embedded-files'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../connection/private-files'

/** The folder of the rows, packed. */
export async function backUpEmbedded(dataDir: string, file: string): Promise<void> {
  const folder = join(dataDir, 'db')
  if (!existsSync(folder)) throw new Error(`${dataDir} holds no database.`)
  const release = await holdDataDir(folder)
  const client = await PGlite.create({ fs: new EmbeddedFiles(folder) })
  try {
    const dump = await client.dumpDataDir('gzip')
    writeFileSync(file, Buffer.from(await dump.arrayBuffer()), { mode: PRIVATE_FILE })
  } finally {
    await client.close()
    release()
  }
}

/** Unpacked beside and then renamed: what is found is whole. */
export async function restoreEmbedded(dataDir: string, file: string): Promise<void> {
  const folder = join(dataDir, 'db')
  if (existsSync(folder))
    throw new Error(`${folder} holds a database already: restore into another DATA_DIR.`)
  const aside = join(dataDir, 'db-being-restored')
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside, { recursive: true, mode: PRIVATE_FOLDER })
  const client = await PGlite.create({
    fs: new EmbeddedFiles(aside),
    loadDataDir: new Blob([readFileSync(file)]),
  })
  await client.close()
  renameSync(aside, folder)
}
