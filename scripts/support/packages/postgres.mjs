import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../process/network.mjs'
import { aptInstall, isRootOnDebian } from './packages.mjs'
import { say, Stop } from '../say.mjs'

const debianVersions = '/usr/lib/postgresql'
const superuser = 'store'
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** No replication, no socket in the file system. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  wal_level: 'minimal',
  max_wal_senders: '0',
  shared_buffers: '256MB',
}

/** A cluster that is thrown away has nothing to keep, unless it is to be seen what it keeps. */
const unsynced = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
}

/** Whether there is a PostgreSQL to test on: one that was named, or one to start. */
export const canRunPostgres = async () => Boolean(process.env.TEST_DATABASE_URL || (await ensurePostgres()))

/** The folder of the newest PostgreSQL's programs, installed where we may; null when there is none, which it says. */
export async function ensurePostgres() {
  if (!newestPrograms() && isRootOnDebian()) {
    await aptInstall(['postgresql'], 'the API tests run on the embedded database only.')
  }
  const programs = newestPrograms()
  if (!programs) say('PostgreSQL is not installed: the API tests on PostgreSQL are left out.')
  return programs
}

/** The folder of the newest PostgreSQL's programs; null when there is none. */
export function newestPrograms() {
  if (!existsSync(debianVersions)) return null
  const folders = readdirSync(debianVersions)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debianVersions, version, 'bin'))
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null
}

/** Runs `work` with the address of a new, empty cluster, which is removed afterwards, also on a signal to end. */
export async function withPostgres(programs, work) {
  const { url, remove } = await startPostgres(programs)
  const leave = () => {
    remove()
    process.exit(1)
  }
  for (const signal of endings) process.on(signal, leave)
  try {
    return await work(url)
  } finally {
    remove()
    for (const signal of endings) process.off(signal, leave)
  }
}

/**
 * A new, empty cluster: its address, `stop` (at once, whoever is connected), `start` and `remove`. A durable one syncs what it
 * commits, as in production.
 */
export async function startPostgres(programs, { isDurable = false } = {}) {
  const port = await freePort()
  const cluster = clusterIn(mkdtempSync(join(tmpdir(), 'store-postgres-')), programs)
  const start = () => cluster.start({ ...settings, ...(!isDurable && unsynced), port })
  try {
    cluster.create()
    start()
  } catch (error) {
    cluster.remove()
    throw error
  }
  const { stop, remove } = cluster
  return { url: `postgres://${superuser}@127.0.0.1:${port}/postgres`, start, stop, remove }
}

function clusterIn(folder, programs) {
  const owner = ownerOfClusters()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const log = join(folder, 'log')
  const env = { ...process.env, LC_ALL: 'C.UTF-8' }
  const call = (program, ...args) =>
    spawnSync(join(programs, program), args, { ...owner, cwd: folder, env, encoding: 'utf8' })
  const must = ({ status, error, stderr }) => {
    if (status === 0) return
    const logged = existsSync(log) ? readFileSync(log, 'utf8') : ''
    throw new Stop(`PostgreSQL did not start: ${error?.message ?? ''}${stderr ?? ''}${logged}`)
  }

  /** At once, whoever is still connected. */
  const stop = () => {
    if (existsSync(join(data, 'postmaster.pid'))) call('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
  }

  return {
    create() {
      must(call('initdb', '-D', data, '-U', superuser, '--auth=trust', '--encoding=UTF8', '--no-sync'))
    },
    start(settings) {
      const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`)
      must(call('pg_ctl', '-D', data, '-l', log, '-o', options.join(' '), '-w', 'start'))
    },
    stop,
    remove() {
      stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root: then the user that Debian made for it. */
function ownerOfClusters() {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
