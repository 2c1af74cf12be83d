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

/** A cluster that is thrown away has nothing to keep: no syncing, no replication, no socket in the file system. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  shared_buffers: '256MB',
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

function newestPrograms() {
  if (!existsSync(debianVersions)) return null
  const folders = readdirSync(debianVersions)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debianVersions, version, 'bin'))
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null
}

/** Runs `work` with the address of a new, empty cluster, which is removed afterwards, also on a signal to end. */
export async function withPostgres(programs, work) {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'store-postgres-'))
  const cluster = clusterIn(folder, programs)
  const leave = () => {
    cluster.remove()
    process.exit(1)
  }
  for (const signal of endings) process.on(signal, leave)
  try {
    cluster.start(port)
    return await work(`postgres://${superuser}@127.0.0.1:${port}/postgres`)
  } finally {
    cluster.remove()
    for (const signal of endings) process.off(signal, leave)
  }
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

  return {
    start(port) {
      const options = Object.entries({ ...settings, port }).map(([name, value]) => `-c ${name}='${value}'`)
      must(call('initdb', '-D', data, '-U', superuser, '--auth=trust', '--encoding=UTF8', '--no-sync'))
      must(call('pg_ctl', '-D', data, '-l', log, '-o', options.join(' '), '-w', 'start'))
    },
    /** At once, whoever is still connected. */
    remove() {
      if (existsSync(join(data, 'postmaster.pid')))
        call('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
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
