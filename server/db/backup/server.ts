import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, rmSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { PRIVATE_FILE } from '../connection/private-files'

/** By PostgreSQL's own tools, which see one moment of a database that goes on. */
export async function backUpServer(url: string, file: string): Promise<void> {
  const dump = start('pg_dump', ['--format=custom', '--no-owner'], url)
  const written = pipeline(dump.program.stdout, createWriteStream(file, { mode: PRIVATE_FILE }))
  try {
    await Promise.all([dump.done, written])
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  }
}

export async function restoreServer(url: string, file: string): Promise<void> {
  if (await holdsTables(url)) throw new Error('The database holds tables already: restore into an empty one.')
  const options = ['--no-owner', '--exit-on-error', '--single-transaction']
  await start('pg_restore', [...options, `--dbname=${new URL(url).pathname.slice(1)}`, file], url).done
}

async function holdsTables(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `select from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1`,
    )
    return rowCount !== 0
  } finally {
    await client.end()
  }
}

/** The address goes by the environment: arguments can be read by every user of the machine. */
function start(command: string, args: readonly string[], url: string) {
  const { hostname, port, username, password, pathname } = new URL(url)
  const env = {
    // eslint-disable-next-line no-restricted-syntax -- handed on whole (PATH, LANG), no setting is read from it
    ...process.env,
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: pathname.slice(1),
  }
  const program = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  program.stderr.on('data', (chunk) => (said += String(chunk)))
  const ended = once(program, 'close').then(([code]: unknown[]) => {
    if (code !== 0) throw new Error(`${command} failed: ${said.trim()}`)
  })
  const missing = once(program, 'error').then(() => {
    throw new Error(`${command} is needed: on Debian, apt-get install postgresql-client.`)
  })
  return { program, done: Promise.race([ended, missing]) }
}
